<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AnswerWords</name>
    <message>
        <source>The answer is %1: %2</source>
        <translation>答案是 %1：%2</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>不是这个。</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>测得：%1</translation>
    </message>
    <message>
        <source>You said %1, measured is %2.</source>
        <translation>你的预测是 %1，测得 %2。</translation>
    </message>
    <message>
        <source>Near enough.</source>
        <translation>足够接近。</translation>
    </message>
    <message>
        <source>Not near enough.</source>
        <translation>还不够接近。</translation>
    </message>
    <message>
        <source>Up to %1 beside it counts as right.</source>
        <translation>相差不超过 %1 都算对。</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>正在测量 …</translation>
    </message>
    <message>
        <source>Another curve.</source>
        <translation>曲线不是这样。</translation>
    </message>
    <message>
        <source>On average your curve is %1 of the axis&apos; height away from the measured one; up to %2 counts as right.</source>
        <translation>你的曲线与测得的曲线平均相差坐标轴高度的 %1；不超过 %2 算对。</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>不是这个，再试一次。</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>%1. The version before it is whole: open %2</source>
        <translation>%1。之前的版本完好：请打开 %2</translation>
    </message>
</context>
<context>
    <name>BatchFormulas</name>
    <message>
        <source>None are kept: evaluation uses the statistics of its own batch.</source>
        <translation>不保留：评估使用当前批自身的统计量。</translation>
    </message>
    <message>
        <source>%1: batches so far. Each counts the same, nothing is forgotten.</source>
        <translation>%1：至今的批数。每批权重相同，什么也不忘。</translation>
    </message>
    <message>
        <source>they stay what they were at the start.</source>
        <translation>它们停在初值不变。</translation>
    </message>
    <message>
        <source>they are those of the last batch.</source>
        <translation>它们就是最后一批的统计量。</translation>
    </message>
    <message>
        <source>half is forgotten after %1 batches; the start weighs less than 1 % after %2.</source>
        <translation>%1 批后忘掉一半；%2 批后初值占不到 1 %。</translation>
    </message>
</context>
<context>
    <name>BatchGestures</name>
    <message>
        <source>reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>投毒</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>the running statistics start anew</source>
        <translation>运行统计量重新开始</translation>
    </message>
    <message>
        <source>one value is NaN</source>
        <translation>有一个值为 NaN</translation>
    </message>
    <message>
        <source>the running statistics become the plain average so far</source>
        <translation>运行统计量变为至今的简单平均</translation>
    </message>
</context>
<context>
    <name>BatchStripHelp</name>
    <message>
        <source>Before batch %1 the running statistics start anew: mean 0, variance 1 (R)</source>
        <translation>第 %1 批之前，运行统计量重新开始：均值 0，方差 1 (R)</translation>
    </message>
    <message>
        <source>One value of batch %1 is NaN (P)</source>
        <translation>第 %1 批有一个值为 NaN (P)</translation>
    </message>
    <message>
        <source>Before batch %1 the running statistics become the plain average over the finite batches so far (F)</source>
        <translation>第 %1 批之前，运行统计量变为至今各有限批的简单平均 (F)</translation>
    </message>
</context>
<context>
    <name>BatchTimeline</name>
    <message>
        <source>%1 batches: too few to settle</source>
        <translation>%1 批：不足以稳定</translation>
    </message>
    <message>
        <source>running values settle</source>
        <translation>运行值趋于稳定</translation>
    </message>
    <message>
        <source>stream of %1 batches</source>
        <translation>%1 批的批流</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>第 %1 批</translation>
    </message>
    <message>
        <source>all %1 batches</source>
        <translation>全部 %1 批</translation>
    </message>
</context>
<context>
    <name>ExactnessTable</name>
    <message>
        <source>Largest difference over all outputs between the formula done step by step in float32, the fused float32 kernel, and float64.</source>
        <translation>三种算法在所有输出上的最大差异：float32 逐步按公式计算、float32 融合内核、float64。</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差异</translation>
    </message>
    <message>
        <source>steps, kernel</source>
        <translation>逐步与内核</translation>
    </message>
    <message>
        <source>steps, float64</source>
        <translation>逐步与 float64</translation>
    </message>
    <message>
        <source>kernel, float64</source>
        <translation>内核与 float64</translation>
    </message>
</context>
<context>
    <name>HeatMapView</name>
    <message>
        <source>no finite values</source>
        <translation>没有有限值</translation>
    </message>
</context>
<context>
    <name>LessonResult</name>
    <message>
        <source>you chose “%1”: right</source>
        <translation>你选了“%1”：正确</translation>
    </message>
    <message>
        <source>you chose “%1”; right is “%2”</source>
        <translation>你选了“%1”；正确的是“%2”</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>you said %1, measured is %2</source>
        <translation>你的预测是 %1，测得 %2</translation>
    </message>
    <message>
        <source>your curve is %1 of the axis&apos; height away from the measured one; up to %2 is right</source>
        <translation>你的曲线与测得的曲线相差坐标轴高度的 %1；不超过 %2 算对</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>Prediction: %1.</source>
        <translation>预测：%1。</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>提问：%1。</translation>
    </message>
    <message>
        <source>Predictions: %1 of %2 right.</source>
        <translation>预测：%2 个中对了 %1 个。</translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <translation>跳过：%1 个。</translation>
    </message>
    <message>
        <source>Questions: %1 of %2 right, %3 of them at once.</source>
        <translation>提问：%2 个中对了 %1 个，其中 %3 个一次答对。</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>± sd</source>
        <translation>± 标准差</translation>
    </message>
    <message>
        <source>cells too small for numbers</source>
        <translation>单元格太小，放不下数字</translation>
    </message>
</context>
<context>
    <name>ModelsFormulas</name>
    <message>
        <source>%1 is learned from 0 on.</source>
        <translation>%1 从 0 开始学习。</translation>
    </message>
    <message>
        <source>The table says what published code and configurations say; nothing is measured here.</source>
        <translation>表格依据已发布的代码和配置；此处没有任何测量。</translation>
    </message>
    <message>
        <source>A norm holds one γ and one β a feature. A norm without β is taken for an RMSNorm here.</source>
        <translation>归一化的每个特征各有一个 γ 和一个 β。没有 β 的归一化在此视为 RMSNorm。</translation>
    </message>
    <message>
        <source>Click a row, or go there with the arrow keys up and down. Click the name of a column to sort by it, again for the other way round. Enter or a double click opens the model on the Depth page.</source>
        <translation>点击某一行，或用上下方向键移动。点击列名按该列排序，再次点击则反向排序。按 Enter 或双击，在“深度”页打开该模型。</translation>
    </message>
    <message>
        <source>Click a row of the table to choose a norm, a layer in the upper plot to see its values. Enter or a double click on a row takes γ and β to the Axes page.</source>
        <translation>点击表格的一行可选择归一化，点击上图中的某一层可查看其数值。在某行按 Enter 或双击，可将 γ 和 β 带到“轴”页。</translation>
    </message>
</context>
<context>
    <name>ModelsTimeline</name>
    <message>
        <source>rows of the table: %1</source>
        <translation>表格行数：%1</translation>
    </message>
    <message>
        <source>the chosen model</source>
        <translation>选中的模型</translation>
    </message>
    <message>
        <source>model %1 of %2</source>
        <translation>模型 %1 / %2</translation>
    </message>
    <message>
        <source>layers of the norm: %1</source>
        <translation>该归一化的层数：%1</translation>
    </message>
    <message>
        <source>no checkpoint</source>
        <translation>无检查点</translation>
    </message>
    <message>
        <source>the chosen layer</source>
        <translation>选中的层</translation>
    </message>
    <message>
        <source>norm %1 of %2</source>
        <translation>归一化 %1 / %2</translation>
    </message>
</context>
<context>
    <name>PanelLayout</name>
    <message>
        <source>DATA</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>NORMS SHOWN</source>
        <translation>显示的归一化</translation>
    </message>
    <message>
        <source>BATCHNORM USES</source>
        <translation>BatchNorm 使用</translation>
    </message>
    <message>
        <source>VIEW</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>STACK</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>ARMS</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>MEASURED</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>THIS ARM ONLY</source>
        <translation>仅此方案</translation>
    </message>
    <message>
        <source>ALL ARMS</source>
        <translation>所有方案</translation>
    </message>
    <message>
        <source>RUNS</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>STREAM</source>
        <translation>批流</translation>
    </message>
    <message>
        <source>PADDING</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>PERTURB</source>
        <translation>扰动</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>LAYER</source>
        <translation>层</translation>
    </message>
    <message>
        <source>ARITHMETIC</source>
        <translation>数值运算</translation>
    </message>
    <message>
        <source>INPUT</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>TEXT MODEL</source>
        <translation>文本模型</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>CHECKPOINT</source>
        <translation>检查点</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>%1 of %2 points not drawn (%3)</source>
        <translation>%2 个点中有 %1 个未绘出（%3）</translation>
    </message>
</context>
<context>
    <name>PrecisionFormulas</name>
    <message>
        <source>The floor</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>The sum overflows</source>
        <translation>求和溢出</translation>
    </message>
    <message>
        <source>The variance</source>
        <translation>方差</translation>
    </message>
    <message>
        <source>The divergence</source>
        <translation>散度</translation>
    </message>
    <message>
        <source>fp16 and bf16 are emulated: rounded after each operation.</source>
        <translation>fp16 和 bf16 为模拟：每次运算后舍入。</translation>
    </message>
    <message>
        <source>“=”: equals float64, rounded to the format.</source>
        <translation>“=”：等于舍入到该格式的 float64。</translation>
    </message>
    <message>
        <source>Lines are measured in float64; thin dashes are theory.</source>
        <translation>线为 float64 测量值；细虚线为理论。</translation>
    </message>
    <message>
        <source>Thin dashes are theory.</source>
        <translation>细虚线为理论。</translation>
    </message>
    <message>
        <source>Lines are medians of the seeds; bands: least to largest error. ×: a variance below 0, and for how many seeds.</source>
        <translation>线为各种子的中位数；阴影带：最小到最大误差。×：方差小于 0，及出现的种子数。</translation>
    </message>
    <message>
        <source>Small character models, trained on this computer. In the second text everything from the first difference on is marked.</source>
        <translation>小型字符模型，在本机上训练。第二段文本中，从第一处不同起全部标出。</translation>
    </message>
    <message>
        <source>Click a cell to look into it, or go there with the arrow keys. F: the next format.</source>
        <translation>点击单元格可查看其详情，也可用方向键移动。F：下一种格式。</translation>
    </message>
    <message>
        <source>Click an offset to give it to the row of the grid.</source>
        <translation>点击一个偏移，即设为网格所用行的偏移。</translation>
    </message>
    <message>
        <source>L: largest number of the format, d: features</source>
        <translation>L：该格式的最大数，d：特征数</translation>
    </message>
    <message>
        <source>L: largest number of the format</source>
        <translation>L：该格式的最大数</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>单遍</translation>
    </message>
    <message>
        <source>two passes</source>
        <translation>两遍</translation>
    </message>
    <message>
        <source>two passes, corrected</source>
        <translation>两遍，带修正</translation>
    </message>
    <message>
        <source>Welford, for each value</source>
        <translation>Welford，逐个值更新</translation>
    </message>
    <message>
        <source>shifted by the first value</source>
        <translation>以第一个值平移</translation>
    </message>
    <message>
        <source>p: with the ε it was trained with, q: with the other one</source>
        <translation>p：用训练时的 ε，q：用另一个 ε</translation>
    </message>
    <message>
        <source>L: largest number of fp32, d: features</source>
        <translation>L：fp32 的最大数，d：特征数</translation>
    </message>
    <message>
        <source>A value overflows</source>
        <translation>数值溢出</translation>
    </message>
</context>
<context>
    <name>PrecisionTimeline</name>
    <message>
        <source>all %1 values of ε</source>
        <translation>全部 %1 个 ε 值</translation>
    </message>
    <message>
        <source>ε %1 of %2</source>
        <translation>第 %1 / %2 个 ε</translation>
    </message>
</context>
<context>
    <name>TableListMark</name>
    <message>
        <source>rows %1–%2 of %3</source>
        <translation>第 %1–%2 行，共 %3 行</translation>
    </message>
</context>
<context>
    <name>TrainingFormulas</name>
    <message>
        <source>%1 down to %2 in a line</source>
        <translation>%1 线性降至 %2</translation>
    </message>
    <message>
        <source>%1 down to %2 as half a cosine</source>
        <translation>%1 按半个余弦降至 %2</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <source>(%1 only)</source>
        <translation>(仅 %1)</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Clipping</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>%1, the median of the layers</source>
        <translation>%1，各层的中位数</translation>
    </message>
    <message>
        <source>Update : data</source>
        <translation>更新 : 数据</translation>
    </message>
    <message>
        <source>all, also biases, γ and β</source>
        <translation>全部，包括偏置、γ 和 β</translation>
    </message>
    <message>
        <source>γ and β only</source>
        <translation>仅 γ 和 β</translation>
    </message>
    <message>
        <source>matrices; not biases, γ, β</source>
        <translation>矩阵；不含偏置、γ、β</translation>
    </message>
    <message>
        <source>Weight decay of</source>
        <translation>权重衰减作用于</translation>
    </message>
</context>
<context>
    <name>TrainingTimeline</name>
    <message>
        <source>learning rate falling in a line</source>
        <translation>学习率线性下降</translation>
    </message>
    <message>
        <source>cosine learning rate</source>
        <translation>余弦学习率</translation>
    </message>
    <message>
        <source>learning rate falling as 1/√step</source>
        <translation>学习率按 1/√步 下降</translation>
    </message>
    <message>
        <source>Noam learning rate</source>
        <translation>Noam 学习率</translation>
    </message>
    <message>
        <source>constant learning rate</source>
        <translation>恒定学习率</translation>
    </message>
    <message>
        <source>learning rates differ</source>
        <translation>学习率各不相同</translation>
    </message>
    <message>
        <source>warm-up of %1</source>
        <translation>%1 的预热</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
</context>
<context>
    <name>WiringView</name>
    <message>
        <source>Pre</source>
        <translation>Pre</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Output</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Post</translation>
    </message>
</context>
<context>
    <name>WorksheetHtml</name>
    <message>
        <source>In each row: q is the mean of x², and y = x / √(q + ε).</source>
        <translation>每一行中：q 是 x² 的均值，y = x / √(q + ε)。</translation>
    </message>
    <message>
        <source>In each row</source>
        <translation>每一行中</translation>
    </message>
    <message>
        <source>In each column</source>
        <translation>每一列中</translation>
    </message>
    <message>
        <source>%1: μ is the mean, σ² the mean of (x − μ)², and y = (x − μ) / √(σ² + ε).</source>
        <translation>%1：μ 是均值，σ² 是 (x − μ)² 的均值，y = (x − μ) / √(σ² + ε)。</translation>
    </message>
    <message>
        <source>Name: %1 Date: %2</source>
        <translation>姓名：%1 日期：%2</translation>
    </message>
    <message>
        <source>%1 samples (rows) with %2 features (columns); γ = 1, β = 0, ε = %3. Outputs to two decimals.</source>
        <translation>%1 个样本（行），%2 个特征（列）；γ = 1，β = 0，ε = %3。输出保留两位小数。</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Normalization by hand</source>
        <translation>手算归一化</translation>
    </message>
    <message>
        <source>Normalization by hand: answers</source>
        <translation>手算归一化：答案</translation>
    </message>
    <message>
        <source>Made by NormScope, seed %1</source>
        <translation>由 NormScope 生成，种子 %1</translation>
    </message>
</context>
<context>
    <name>WorksheetTable</name>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>y of row %1</source>
        <translation>行 %1 的 y</translation>
    </message>
</context>
<context>
    <name>controls</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Range: %1. </source>
        <translation>范围：%1。</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>默认：%1。</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>The data set has %1 rows: shown are %2 × %3 (samples × tokens) of the %4 × %5 asked for.</source>
        <translation>数据集有 %1 行：要求 %4 × %5（样本 × 词元），显示 %2 × %3。</translation>
    </message>
    <message>
        <source>the array holds no numbers</source>
        <translation>数组里没有数</translation>
    </message>
    <message>
        <source>no file is chosen</source>
        <translation>没有选择文件</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>葡萄酒</translation>
    </message>
    <message>
        <source>wines</source>
        <translation>葡萄酒</translation>
    </message>
    <message>
        <source>there are names and no rows of numbers</source>
        <translation>只有名称，没有数值行</translation>
    </message>
    <message>
        <source>the file holds no numbers</source>
        <translation>文件里没有数</translation>
    </message>
    <message>
        <source>%1 is too large for a float64</source>
        <translation>%1 超出 float64 的范围</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number, others in this line are; say whether it holds names</source>
        <translation>“%1”不是数，而本行其他单元格是数；请指明这一行是否为名称</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number with decimal comma</source>
        <translation>“%1”不是以逗号为小数点的数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>“%1”不是数</translation>
    </message>
    <message>
        <source>Missing cells, held as NaN: %1.</source>
        <translation>缺失的单元格（记为 NaN）：%1。</translation>
    </message>
    <message>
        <source>Infinite cells: %1.</source>
        <translation>无穷大的单元格：%1。</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>point</source>
        <translation>百分点</translation>
    </message>
    <message>
        <source>the first line holds names</source>
        <translation>首行是名称</translation>
    </message>
    <message>
        <source>there is no line of names</source>
        <translation>没有名称行</translation>
    </message>
    <message>
        <source>Separator: %1 (%2). Decimal sign: %3 (%4). Header: %5 (%6).</source>
        <translation>分隔符：%1（%2）。小数点：%3（%4）。表头：%5（%6）。</translation>
    </message>
    <message>
        <source>this is UTF-16 text; save it as UTF-8</source>
        <translation>这是 UTF-16 文本；请另存为 UTF-8</translation>
    </message>
    <message>
        <source>a quote is opened and never closed</source>
        <translation>有引号没有闭合</translation>
    </message>
    <message>
        <source>text stands between a closing quote and the next separator</source>
        <translation>闭合引号与下一个分隔符之间有文字</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>这是文件夹，不是文件</translation>
    </message>
    <message>
        <source>this is a device or pipe, not a file</source>
        <translation>这是设备或管道，不是文件</translation>
    </message>
    <message>
        <source>the file has %1 bytes, at most %2 are read</source>
        <translation>文件有 %1 字节，最多读取 %2 字节</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>无法打开：%1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>cannot be replaced: %1</source>
        <translation>无法替换：%1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>the file is cut short: %1 bytes expected, %2 found</source>
        <translation>文件不完整：应有 %1 字节，实有 %2 字节</translation>
    </message>
    <message>
        <source>Integers beyond 2^53, rounded to the nearest double: %1.</source>
        <translation>超过 2^53、舍入到最近 double 的整数：%1。</translation>
    </message>
    <message>
        <source>Bytes after the data, ignored: %1.</source>
        <translation>数据之后被忽略的字节：%1。</translation>
    </message>
    <message>
        <source>not an .npy file: it does not begin with \x93NUMPY</source>
        <translation>不是 .npy 文件：开头不是 \x93NUMPY</translation>
    </message>
    <message>
        <source>format version %1.%2 is unknown; 1.0, 2.0 and 3.0 can be read</source>
        <translation>未知的格式版本 %1.%2；可读取 1.0、2.0 和 3.0</translation>
    </message>
    <message>
        <source>the header has %1 bytes, at most %2 are read</source>
        <translation>文件头有 %1 字节，最多读取 %2 字节</translation>
    </message>
    <message>
        <source>the header is not a dictionary</source>
        <translation>文件头不是字典</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;</source>
        <translation>未知的键“%1”</translation>
    </message>
    <message>
        <source>key &apos;%1&apos; stands there twice</source>
        <translation>键“%1”出现了两次</translation>
    </message>
    <message>
        <source>key &apos;%1&apos; is missing</source>
        <translation>缺少键“%1”</translation>
    </message>
    <message>
        <source>&apos;shape&apos; is not a tuple</source>
        <translation>“shape”不是元组</translation>
    </message>
    <message>
        <source>the shape has %1 dimensions, at most %2 are read</source>
        <translation>形状有 %1 维，最多读取 %2 维</translation>
    </message>
    <message>
        <source>the shape holds &apos;%1&apos;, which is no size</source>
        <translation>形状中的“%1”不是大小</translation>
    </message>
    <message>
        <source>the shape is too large</source>
        <translation>形状过大</translation>
    </message>
    <message>
        <source>&apos;fortran_order&apos; is neither True nor False</source>
        <translation>“fortran_order”既不是 True 也不是 False</translation>
    </message>
    <message>
        <source>not a Python dictionary as NumPy writes it</source>
        <translation>不是 NumPy 写出的 Python 字典</translation>
    </message>
    <message>
        <source>Python objects, which are never unpickled since that runs code from the file</source>
        <translation>Python 对象；绝不反序列化，因为那会运行文件里的代码</translation>
    </message>
    <message>
        <source>complex numbers (complex64)</source>
        <translation>复数（complex64）</translation>
    </message>
    <message>
        <source>complex numbers (complex128)</source>
        <translation>复数（complex128）</translation>
    </message>
    <message>
        <source>complex numbers</source>
        <translation>复数</translation>
    </message>
    <message>
        <source>byte strings</source>
        <translation>字节串</translation>
    </message>
    <message>
        <source>text strings</source>
        <translation>文本串</translation>
    </message>
    <message>
        <source>dates (datetime64)</source>
        <translation>日期（datetime64）</translation>
    </message>
    <message>
        <source>time spans (timedelta64)</source>
        <translation>时间间隔（timedelta64）</translation>
    </message>
    <message>
        <source>raw bytes (void)</source>
        <translation>原始字节（void）</translation>
    </message>
    <message>
        <source>floats of a size that differs between machines</source>
        <translation>长度因机器而异的浮点数</translation>
    </message>
    <message>
        <source>an unknown type</source>
        <translation>未知的类型</translation>
    </message>
    <message>
        <source>dtype &apos;%1&apos; holds %2; bool, integers and float16, float32, float64 can be read</source>
        <translation>dtype“%1”存的是%2；可读取 bool、整数以及 float16、float32、float64</translation>
    </message>
    <message>
        <source>structured dtype with the fields %1; save one field as an array of its own</source>
        <translation>带字段 %1 的结构化 dtype；请把一个字段单独存成数组</translation>
    </message>
    <message>
        <source>&apos;descr&apos; is not the name of a dtype</source>
        <translation>“descr”不是 dtype 的名称</translation>
    </message>
    <message>
        <source>%1, %2 samples</source>
        <translation>%1，%2 个样本</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation>%1，每个 %2 个词元</translation>
    </message>
    <message>
        <source>standard units</source>
        <translation>标准化单位</translation>
    </message>
    <message>
        <source>raw units</source>
        <translation>原始单位</translation>
    </message>
    <message>
        <source>%1, × %2, + %3</source>
        <translation>%1，× %2，+ %3</translation>
    </message>
    <message>
        <source>%1, cells edited: %2</source>
        <translation>%1，改动的单元格：%2</translation>
    </message>
    <message>
        <source>Which numbers are averaged?</source>
        <translation>对哪些数取平均？</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>code %1</source>
        <translation>代码 %1</translation>
    </message>
    <message>
        <source>× rstd %1 = dx, size %2</source>
        <translation>× rstd %1 = dx，大小 %2</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>edited; it was %1</source>
        <translation>已改动；原为 %1</translation>
    </message>
    <message>
        <source>drawn at random, seed %1</source>
        <translation>随机生成，种子 %1</translation>
    </message>
    <message>
        <source>all %1 %2 %3 ± %4</source>
        <translation>全部 %1 个%2 %3 ± %4</translation>
    </message>
    <message>
        <source>measured %1; %2</source>
        <translation>测得 %1；%2</translation>
    </message>
    <message>
        <source>colours of the input; the outputs have their own</source>
        <translation>输入的颜色；输出各有自己的颜色</translation>
    </message>
    <message>
        <source>colour scale of the matrix</source>
        <translation>矩阵的色标</translation>
    </message>
    <message>
        <source>one colour scale for both matrices</source>
        <translation>两个矩阵共用一个色标</translation>
    </message>
    <message>
        <source>one colour scale for the three matrices</source>
        <translation>三个矩阵共用一个色标</translation>
    </message>
    <message>
        <source>one colour scale for the four matrices</source>
        <translation>四个矩阵共用一个色标</translation>
    </message>
    <message>
        <source>this cell alone</source>
        <translation>仅此单元格</translation>
    </message>
    <message>
        <source>mean square = %1</source>
        <translation>均方 = %1</translation>
    </message>
    <message>
        <source>Not defined: a column of one value has no variance to learn from.</source>
        <translation>无定义：只有一个值的列没有可用的方差。</translation>
    </message>
    <message>
        <source>0/0: every value of the row is 0 and ε is 0.</source>
        <translation>0/0：该行的值全为 0，且 ε 为 0。</translation>
    </message>
    <message>
        <source>0/0: every value of the column is equal and ε is 0.</source>
        <translation>0/0：该列的值全部相等，且 ε 为 0。</translation>
    </message>
    <message>
        <source>0/0: every value of the row is equal and ε is 0.</source>
        <translation>0/0：该行的值全部相等，且 ε 为 0。</translation>
    </message>
    <message>
        <source>No cells</source>
        <translation>没有单元格</translation>
    </message>
    <message>
        <source>Cell: %1 %2, %3</source>
        <translation>单元格：%1 %2，%3</translation>
    </message>
    <message>
        <source>%1, %2: x = %3 becomes y = %4</source>
        <translation>%1，%2：x = %3 变为 y = %4</translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation>%1 个非有限值</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>单元格数</translation>
    </message>
    <message>
        <source>Histogram, %1: %2</source>
        <translation>直方图，%1：%2</translation>
    </message>
    <message>
        <source>All %1 values: input</source>
        <translation>全部 %1 个值：输入</translation>
    </message>
    <message>
        <source>max |x| %1</source>
        <translation>max |x| %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>without a norm</source>
        <translation>不归一化</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>max |y| %1</source>
        <translation>max |y| %1</translation>
    </message>
    <message>
        <source>itself %1 · all other inputs 0</source>
        <translation>自身 %1 · 其他输入均为 0</translation>
    </message>
    <message>
        <source>itself %1 · its row %2 … %3 · all other inputs 0</source>
        <translation>自身 %1 · 同行 %2 … %3 · 其他输入均为 0</translation>
    </message>
    <message>
        <source>itself %1 · its column %2 … %3 · all other inputs 0</source>
        <translation>自身 %1 · 同列 %2 … %3 · 其他输入均为 0</translation>
    </message>
    <message>
        <source>colours to ±%1</source>
        <translation>颜色到 ±%1</translation>
    </message>
    <message>
        <source>features</source>
        <translation>特征数</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>sd units</source>
        <translation>标准差单位</translation>
    </message>
    <message>
        <source>one mean and sd per %1</source>
        <translation>每个%1一个均值和标准差</translation>
    </message>
    <message>
        <source>one root mean square per %1</source>
        <translation>每个%1一个均方根</translation>
    </message>
    <message>
        <source>running mean and sd per feature</source>
        <translation>每个特征的运行均值和标准差</translation>
    </message>
    <message>
        <source>one mean and sd per feature</source>
        <translation>每个特征一个均值和标准差</translation>
    </message>
    <message>
        <source>no statistic: y = x</source>
        <translation>没有统计量：y = x</translation>
    </message>
    <message>
        <source>every value is left as it is</source>
        <translation>每个值保持原样</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 columns; %4</source>
        <translation>%1：%2 行，%3 列；%4</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>No norm</source>
        <translation>无归一化</translation>
    </message>
    <message>
        <source>The data hold no cells, so there is nothing to average.</source>
        <translation>数据中没有单元格，无可平均。</translation>
    </message>
    <message>
        <source>Stopped before the first norm was run.</source>
        <translation>在运行第一个归一化之前停止了。</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>much</source>
        <translation>偏高</translation>
    </message>
    <message>
        <source>little</source>
        <translation>偏低</translation>
    </message>
    <message>
        <source>%1 %2 has %3 of %4</source>
        <translation>%1 %2 的%4为 %3</translation>
    </message>
    <message>
        <source>%1 %2 has %3 in %4</source>
        <translation>%1 %2 在 %4 处为 %3</translation>
    </message>
    <message>
        <source>%1: %2 for this %3 (row mean %4), %5 for this feature (column mean %6).</source>
        <translation>%1：对这个%3来说%2（行均值 %4），对这个特征来说%5（列均值 %6）。</translation>
    </message>
    <message>
        <source>So the two outputs differ in sign: %1 and %2.</source>
        <translation>因此两个输出符号相反：%1 和 %2。</translation>
    </message>
    <message>
        <source>So both outputs are positive: %1 and %2.</source>
        <translation>因此两个输出都为正：%1 和 %2。</translation>
    </message>
    <message>
        <source>So both outputs are negative: %1 and %2.</source>
        <translation>因此两个输出都为负：%1 和 %2。</translation>
    </message>
    <message>
        <source>The two outputs are %1 and %2.</source>
        <translation>两个输出为 %1 和 %2。</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%2 之后 %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 brings every feature to %2 ± %3; there it holds %4 %.</source>
        <translation>%1 把每个特征变为 %2 ± %3；那里它占 %4 %。</translation>
    </message>
    <message>
        <source>After %1 it holds %2 %.</source>
        <translation>%1 之后它占 %2 %。</translation>
    </message>
    <message>
        <source>You changed %1 input cells.</source>
        <translation>你改动了 %1 个输入单元格。</translation>
    </message>
    <message>
        <source>You changed %1 %2, %3 from %4 to %5.</source>
        <translation>你把 %1 %2、%3 从 %4 改为 %5。</translation>
    </message>
    <message>
        <source>After %1 no output moved.</source>
        <translation>%1 之后没有输出变动。</translation>
    </message>
    <message>
        <source>After %1 one output moved.</source>
        <translation>%1 之后有一个输出变动。</translation>
    </message>
    <message>
        <source>After %1 %2 outputs moved, all in one row.</source>
        <translation>%1 之后有 %2 个输出变动，全在一行。</translation>
    </message>
    <message>
        <source>After %1 %2 outputs moved, all in one column: every row feels it.</source>
        <translation>%1 之后有 %2 个输出变动，全在一列：每一行都受影响。</translation>
    </message>
    <message>
        <source>After %1 %2 outputs moved, in %3 rows and %4 columns.</source>
        <translation>%1 之后有 %2 个输出变动，分布在 %3 行 %4 列。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 处</translation>
    </message>
    <message>
        <source>%1 is not defined here: ε is 0 and so is a variance, and 0/0 is no number.</source>
        <translation>%1 在此无定义：ε 为 0，方差也为 0，0/0 不是数。</translation>
    </message>
    <message>
        <source>%1 is not defined in row %2: all its values are equal and ε is 0, which asks for 0/0. Any ε above 0 gives β there.</source>
        <translation>%1 在第 %2 行无定义：该行的值全部相等且 ε 为 0，即 0/0。任何大于 0 的 ε 都会在那里给出 β。</translation>
    </message>
    <message>
        <source>%1 is not defined in row %2: all its values are 0 and ε is 0, which asks for 0/0. Any ε above 0 gives β there.</source>
        <translation>%1 在第 %2 行无定义：该行的值全为 0 且 ε 为 0，即 0/0。任何大于 0 的 ε 都会在那里给出 β。</translation>
    </message>
    <message>
        <source>%1 is not defined in column %2: all its values are equal and ε is 0, which asks for 0/0. Any ε above 0 gives β there.</source>
        <translation>%1 在第 %2 列无定义：该列的值全部相等且 ε 为 0，即 0/0。任何大于 0 的 ε 都会在那里给出 β。</translation>
    </message>
    <message>
        <source>%1 cannot train on one row: each column holds one value, whose variance says nothing. Its output stays empty and its running statistics as they were; with running statistics it works.</source>
        <translation>%1 不能在一行上训练：每列只有一个值，其方差没有意义。输出留空，运行统计量保持不变；改用运行统计量即可。</translation>
    </message>
    <message>
        <source>%1 was given no cells.</source>
        <translation>%1 没有得到任何单元格。</translation>
    </message>
    <message>
        <source>%1 loses %2 cells by it.</source>
        <translation>%1 因此失去 %2 个单元格。</translation>
    </message>
    <message>
        <source>Input cells that are not finite numbers: %1, the first at %2 %3, %4.</source>
        <translation>非有限的输入单元格：%1 个，第一个在 %2 %3，%4。</translation>
    </message>
    <message>
        <source>%1 left the range of its numbers in %2 cells, the first at %3 %4, %5.</source>
        <translation>%1 在 %2 个单元格中超出数值范围，第一个在 %3 %4，%5。</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>a mean of %1 to %2</source>
        <translation>均值 %1 到 %2</translation>
    </message>
    <message>
        <source>sd %1</source>
        <translation>标准差 %1</translation>
    </message>
    <message>
        <source>an sd of %1 to %2</source>
        <translation>标准差 %1 到 %2</translation>
    </message>
    <message>
        <source>After %1 it is the reverse: every %2 is %3 ± %4, the features run from %5 to %6.</source>
        <translation>%1 之后正相反：每个%2都是 %3 ± %4，特征均值从 %5 到 %6。</translation>
    </message>
    <message>
        <source>After %1 every %2 has %3 and %4, but the feature means still run from %5 to %6.</source>
        <translation>%1 之后每个%2的%3、%4，但特征均值仍从 %5 到 %6。</translation>
    </message>
    <message>
        <source>After %1 it is the reverse: every feature is %2 ± %3, the %4 run from %5 to %6.</source>
        <translation>%1 之后正相反：每个特征都是 %2 ± %3，各%4的均值从 %5 到 %6。</translation>
    </message>
    <message>
        <source>After %1 every feature has %2 and %3, but the means of the %4 still run from %5 to %6.</source>
        <translation>%1 之后每个特征的%2、%3，但各%4的均值仍从 %5 到 %6。</translation>
    </message>
    <message>
        <source>root mean square %1</source>
        <translation>均方根 %1</translation>
    </message>
    <message>
        <source>a root mean square of %1 to %2</source>
        <translation>均方根 %1 到 %2</translation>
    </message>
    <message>
        <source>After %1 every %2 has %3, but its mean is not taken away: they run from %4 to %5.</source>
        <translation>%1 之后每个%2的%3，但均值没有减去：从 %4 到 %5。</translation>
    </message>
    <message>
        <source>Without a norm the %1 run from %2 to %3, the features from %4 to %5.</source>
        <translation>不归一化时，各%1的均值从 %2 到 %3，特征均值从 %4 到 %5。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Every matrix still holds the input: the %1 run from %2 to %3, the features from %4 to %5.</source>
        <translation>每个矩阵仍是输入：各%1的均值从 %2 到 %3，特征均值从 %4 到 %5。</translation>
    </message>
    <message>
        <source>%1 takes one mean per %2, over its %3 values: %4.</source>
        <translation>%1 对每个%2的 %3 个值取一个均值：%4。</translation>
    </message>
    <message>
        <source>%1 takes the running mean of each feature: %2.</source>
        <translation>%1 取每个特征的运行均值：%2。</translation>
    </message>
    <message>
        <source>%1 takes no mean.</source>
        <translation>%1 不取均值。</translation>
    </message>
    <message>
        <source>%1 takes from every value the mean of its row.</source>
        <translation>%1 从每个值减去所在行的均值。</translation>
    </message>
    <message>
        <source>%1 takes from every value the mean of its column.</source>
        <translation>%1 从每个值减去所在列的均值。</translation>
    </message>
    <message>
        <source>%1 leaves the values where they are.</source>
        <translation>%1 不移动数值。</translation>
    </message>
    <message>
        <source>%1 takes the variance of each %2: %3.</source>
        <translation>%1 取每个%2的方差：%3。</translation>
    </message>
    <message>
        <source>%1 takes the running variance of each feature: %2.</source>
        <translation>%1 取每个特征的运行方差：%2。</translation>
    </message>
    <message>
        <source>%1 takes the mean square of each %2: %3.</source>
        <translation>%1 取每个%2的均方：%3。</translation>
    </message>
    <message>
        <source>%1 divides every row by its own √(σ² + ε).</source>
        <translation>%1 把每一行除以它自己的 √(σ² + ε)。</translation>
    </message>
    <message>
        <source>%1 divides every column by its own √(σ² + ε).</source>
        <translation>%1 把每一列除以它自己的 √(σ² + ε)。</translation>
    </message>
    <message>
        <source>%1 divides every row by the root of its mean square + ε.</source>
        <translation>%1 把每一行除以其均方加 ε 的平方根。</translation>
    </message>
    <message>
        <source>γ = 1 and β = 0 leave every value as it is.</source>
        <translation>γ = 1、β = 0 使每个值保持不变。</translation>
    </message>
    <message>
        <source>Every value is multiplied by γ = %1, then β = %2 is added.</source>
        <translation>每个值乘以 γ = %1，再加上 β = %2。</translation>
    </message>
    <message>
        <source>Under %1 it hears the %2 inputs of its own row and no other %3.</source>
        <translation>在 %1 下，它受自己这一行 %2 个输入的影响，不受其他%3影响。</translation>
    </message>
    <message>
        <source>Under %1 it hears the %2 inputs of its column, one of every %3.</source>
        <translation>在 %1 下，它受所在列 %2 个输入的影响，每个%3一个。</translation>
    </message>
    <message>
        <source>Under %1 it hears its own input alone.</source>
        <translation>在 %1 下，它只受自己的输入影响。</translation>
    </message>
    <message>
        <source>%1 removes nothing: it only scales by %2.</source>
        <translation>%1 什么也不去掉，只乘以 %2。</translation>
    </message>
    <message>
        <source>%1 removes the part along x̂, %2 % of its squared size.</source>
        <translation>%1 去掉沿 x̂ 的部分，占其大小平方的 %2 %。</translation>
    </message>
    <message>
        <source>%1 removes its mean, %2 % of its squared size, and the part along x̂, %3 %.</source>
        <translation>%1 去掉其均值（占大小平方的 %2 %）和沿 x̂ 的部分（%3 %）。</translation>
    </message>
    <message>
        <source>A gradient arrives at the chosen output alone.</source>
        <translation>梯度只到达选中的输出。</translation>
    </message>
    <message>
        <source>A random gradient arrives at every output.</source>
        <translation>每个输出都收到一个随机梯度。</translation>
    </message>
    <message>
        <source>rows %1 … %2</source>
        <translation>行 %1 … %2</translation>
    </message>
    <message>
        <source>every row %1 ± %2</source>
        <translation>每行 %1 ± %2</translation>
    </message>
    <message>
        <source>every row %1, sd %2 … %3</source>
        <translation>每行 %1，标准差 %2 … %3</translation>
    </message>
    <message>
        <source>rows NaN</source>
        <translation>行 NaN</translation>
    </message>
    <message>
        <source>features %1 … %2</source>
        <translation>特征 %1 … %2</translation>
    </message>
    <message>
        <source>every feature %1 ± %2</source>
        <translation>每个特征 %1 ± %2</translation>
    </message>
    <message>
        <source>every feature %1, sd %2 … %3</source>
        <translation>每个特征 %1，标准差 %2 … %3</translation>
    </message>
    <message>
        <source>features NaN</source>
        <translation>特征 NaN</translation>
    </message>
    <message>
        <source>%1, %2 NaN</source>
        <translation>%1，%2 NaN</translation>
    </message>
    <message>
        <source>every row rms %1</source>
        <translation>每行均方根 %1</translation>
    </message>
    <message>
        <source>no norm</source>
        <translation>无归一化</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>葡萄酒</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>must be a whole number in %1, not &quot;%2&quot;</source>
        <translation>必须是 %1 内的整数，而不是“%2”</translation>
    </message>
    <message>
        <source>must be a number in %1, not &quot;%2&quot;</source>
        <translation>必须是 %1 内的数，而不是“%2”</translation>
    </message>
    <message>
        <source>must be %1, not &quot;%2&quot;</source>
        <translation>必须是 %1，而不是“%2”</translation>
    </message>
    <message>
        <source>must be %1, not %2</source>
        <translation>必须是 %1，而不是 %2</translation>
    </message>
    <message>
        <source>must lie in %1, not %2</source>
        <translation>必须在 %1 内，而不是 %2</translation>
    </message>
    <message>
        <source>must be %1, not %2 bytes</source>
        <translation>必须为%1，而不是 %2 字节</translation>
    </message>
    <message>
        <source>must be one line without control characters</source>
        <translation>必须是一行、不含控制字符</translation>
    </message>
    <message>
        <source>must be one of %1, not &quot;%2&quot;</source>
        <translation>必须是 %1 之一，而不是“%2”</translation>
    </message>
    <message>
        <source>must name each of %1 once at most, not &quot;%2&quot; twice</source>
        <translation>%1 中每个最多出现一次，而“%2”出现了两次</translation>
    </message>
    <message>
        <source>must name %1 to %2 of %3, not %4</source>
        <translation>必须从 %3 中选 %1 到 %2 个，而不是 %4 个</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>on 或 off</translation>
    </message>
    <message>
        <source>0 or %1 ... %2</source>
        <translation>0 或 %1 ... %2</translation>
    </message>
    <message>
        <source>%1 ... %2</source>
        <translation>%1 ... %2</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>最多 %1 字节</translation>
    </message>
    <message>
        <source>gradient that arrives</source>
        <translation>到达的梯度</translation>
    </message>
    <message>
        <source>The gradient at the output for the backward view: seeded N(0, 1) numbers, or 1 at the chosen cell and 0 elsewhere. LayerNorm removes its mean and its part along x̂, RMSNorm only the latter.</source>
        <translation>反向视图中输出端的梯度：由种子生成的 N(0, 1) 数，或选中单元格为 1、其余为 0。LayerNorm 去掉它的均值和沿 x̂ 的部分，RMSNorm 只去掉后者。</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>1 at the chosen cell</source>
        <translation>选中单元格为 1</translation>
    </message>
    <message>
        <source>shown below</source>
        <translation>下方显示</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>row of the chosen cell</source>
        <translation>选中单元格的行</translation>
    </message>
    <message>
        <source>Counted from 0. Clicking a cell in a matrix sets it.</source>
        <translation>从 0 数起。点击矩阵中的单元格即可设定。</translation>
    </message>
    <message>
        <source>column of the chosen cell</source>
        <translation>选中单元格的列</translation>
    </message>
    <message>
        <source>cell values</source>
        <translation>单元格数值</translation>
    </message>
    <message>
        <source>Prints the number in every cell, as long as the cells are large enough to read it (up to about 24 × 24).</source>
        <translation>在每个单元格里写出数值，只要单元格够大（约 24 × 24 以内）。</translation>
    </message>
    <message>
        <source>changed cells</source>
        <translation>变动的单元格</translation>
    </message>
    <message>
        <source>After you change a value, marks every output cell that moved: one row under LayerNorm, a whole column under BatchNorm on batch statistics.</source>
        <translation>改动一个值后，标出所有变动的输出单元格：LayerNorm 下是一行，使用批统计量的 BatchNorm 下是一整列。</translation>
    </message>
    <message>
        <source>BatchNorm uses</source>
        <translation>BatchNorm 使用</translation>
    </message>
    <message>
        <source>Batch: the statistics of this very batch, as in training. Running: those remembered from earlier batches, as in evaluation; each feature then gets a fixed scale and shift, and one sample no longer moves the others.</source>
        <translation>批：当前批的统计量，如训练时。运行：之前各批积累的统计量，如评估时；每个特征得到固定的缩放和平移，一个样本不再影响其他样本。</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>momentum</source>
        <translation>动量</translation>
    </message>
    <message>
        <source>How fast the running statistics follow. PyTorch: the share of the new batch (0.1 is common). Keras: the share of the old value (0.99 is common).</source>
        <translation>运行统计量跟随的快慢。PyTorch：新批所占份额（常用 0.1）。Keras：旧值所占份额（常用 0.99）。</translation>
    </message>
    <message>
        <source>momentum convention</source>
        <translation>动量约定</translation>
    </message>
    <message>
        <source>PyTorch: running = (1 − m) · running + m · batch, with the variance over n − 1. Keras: running = m · running + (1 − m) · batch, with the variance over n. Switching turns 0.1 into 0.9, which is the same memory.</source>
        <translation>PyTorch：运行值 = (1 − m) · 运行值 + m · 批值，方差除以 n − 1。Keras：运行值 = m · 运行值 + (1 − m) · 批值，方差除以 n。切换时 0.1 变为 0.9，记忆相同。</translation>
    </message>
    <message>
        <source>PyTorch</source>
        <translation>PyTorch</translation>
    </message>
    <message>
        <source>Keras</source>
        <translation>Keras</translation>
    </message>
    <message>
        <source>batches seen</source>
        <translation>已见批数</translation>
    </message>
    <message>
        <source>How many updates, each by this very batch, the running statistics have had since they began at mean 0 and variance 1. With PyTorch&apos;s 0.1 the beginning still weighs 35 % after 10 of them, and less than 1 % after 44.</source>
        <translation>运行统计量从均值 0、方差 1 开始，用当前批更新了多少次。PyTorch 的 0.1 下，10 次后初值仍占 35 %，44 次后不到 1 %。</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Where the matrix comes from. Wine: 178 wines with 13 measured properties of very different size. Digits: 1797 handwritten digits of 8 × 8 pixels. Gaussian: seeded N(0, 1) values; with an outlier, feature 2 is 20 times as large.</source>
        <translation>矩阵的来源。葡萄酒：178 种葡萄酒，13 项大小相差很大的测量值。数字：1797 个 8 × 8 像素的手写数字。高斯：由种子生成的 N(0, 1) 值；带离群特征时，特征 2 放大 20 倍。</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>A .npy or .csv file. The last axis holds the features, all earlier axes are samples.</source>
        <translation>.npy 或 .csv 文件。最后一个轴是特征，前面各轴是样本。</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>What stands between two cells of a CSV file. Automatic guesses it from the file and says what it found.</source>
        <translation>CSV 文件中单元格之间的符号。“自动”会从文件猜测并告知结果。</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>decimal sign</source>
        <translation>小数点</translation>
    </message>
    <message>
        <source>Whether a CSV file writes 0.5 or 0,5. The language of your system plays no part.</source>
        <translation>CSV 文件写作 0.5 还是 0,5。与系统语言无关。</translation>
    </message>
    <message>
        <source>point (0.5)</source>
        <translation>点（0.5）</translation>
    </message>
    <message>
        <source>comma (0,5)</source>
        <translation>逗号（0,5）</translation>
    </message>
    <message>
        <source>first line</source>
        <translation>首行</translation>
    </message>
    <message>
        <source>Whether the first line of a CSV file names the columns or already holds numbers.</source>
        <translation>CSV 文件的首行是列名还是数值。</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>How many samples are in the batch. BatchNorm&apos;s statistics come from them: with two, every output is about ±1. LayerNorm does not notice.</source>
        <translation>批中的样本数。BatchNorm 的统计量来自它们：只有两个时，每个输出约为 ±1。LayerNorm 不受影响。</translation>
    </message>
    <message>
        <source>tokens a sample</source>
        <translation>每个样本的词元数</translation>
    </message>
    <message>
        <source>How many positions a sample has, each one row of the matrix. LayerNorm and RMSNorm treat every token by itself; BatchNorm pools all tokens of all samples.</source>
        <translation>每个样本有多少位置，每个位置是矩阵的一行。LayerNorm 和 RMSNorm 单独处理每个词元；BatchNorm 汇总所有样本的所有词元。</translation>
    </message>
    <message>
        <source>units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Standard: each feature in its own standard deviations from its mean over the whole data set. Raw: as measured; one large feature can then rule every LayerNorm row.</source>
        <translation>标准：每个特征以其在整个数据集上的标准差为单位、从均值算起。原始：按测量值；一个大特征可能主导 LayerNorm 的每一行。</translation>
    </message>
    <message>
        <source>standard (sd)</source>
        <translation>标准（标准差）</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Multiplies every value, before the offset. All three norms undo it, until the variance comes down to ε. At 0 every value is the same.</source>
        <translation>在偏移之前乘以每个值。三种归一化都会抵消它，直到方差降到 ε 附近。为 0 时所有值相同。</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>norms shown</source>
        <translation>显示的归一化</translation>
    </message>
    <message>
        <source>One to three layers side by side, on the same input and the same colour scale.</source>
        <translation>一到三个层并排，使用相同的输入和色标。</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>BatchNorm</source>
        <translation>BatchNorm</translation>
    </message>
    <message>
        <source>RMSNorm</source>
        <translation>RMSNorm</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Added to the variance under the root, so it is a floor: it shows where the variance is not much larger. Variance equal to ε gives an output sd of 0.71. At 0 a constant group is 0/0. Models use 1e-12 (BERT) to 1e-5 (GPT-2).</source>
        <translation>在根号下加到方差上，因此是一个下限：方差不比它大很多时才看得出来。方差等于 ε 时输出标准差为 0.71。为 0 时，常数组是 0/0。模型使用 1e-12（BERT）到 1e-5（GPT-2）。</translation>
    </message>
    <message>
        <source>γ (scale)</source>
        <translation>γ（缩放）</translation>
    </message>
    <message>
        <source>β (shift)</source>
        <translation>β（平移）</translation>
    </message>
    <message>
        <source>affine (γ, β)</source>
        <translation>仿射（γ、β）</translation>
    </message>
    <message>
        <source>Off: neither γ nor β, as in OLMo-1. The output is the normalised value itself.</source>
        <translation>关闭：既无 γ 也无 β，如 OLMo-1。输出就是归一化后的值。</translation>
    </message>
    <message>
        <source>bias (β)</source>
        <translation>偏置（β）</translation>
    </message>
    <message>
        <source>Off: γ without β, as RMSNorm is used in LLaMA and T5.</source>
        <translation>关闭：有 γ 无 β，如 LLaMA 和 T5 中的 RMSNorm。</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Stands in the window and in the captions of exported figures.</source>
        <translation>显示在窗口和导出图的说明里。</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>One sentence on why this scenario is worth a look.</source>
        <translation>一句话说明这个场景为何值得一看。</translation>
    </message>
    <message>
        <source>page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>The page that opens with this scenario.</source>
        <translation>打开此场景时的页面。</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>row and column must lie in 0 ... %1, not %2 and %3</source>
        <translation>行和列必须在 0 ... %1 内，而不是 %2 和 %3</translation>
    </message>
    <message>
        <source>the value must lie in %1 ... %2, not %3</source>
        <translation>值必须在 %1 ... %2 内，而不是 %3</translation>
    </message>
    <message>
        <source>this cell has a value already</source>
        <translation>这个单元格已经有值</translation>
    </message>
    <message>
        <source>samples times tokens must be at most %1 rows, not %2 times %3</source>
        <translation>样本数乘词元数最多 %1 行，而不是 %2 乘 %3</translation>
    </message>
    <message>
        <source>choose a file first: the data set is &quot;file&quot;</source>
        <translation>请先选择文件：数据集为“file”</translation>
    </message>
    <message>
        <source>Momentum %1 in PyTorch&apos;s convention keeps only %2 of the running statistics at each step: they nearly follow the last batch. A Keras momentum of %1 would be %3 here.</source>
        <translation>PyTorch 约定下动量 %1 每步只保留运行统计量的 %2：几乎只跟随最后一批。Keras 的动量 %1 在这里应为 %3。</translation>
    </message>
    <message>
        <source>Momentum %1 in Keras&apos;s convention keeps only %2 of the running statistics at each step: they nearly follow the last batch. A PyTorch momentum of %1 would be %3 here.</source>
        <translation>Keras 约定下动量 %1 每步只保留运行统计量的 %2：几乎只跟随最后一批。PyTorch 的动量 %1 在这里应为 %3。</translation>
    </message>
    <message>
        <source>Momentum %1 in this convention never updates the running statistics: they stay at mean 0 and variance 1.</source>
        <translation>此约定下动量 %1 从不更新运行统计量：它们停在均值 0、方差 1。</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>this key stands here twice</source>
        <translation>这个键在这里出现了两次</translation>
    </message>
    <message>
        <source>not valid JSON: %1</source>
        <translation>不是有效的 JSON：%1</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>有数过大</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a whole number (%1)</source>
        <translation>整数（%1）</translation>
    </message>
    <message>
        <source>a number (%1)</source>
        <translation>数（%1）</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>由 %1 组成的列表</translation>
    </message>
    <message>
        <source>text (%1)</source>
        <translation>文本（%1）</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>must be a list, not %1</source>
        <translation>必须是列表，而不是%1</translation>
    </message>
    <message>
        <source>must be [row, column, value], counted from 0</source>
        <translation>必须是 [行, 列, 值]，从 0 数起</translation>
    </message>
    <message>
        <source>How many columns Gaussian data have; wine, digits and files bring their own. With two, LayerNorm&apos;s outputs are always about ±1.</source>
        <translation>高斯数据的列数；葡萄酒、数字和文件自带列数。只有两列时，LayerNorm 的输出总是约 ±1。</translation>
    </message>
    <message>
        <source>Added to every value. LayerNorm and BatchNorm (on batch statistics) subtract it again: their outputs stay. RMSNorm&apos;s do not. Try 10000, and see how little float32 loses.</source>
        <translation>加到每个值上。LayerNorm 和（用批统计量的）BatchNorm 会再减掉它：输出不变。RMSNorm 的会变。试试 10000，看 float32 损失得多么少。</translation>
    </message>
    <message>
        <source>unknown key; known here: %1</source>
        <translation>未知的键；这里可用的有：%1</translation>
    </message>
    <message>
        <source>must be an object, not %1</source>
        <translation>必须是对象，而不是%1</translation>
    </message>
    <message>
        <source>not a NormScope scenario: &quot;format&quot;: &quot;normscope&quot; is missing</source>
        <translation>不是 NormScope 场景：缺少 &quot;format&quot;: &quot;normscope&quot;</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>必须是整数</translation>
    </message>
    <message>
        <source>made by a newer NormScope (scenario version %1); this one reads up to version %2</source>
        <translation>由更新的 NormScope 生成（场景版本 %1）；本程序最高读取版本 %2</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>不能为负</translation>
    </message>
    <message>
        <source>A batch of two</source>
        <translation>只有两个样本的批</translation>
    </message>
    <message>
        <source>Of two values in a column BatchNorm keeps only which is the larger: about +1 and −1, or 0 where the two agree. LayerNorm is as before.</source>
        <translation>一列两个值，BatchNorm 只保留哪个更大：输出约为 +1 和 −1，两值相等时为 0。LayerNorm 不变。</translation>
    </message>
    <message>
        <source>Every value the same</source>
        <translation>所有值相同</translation>
    </message>
    <message>
        <source>All values are 7: LayerNorm and BatchNorm give exactly β, RMSNorm gives about 1, for it subtracts no mean.</source>
        <translation>所有值都是 7：LayerNorm 和 BatchNorm 恰好给出 β；RMSNorm 不减均值，给出约 1。</translation>
    </message>
    <message>
        <source>Digits with blank pixels</source>
        <translation>带空白像素的数字</translation>
    </message>
    <message>
        <source>Some pixels are blank in all twelve digits: their variance is 0, ε saves BatchNorm from 0/0, and exactly β comes out.</source>
        <translation>有些像素在十二个数字里都是空白：方差为 0，ε 使 BatchNorm 免于 0/0，输出恰好为 β。</translation>
    </message>
    <message>
        <source>ε as a floor</source>
        <translation>作为下限的 ε</translation>
    </message>
    <message>
        <source>The variance of the data is about as small as ε, so the outputs come to about 0 ± 0.7 instead of 0 ± 1.</source>
        <translation>数据的方差约与 ε 一样小，因此输出约为 0 ± 0.7 而不是 0 ± 1。</translation>
    </message>
    <message>
        <source>10000 added to every value</source>
        <translation>每个值加 10000</translation>
    </message>
    <message>
        <source>The outputs of LayerNorm and BatchNorm stay, since they subtract the mean first; the short cut E[x²] − E[x]² loses the variance in float32 here.</source>
        <translation>LayerNorm 和 BatchNorm 先减均值，输出不变；捷径 E[x²] − E[x]² 在这里用 float32 会丢掉方差。</translation>
    </message>
    <message>
        <source>A Keras momentum in PyTorch</source>
        <translation>把 Keras 的动量用在 PyTorch 里</translation>
    </message>
    <message>
        <source>0.99 is the share of the old value in Keras and of the new one in PyTorch: here the running statistics are those of the last batch.</source>
        <translation>0.99 在 Keras 中是旧值的份额，在 PyTorch 中是新值的份额：这里的运行统计量就是最后一批的统计量。</translation>
    </message>
    <message>
        <source>One outlier feature</source>
        <translation>一个离群特征</translation>
    </message>
    <message>
        <source>Feature 2 is 20 times as large as the others: it squeezes them in most LayerNorm rows, while BatchNorm treats it like any other.</source>
        <translation>特征 2 是其他特征的 20 倍：它在大多数 LayerNorm 的行里压缩了其他特征，而 BatchNorm 一视同仁。</translation>
    </message>
    <message>
        <source>A shift tells LayerNorm from RMSNorm</source>
        <translation>平移区分 LayerNorm 与 RMSNorm</translation>
    </message>
    <message>
        <source>3 is added to every value: LayerNorm does not notice, while the rows of RMSNorm now have a mean near 0.95 instead of near 0.</source>
        <translation>每个值加 3：LayerNorm 不受影响，RMSNorm 各行的均值则从约 0 变为约 0.95。</translation>
    </message>
    <message>
        <source>Text-shaped data: 2 samples of 4 tokens</source>
        <translation>文本形状的数据：2 个样本，每个 4 个词元</translation>
    </message>
    <message>
        <source>LayerNorm treats each of the eight tokens by itself; BatchNorm pools all tokens of both samples for each feature.</source>
        <translation>LayerNorm 单独处理八个词元；BatchNorm 对每个特征汇总两个样本的所有词元。</translation>
    </message>
    <message>
        <source>Wine in raw units</source>
        <translation>原始单位的葡萄酒</translation>
    </message>
    <message>
        <source>Proline, near 750, holds about 90 % of the energy of every LayerNorm row; BatchNorm gives each feature its own scale.</source>
        <translation>脯氨酸约为 750，占 LayerNorm 每一行能量的约 90 %；BatchNorm 给每个特征各自的尺度。</translation>
    </message>
    <message>
        <source>Wine: rows against columns</source>
        <translation>葡萄酒：行与列</translation>
    </message>
    <message>
        <source>LayerNorm brings every wine to 0 ± 1 and BatchNorm every feature: the same numbers, averaged along different axes.</source>
        <translation>LayerNorm 把每种葡萄酒变为 0 ± 1，BatchNorm 把每个特征变为 0 ± 1：同样的数，沿不同的轴取平均。</translation>
    </message>
    <message>
        <source>Evaluation after one training step</source>
        <translation>训练一步后的评估</translation>
    </message>
    <message>
        <source>The running statistics have come only a tenth of the way to the data, so BatchNorm&apos;s output in evaluation is far from 0 ± 1.</source>
        <translation>运行统计量只向数据走了十分之一，因此评估时 BatchNorm 的输出离 0 ± 1 很远。</translation>
    </message>
    <message>
        <source>ε = 0 and nothing to divide by</source>
        <translation>ε = 0，无可相除</translation>
    </message>
    <message>
        <source>A group of equal values has variance 0; without ε the norm is 0/0, which is undefined and said so.</source>
        <translation>一组相等的值方差为 0；没有 ε，归一化就是 0/0，无定义，程序会说明。</translation>
    </message>
    <message>
        <source>%1, %2 sample</source>
        <translation>%1，%2 个样本</translation>
    </message>
    <message>
        <source>over the %1 of its row</source>
        <translation>取自本行的%1</translation>
    </message>
    <message>
        <source>over the %1 of its column</source>
        <translation>取自本列的%1</translation>
    </message>
    <message>
        <source>%1 without a norm</source>
        <translation>不归一化时 %1</translation>
    </message>
    <message>
        <source>One feature, %1, holds %2 % of the energy of a row after %3 (at least %4 %).</source>
        <translation>有一个特征——%1，在 %3 之后占一行能量的 %2 %（至少 %4 %）。</translation>
    </message>
    <message>
        <source>The other %1 features share the rest.</source>
        <translation>其余 %1 个特征分享剩下的部分。</translation>
    </message>
    <message>
        <source>It is %1 ± %2 in every %3, and the other %4 features share the rest.</source>
        <translation>它在每个%3里都是 %1 ± %2，其余 %4 个特征分享剩下的部分。</translation>
    </message>
    <message>
        <source>%1 is not defined in the rows %2: within each all values are equal and ε is 0, which asks for 0/0. Any ε above 0 gives β there.</source>
        <translation>%1 在第 %2 行没有定义：每行内的值全都相等而 ε 为 0，结果是 0/0。只要 ε 大于 0，那里就得到 β。</translation>
    </message>
    <message>
        <source>%1 is not defined in the rows %2: within each all values are 0 and ε is 0, which asks for 0/0. Any ε above 0 gives β there.</source>
        <translation>%1 在第 %2 行没有定义：每行内的值全为 0 而 ε 为 0，结果是 0/0。只要 ε 大于 0，那里就得到 β。</translation>
    </message>
    <message>
        <source>%1 is not defined in the columns %2: within each all values are equal and ε is 0, which asks for 0/0. Any ε above 0 gives β there.</source>
        <translation>%1 在列 %2 没有定义：每列内的值全都相等而 ε 为 0，结果是 0/0。只要 ε 大于 0，那里就得到 β。</translation>
    </message>
    <message>
        <source>Look at the output of %1 %2, %3.</source>
        <translation>看%1 %2 的 %3 这个输出。</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 个值</translation>
    </message>
    <message>
        <source>the number of cells is %1, in line %2 it is %3</source>
        <translation>单元格数为 %1，而第 %2 行为 %3</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>running statistics</source>
        <translation>运行统计量</translation>
    </message>
    <message>
        <source>Without a norm all of it passes.</source>
        <translation>不归一化时，梯度全部通过。</translation>
    </message>
    <message>
        <source>Outlier feature</source>
        <translation>离群特征</translation>
    </message>
    <message>
        <source>raw (as is)</source>
        <translation>原始（不变）</translation>
    </message>
    <message>
        <source>arriving</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>大小 %1</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>along x̂</source>
        <translation>沿 x̂</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>how far each input moves this output</source>
        <translation>每个输入使这个输出移动多少</translation>
    </message>
    <message>
        <source>∂y / ∂x: how far each input moves the output at %1 %2, %3. %4</source>
        <translation>∂y / ∂x：每个输入使%1 %2、%3 处的输出移动多少。%4</translation>
    </message>
    <message>
        <source>kept from %1</source>
        <translation>来自%1</translation>
    </message>
    <message>
        <source>%1 now uses running statistics, kept from %2: the feature means run from %3 to %4, and no output depends on another %5.</source>
        <translation>%1 现在使用来自%2的运行统计量：特征均值从 %3 到 %4，没有输出依赖别的%5。</translation>
    </message>
    <message>
        <source>one earlier batch</source>
        <translation>之前一个批</translation>
    </message>
    <message>
        <source>%1 earlier batches</source>
        <translation>之前 %1 个批</translation>
    </message>
    <message>
        <source>influence ∂y/∂x, to ±%1</source>
        <translation>影响 ∂y/∂x，到 ±%1</translation>
    </message>
    <message>
        <source>theory: 1/√L</source>
        <translation>理论：1/√L</translation>
    </message>
    <message>
        <source>Gradient of the last layer against depth</source>
        <translation>最后一层的梯度随深度的变化</translation>
    </message>
    <message>
        <source>L2 norm of ∂loss/∂W2, both axes log</source>
        <translation>∂loss/∂W2 的 L2 范数，双对数坐标</translation>
    </message>
    <message>
        <source>layers L</source>
        <translation>层数 L</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Log-log slopes: %1</source>
        <translation>双对数斜率：%1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>layer l</source>
        <translation>层 l</translation>
    </message>
    <message>
        <source>at layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>theory: √(1 + %1 l), misfit %2 %</source>
        <translation>理论：√(1 + %1 l)，偏差 %2 %</translation>
    </message>
    <message>
        <source>theory: √(1 + l/2) … √(1 + 3l/2)</source>
        <translation>理论：√(1 + l/2) … √(1 + 3l/2)</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>对数刻度</translation>
    </message>
    <message>
        <source>linear scale</source>
        <translation>线性刻度</translation>
    </message>
    <message>
        <source>%1 ends at %2</source>
        <translation>%1 终值 %2</translation>
    </message>
    <message>
        <source>Gradient norm of each layer&apos;s last matrix</source>
        <translation>各层最后一个矩阵的梯度范数</translation>
    </message>
    <message>
        <source>L2 norm of ∂loss/∂W2, %1</source>
        <translation>∂loss/∂W2 的 L2 范数，%1</translation>
    </message>
    <message>
        <source>Gradient norm of the stream</source>
        <translation>残差流的梯度范数</translation>
    </message>
    <message>
        <source>L2 norm of ∂loss/∂x, %1</source>
        <translation>∂loss/∂x 的 L2 范数，%1</translation>
    </message>
    <message>
        <source>Gradient norm of each layer&apos;s weights</source>
        <translation>各层权重的梯度范数</translation>
    </message>
    <message>
        <source>L2 norm of ∂loss/∂W, %1</source>
        <translation>∂loss/∂W 的 L2 范数，%1</translation>
    </message>
    <message>
        <source>RMS of the residual stream</source>
        <translation>残差流的 RMS</translation>
    </message>
    <message>
        <source>input sd = 1, %1</source>
        <translation>输入标准差 = 1，%1</translation>
    </message>
    <message>
        <source>seeds %1–%2</source>
        <translation>种子 %1–%2</translation>
    </message>
    <message>
        <source>%1 layers, width %2</source>
        <translation>%1 层，宽度 %2</translation>
    </message>
    <message>
        <source>%1 × %2 tokens</source>
        <translation>%1 × %2 个词元</translation>
    </message>
    <message>
        <source>Activation drift and gradient norms</source>
        <translation>激活漂移与梯度范数</translation>
    </message>
    <message>
        <source>share of %1 values, ±%2</source>
        <translation>%1 个值中的占比，±%2</translation>
    </message>
    <message>
        <source>%1, up to %2 % beyond</source>
        <translation>%1，超出者至多 %2 %</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Post</translation>
    </message>
    <message>
        <source>Pre</source>
        <translation>Pre</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Output</translation>
    </message>
    <message>
        <source>output, QK</source>
        <translation>Output, QK</translation>
    </message>
    <message>
        <source>Linear, d × d</source>
        <translation>线性，d × d</translation>
    </message>
    <message>
        <source>MLP, width %1 d</source>
        <translation>MLP，宽度 %1 d</translation>
    </message>
    <message>
        <source>attention, then MLP</source>
        <translation>注意力，再 MLP</translation>
    </message>
    <message>
        <source>attention + MLP</source>
        <translation>注意力 + MLP</translation>
    </message>
    <message>
        <source>token mean, then MLP</source>
        <translation>词元均值，再 MLP</translation>
    </message>
    <message>
        <source>× %1 layers</source>
        <translation>× %1 层</translation>
    </message>
    <message>
        <source>× %1: two a layer</source>
        <translation>× %1：每层两个</translation>
    </message>
    <message>
        <source>%1, no final norm</source>
        <translation>%1，无最终归一化</translation>
    </message>
    <message>
        <source>%1, then one final %2</source>
        <translation>%1，末尾一个 %2</translation>
    </message>
    <message>
        <source>%1 of %2 rows × %3 of %4, ±%5</source>
        <translation>%1 / %2 行 × %3 / %4 列，±%5</translation>
    </message>
    <message>
        <source>RMS %1</source>
        <translation>RMS %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>adds %1 %</source>
        <translation>增量 %1 %</translation>
    </message>
    <message>
        <source>What each layer adds, %1</source>
        <translation>各层的增量，%1</translation>
    </message>
    <message>
        <source>Values in each layer, %1</source>
        <translation>各层的值，%1</translation>
    </message>
    <message>
        <source>Histograms of %1 layers of %2</source>
        <translation>直方图，%2，%1 层</translation>
    </message>
    <message>
        <source>The block: drag the norm</source>
        <translation>残差块：可拖动归一化</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Input, %1</source>
        <translation>输入，%1</translation>
    </message>
    <message>
        <source>Layer %1, %2</source>
        <translation>第 %1 层，%2</translation>
    </message>
    <message>
        <source>%1 holds the stream at RMS %2.</source>
        <translation>%1：残差流的 RMS 保持在 %2。</translation>
    </message>
    <message>
        <source>The stream of %1 is no longer finite at layer %2.</source>
        <translation>%1：残差流在第 %2 层不再有限。</translation>
    </message>
    <message>
        <source>The loss of %1 is not finite behind layer %2.</source>
        <translation>%1：第 %2 层之后的损失不是有限值。</translation>
    </message>
    <message>
        <source>The gradient of %1 overflows in the stream at layer %2.</source>
        <translation>%1：残差流的梯度在第 %2 层溢出。</translation>
    </message>
    <message>
        <source>The gradient of %1 overflows in the weights of layer %2.</source>
        <translation>%1：第 %2 层权重的梯度溢出。</translation>
    </message>
    <message>
        <source>%1 cannot be computed: BatchNorm needs more than one row.</source>
        <translation>%1 无法计算：BatchNorm 需要不止一行。</translation>
    </message>
    <message>
        <source>%1 cannot be computed: a constant group and ε = 0 give 0/0.</source>
        <translation>%1 无法计算：常数组在 ε = 0 时为 0/0。</translation>
    </message>
    <message>
        <source>%1: about the same in every layer, %2 to %3.</source>
        <translation>%1：各层大致相同，%2 到 %3。</translation>
    </message>
    <message>
        <source>%1: from %2 in the first layer down to %3 in the last.</source>
        <translation>%1：从第一层的 %2 降到最后一层的 %3。</translation>
    </message>
    <message>
        <source>%1: from %2 in the first layer up to %3 in the last.</source>
        <translation>%1：从第一层的 %2 升到最后一层的 %3。</translation>
    </message>
    <message>
        <source>Gradient of the last weight matrix of a layer:</source>
        <translation>各层最后一个权重矩阵的梯度：</translation>
    </message>
    <message>
        <source>%1: the last layer&apos;s gradient goes like L to the power %2, from %3 at depth %4 to %5 at %6.</source>
        <translation>%1：最后一层的梯度按 L 的 %2 次方变化，从深度 %4 的 %3 到深度 %6 的 %5。</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>One to six stacks of the same weights and input, each with a norm in another place: Post x = N(x + f(x)), Pre x + f(N(x)), Peri x + N(f(N(x))), Output x + N(f(x)), DeepNorm N(αx + f(x)), ReZero x + 0·f(x), LayerScale x + λf(N(x)).</source>
        <translation>一到六个权重和输入相同的网络，归一化的位置各不相同：Post x = N(x + f(x))，Pre x + f(N(x))，Peri x + N(f(N(x)))，Output x + N(f(x))，DeepNorm N(αx + f(x))，ReZero x + 0·f(x)，LayerScale x + λf(N(x))。</translation>
    </message>
    <message>
        <source>final norm</source>
        <translation>最终归一化</translation>
    </message>
    <message>
        <source>One norm behind the last layer of placements whose stream is not normed (Pre, Peri, Output, LayerScale). Post-LN never has one: it would norm twice.</source>
        <translation>对残差流未经归一化的位置（Pre、Peri、Output、LayerScale），在最后一层之后加一个归一化。Post-LN 从不加：否则会归一化两次。</translation>
    </message>
    <message>
        <source>norm of the input</source>
        <translation>输入归一化</translation>
    </message>
    <message>
        <source>A norm behind the embedding, as in BLOOM: of the arm&apos;s own kind, LayerNorm for an arm without one. Every row then starts with RMS 1.</source>
        <translation>嵌入之后的归一化，如 BLOOM：与方案所用的归一化同类，无归一化的方案用 LayerNorm。于是每一行都从 RMS 1 开始。</translation>
    </message>
    <message>
        <source>λ of LayerScale</source>
        <translation>LayerScale 的 λ</translation>
    </message>
    <message>
        <source>Where LayerScale&apos;s λ starts: CaiT takes 0.1 up to 18 layers, 1e-5 at 24, 1e-6 deeper.</source>
        <translation>LayerScale 中 λ 的初值：CaiT 在 18 层以内取 0.1，24 层取 1e-5，更深取 1e-6。</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>Share of each branch&apos;s values that is set to 0, the others divided by 1 − p: LN(h + Drop(Δ)). Seeded.</source>
        <translation>每个分支中被置 0 的值的比例，其余除以 1 − p：LN(h + Drop(Δ))。由种子决定。</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>The random classes of the loss: one a token, as in a language model, or one a sequence, read from the mean of its tokens.</source>
        <translation>损失所用的随机类别：每个词元一个，如语言模型；或每个序列一个，由其词元的均值读出。</translation>
    </message>
    <message>
        <source>one a token</source>
        <translation>每词元一个</translation>
    </message>
    <message>
        <source>one a sequence</source>
        <translation>每序列一个</translation>
    </message>
    <message>
        <source>head</source>
        <translation>输出头</translation>
    </message>
    <message>
        <source>The linear layer from the stream to the classes: Xavier uniform, or N(0, 1/d) as the transposed embedding of a language model.</source>
        <translation>从残差流到类别的线性层：Xavier 均匀分布，或 N(0, 1/d)，如语言模型中转置的嵌入矩阵。</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>gradient against</source>
        <translation>梯度横轴</translation>
    </message>
    <message>
        <source>Layers: the gradient of each layer of one stack. Depth: that of the last layer, in stacks of 6, 12, 24, 48 and 96 layers, which are run as well.</source>
        <translation>层：同一网络中每一层的梯度。深度：6、12、24、48、96 层的网络中最后一层的梯度；这些网络也会运行。</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>gradient of</source>
        <translation>梯度对象</translation>
    </message>
    <message>
        <source>L2 norm of ∂loss/∂W over all weight matrices of a layer, over its last one (W2 of an MLP), or of ∂loss/∂x over the stream behind it.</source>
        <translation>∂loss/∂W 的 L2 范数，取一层的全部权重矩阵或最后一个矩阵（MLP 的 W2）；或该层之后残差流的 ∂loss/∂x 的 L2 范数。</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>last matrix</source>
        <translation>最后的矩阵</translation>
    </message>
    <message>
        <source>stream</source>
        <translation>残差流</translation>
    </message>
    <message>
        <source>values of</source>
        <translation>数值来源</translation>
    </message>
    <message>
        <source>The histograms below the curves: of the residual stream behind each layer, or of what the layer&apos;s last branch adds to it.</source>
        <translation>曲线下方的直方图：每层之后的残差流，或该层最后一个分支加到其上的值。</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>seeds in the band</source>
        <translation>种子数</translation>
    </message>
    <message>
        <source>So many runs with other weights, input and labels. The line is the median, the band goes from the lowest to the highest.</source>
        <translation>以不同的权重、输入和标签运行的次数。线为中位数，阴影带从最小值到最大值。</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>类别数</translation>
    </message>
    <message>
        <source>Of the random labels.</source>
        <translation>随机标签的类别数。</translation>
    </message>
    <message>
        <source>chosen arm</source>
        <translation>选中的方案</translation>
    </message>
    <message>
        <source>Counted from 0: the arm of the histograms, the diagram and the matrix.</source>
        <translation>从 0 数起：直方图、结构图和矩阵所示的方案。</translation>
    </message>
    <message>
        <source>chosen layer</source>
        <translation>选中的层</translation>
    </message>
    <message>
        <source>The layer that the matrix shows. A click into a plot sets it.</source>
        <translation>矩阵所示的层。点击图即可设定。</translation>
    </message>
    <message>
        <source>Of the vertical axes.</source>
        <translation>用于纵轴。</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>理论</translation>
    </message>
    <message>
        <source>Thin black dashes where a closed form is known for these settings, with the mean relative difference to the median as its misfit.</source>
        <translation>当前设置有已知解析式时画出黑色细虚线；偏差为它与中位数的平均相对差。</translation>
    </message>
    <message>
        <source>lock axes</source>
        <translation>锁定坐标轴</translation>
    </message>
    <message>
        <source>The axes keep their ranges while you change other controls.</source>
        <translation>改动其他控件时，坐标轴范围保持不变。</translation>
    </message>
    <message>
        <source>block</source>
        <translation>残差块</translation>
    </message>
    <message>
        <source>What stands on the residual branch. Linear: act(Wx). MLP: width d to 4 d to d. Attention + MLP: two residual steps a layer, as in a Transformer; parallel: both in one step, as in GPT-J. Xiong: uniform attention and a ReLU MLP of width d, the block of the Pre-LN theory.</source>
        <translation>残差分支上的内容。线性：act(Wx)。MLP：宽度 d 到 4 d 再到 d。注意力 + MLP：每层两个残差步，如 Transformer；并行：两者在同一步，如 GPT-J。Xiong：均匀注意力和宽度为 d 的 ReLU MLP，即 Pre-LN 理论中的块。</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Attention + MLP</source>
        <translation>注意力 + MLP</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>Xiong</source>
        <translation>Xiong</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>激活函数</translation>
    </message>
    <message>
        <source>GELU is exact, GELU (tanh) the approximation of GPT-2. A tanh branch is bounded: an un-normed stream then grows like √l and does not blow up.</source>
        <translation>GELU 为精确式，GELU (tanh) 为 GPT-2 的近似式。tanh 分支有界：不归一化时残差流按 √l 增长，不会爆炸。</translation>
    </message>
    <message>
        <source>initialisation</source>
        <translation>初始化</translation>
    </message>
    <message>
        <source>How weights start. Xavier: variance 2 / (fan_in + fan_out). He: 2 / fan_in (attention stays Xavier). PyTorch: what nn.Linear does, variance 1 / (3 fan_in), so small that the blow-up hides. GPT-2: 0.02, and on the branch&apos;s last layer 0.02 / √(number of branches).</source>
        <translation>权重的初值。Xavier：方差 2 / (fan_in + fan_out)。He：2 / fan_in（注意力仍用 Xavier）。PyTorch：nn.Linear 的做法，方差 1 / (3 fan_in)，小到掩盖了爆炸。GPT-2：标准差 0.02，分支最后一层为 0.02 / √(分支数)。</translation>
    </message>
    <message>
        <source>Xavier uniform</source>
        <translation>Xavier 均匀</translation>
    </message>
    <message>
        <source>Xavier normal</source>
        <translation>Xavier 正态</translation>
    </message>
    <message>
        <source>He normal</source>
        <translation>He 正态</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>Multiplies the size of the initial weights.</source>
        <translation>乘以初始权重的大小。</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Depth of the stack. Up to 128 by slider; up to 1000 can be typed, which takes seconds.</source>
        <translation>网络的深度。滑块最大 128；可输入至 1000，需要数秒。</translation>
    </message>
    <message>
        <source>width d</source>
        <translation>宽度 d</translation>
    </message>
    <message>
        <source>Features of the residual stream (d_model).</source>
        <translation>残差流的特征数（d_model）。</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>Of the attention. Where the number does not divide the width, the next smaller one that does is used.</source>
        <translation>注意力的头数。不能整除宽度时，改用能整除的次小值。</translation>
    </message>
    <message>
        <source>MLP width / d</source>
        <translation>MLP 宽度 / d</translation>
    </message>
    <message>
        <source>The MLP goes from d to this many d and back.</source>
        <translation>MLP 从 d 到 d 的这么多倍，再回到 d。</translation>
    </message>
    <message>
        <source>Of a sequence; attention mixes these.</source>
        <translation>一个序列的词元数；注意力在它们之间混合。</translation>
    </message>
    <message>
        <source>Sequences. The stream has batch times tokens rows, and BatchNorm takes its statistics over all of them.</source>
        <translation>序列数。残差流有“批 × 词元”行，BatchNorm 的统计量取自所有这些行。</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>A token sees itself and earlier ones only.</source>
        <translation>词元只看到自己和之前的词元。</translation>
    </message>
    <message>
        <source>QK-norm</source>
        <translation>QK-norm</translation>
    </message>
    <message>
        <source>Divides the queries and keys of each head by their RMS, in every arm: the logits then cannot grow with the stream.</source>
        <translation>在每个方案中，每个头的 query 和 key 都除以各自的 RMS：logits 便不会随残差流增大。</translation>
    </message>
    <message>
        <source>fused QKV init</source>
        <translation>QKV 合并初始化</translation>
    </message>
    <message>
        <source>Xavier counts fan_out over the fused matrix of q, k and v (3 d), as nn.MultiheadAttention does; off: over each of the three (d).</source>
        <translation>Xavier 的 fan_out 按 q、k、v 的合并矩阵计（3 d），如 nn.MultiheadAttention；关闭：三者各自计（d）。</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>a stack of %1 layers of width %2 on %3 rows needs about %4 GB of memory, more than %5: make one of them smaller</source>
        <translation>%1 层、宽度 %2、%3 行的网络约需 %4 GB 内存，超过 %5 GB：请减小其中一项</translation>
    </message>
    <message>
        <source>A stack this deep takes a while; its curves appear when they are done.</source>
        <translation>这么深的网络需要一些时间；曲线算完后出现。</translation>
    </message>
    <message>
        <source>%1 layers, %2 stacks: this takes a while. Curves appear one by one; fewer seeds are faster.</source>
        <translation>%1 层，%2 个网络：需要一些时间。曲线逐条出现；减少种子更快。</translation>
    </message>
    <message>
        <source>Normed branches add one each</source>
        <translation>归一化的分支各加 1</translation>
    </message>
    <message>
        <source>De and Smith: a branch that ends in BatchNorm adds variance 1, so the stream&apos;s is l + 1 and each layer changes it less and less. LayerNorm there does the same.</source>
        <translation>De 与 Smith：以 BatchNorm 结尾的分支使方差加 1，因此残差流的方差为 l + 1，每层对它的改变越来越小。换成 LayerNorm 也一样。</translation>
    </message>
    <message>
        <source>Blow-up without a norm</source>
        <translation>不归一化则爆炸</translation>
    </message>
    <message>
        <source>He weights and ReLU: without a norm the stream grows by √3 a layer, to 10^11 behind 48 layers; one norm in front of each block is enough.</source>
        <translation>He 权重与 ReLU：不归一化时残差流每层增至 √3 倍，48 层后达 10^11；每个块之前一个归一化就够了。</translation>
    </message>
    <message>
        <source>A bounded branch does not blow up</source>
        <translation>有界的分支不会爆炸</translation>
    </message>
    <message>
        <source>With tanh a branch adds at most 1 a layer: even without any norm the stream only grows like √l.</source>
        <translation>用 tanh 时，分支每层最多加 1：即使没有任何归一化，残差流也只按 √l 增长。</translation>
    </message>
    <message>
        <source>Pre-LN can grow like l</source>
        <translation>Pre-LN 可能按 l 增长</translation>
    </message>
    <message>
        <source>A single ReLU layer has a positive mean that all branches share: they add up coherently, and Pre-LN&apos;s stream grows like l and not like √l.</source>
        <translation>单个 ReLU 层的均值为正，且为所有分支共有：它们同向累加，Pre-LN 的残差流按 l 而不是 √l 增长。</translation>
    </message>
    <message>
        <source>Drift over depth</source>
        <translation>随深度的漂移</translation>
    </message>
    <message>
        <source>The same MLP blocks three times: without a norm the stream grows by a factor a layer, Pre-LN lets it grow like √l, Post-LN holds it at exactly 1.</source>
        <translation>同样的 MLP 块，三种情形：不归一化时残差流每层乘以一个倍数，Pre-LN 使它按 √l 增长，Post-LN 使它恰好保持为 1。</translation>
    </message>
    <message>
        <source>The last layer&apos;s gradient</source>
        <translation>最后一层的梯度</translation>
    </message>
    <message>
        <source>From 6 to 96 layers the gradient of the last MLP falls like 1/√L under Pre-LN and does not under Post-LN: why Post-LN needs warm-up.</source>
        <translation>从 6 层到 96 层，最后一个 MLP 的梯度在 Pre-LN 下按 1/√L 下降，在 Post-LN 下则不然：这就是 Post-LN 需要预热的原因。</translation>
    </message>
    <message>
        <source>Output norm needs QK-norm</source>
        <translation>Output 归一化需要 QK-norm</translation>
    </message>
    <message>
        <source>A norm behind the branch alone lets the attention&apos;s input grow and its softmax saturate: the first layer&apos;s gradient is some 200, and 2 once queries and keys are normed.</source>
        <translation>只在分支之后归一化，会使注意力的输入增大、softmax 饱和：第一层的梯度约 200；query 和 key 归一化后为 2。</translation>
    </message>
    <message>
        <source>Six placements</source>
        <translation>六种位置</translation>
    </message>
    <message>
        <source>One norm, six places: what the stream and the gradients do at initialisation.</source>
        <translation>同一种归一化，六个位置：初始化时残差流和梯度如何变化。</translation>
    </message>
    <message>
        <source>Where Post-LN&apos;s gradient does decay</source>
        <translation>Post-LN 的梯度何时衰减</translation>
    </message>
    <message>
        <source>He weights, ReLU, 32 tokens and one label a token: attention makes tokens alike on the way forward and averages the gradient on the way back, several times less in the first layer than in the last.</source>
        <translation>He 权重、ReLU、32 个词元、每个词元一个标签：注意力在前向时使词元趋同，在反向时平均梯度，第一层的梯度只有最后一层的几分之一。</translation>
    </message>
    <message>
        <source>Post-LN&apos;s gradient is flat at first</source>
        <translation>Post-LN 的梯度起初是平的</translation>
    </message>
    <message>
        <source>At initialisation Post-LN&apos;s gradient is about the same in every layer; that it vanishes towards the input is not a rule.</source>
        <translation>初始化时 Post-LN 的梯度在各层大致相同；“越靠近输入梯度越消失”并非定律。</translation>
    </message>
    <message>
        <source>PyTorch&apos;s default hides it</source>
        <translation>PyTorch 的默认值掩盖了它</translation>
    </message>
    <message>
        <source>nn.Linear starts with a variance of 1/(3 fan_in), a sixth of He&apos;s: the same un-normed MLP grows by 2 % a layer, and the blow-up is easily missed.</source>
        <translation>nn.Linear 的初始方差为 1/(3 fan_in)，是 He 的六分之一：同样不归一化的 MLP 每层增长 2 %，爆炸容易被忽略。</translation>
    </message>
    <message>
        <source>The lemma of Xiong et al.</source>
        <translation>Xiong 等人的引理</translation>
    </message>
    <message>
        <source>Their simplified block: Pre-LN&apos;s stream stays inside √(1 + l/2) … √(1 + 3l/2), and √(3/2) goes into Post-LN&apos;s second norm at every depth.</source>
        <translation>他们的简化块：Pre-LN 的残差流保持在 √(1 + l/2) … √(1 + 3l/2) 之内；在任何深度，进入 Post-LN 第二个归一化的都是 √(3/2)。</translation>
    </message>
    <message>
        <source>before the norm; theory: √(3/2)</source>
        <translation>归一化之前；理论：√(3/2)</translation>
    </message>
    <message>
        <source>%1 lets it grow like %2, to %3 at layer %4.</source>
        <translation>%1：残差流按 %2 增长，到第 %4 层为 %3。</translation>
    </message>
    <message>
        <source>%1: it grows by a factor of %2 a layer, to %3 at layer %4.</source>
        <translation>%1：每层增大到 %2 倍，到第 %4 层为 %3。</translation>
    </message>
    <message>
        <source>%1: it shrinks by a factor of %2 a layer, to %3 at layer %4.</source>
        <translation>%1：每层缩小到 %2 倍，到第 %4 层为 %3。</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>非有限值</translation>
    </message>
    <message>
        <source>theory: recursion (→ × %1), misfit %2 %</source>
        <translation>理论：递推（→ × %1），偏差 %2 %</translation>
    </message>
    <message>
        <source>flat %1 %, dead %2 %</source>
        <translation>饱和 %1 %，失活 %2 %</translation>
    </message>
    <message>
        <source>activation, then Linear</source>
        <translation>激活函数，再线性</translation>
    </message>
    <message>
        <source>decay alone</source>
        <translation>仅衰减</translation>
    </message>
    <message>
        <source>of all norms, mean ± sd</source>
        <translation>所有归一化，均值 ± 标准差</translation>
    </message>
    <message>
        <source>of all norms, RMS</source>
        <translation>所有归一化，RMS</translation>
    </message>
    <message>
        <source>Running statistics</source>
        <translation>运行统计量</translation>
    </message>
    <message>
        <source>thick: mean of the variances, thin: RMS of the means, log scale</source>
        <translation>粗线：方差的均值，细线：均值的 RMS，对数刻度</translation>
    </message>
    <message>
        <source>cannot be trained</source>
        <translation>无法训练</translation>
    </message>
    <message>
        <source>diverged at step %1</source>
        <translation>第 %1 步发散</translation>
    </message>
    <message>
        <source>stuck at chance</source>
        <translation>停在随机水平</translation>
    </message>
    <message>
        <source>worse than chance, loss %1</source>
        <translation>差于随机水平，损失 %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <translation>止于 %1</translation>
    </message>
    <message>
        <source>reached %1</source>
        <translation>达到 %1</translation>
    </message>
    <message>
        <source>learning, loss %1</source>
        <translation>学习中，损失 %1</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>%, %1 held-out samples</source>
        <translation>%，%1 个留出样本</translation>
    </message>
    <message>
        <source>%1, evaluation by running statistics</source>
        <translation>%1，按运行统计量评估</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>success, %1</source>
        <translation>成功，%1</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>梯度范数</translation>
    </message>
    <message>
        <source>clip at %1</source>
        <translation>裁剪于 %1</translation>
    </message>
    <message>
        <source>Update : data</source>
        <translation>更新 : 数据</translation>
    </message>
    <message>
        <source>guide, %1</source>
        <translation>参考，%1</translation>
    </message>
    <message>
        <source>a constant group and ε = 0 give 0/0</source>
        <translation>常数组在 ε = 0 时为 0/0</translation>
    </message>
    <message>
        <source>BatchNorm needs more than one row</source>
        <translation>BatchNorm 需要不止一行</translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>输出头</translation>
    </message>
    <message>
        <source>the stream behind %1 is not finite</source>
        <translation>%1之后的残差流不是有限值</translation>
    </message>
    <message>
        <source>the gradient of %1 is not finite</source>
        <translation>%1的梯度不是有限值</translation>
    </message>
    <message>
        <source>a weight of %1 is not finite</source>
        <translation>%1有一个权重不是有限值</translation>
    </message>
    <message>
        <source>the loss is not finite</source>
        <translation>损失不是有限值</translation>
    </message>
    <message>
        <source>%1, seed %2,</source>
        <translation>%1，种子 %2，</translation>
    </message>
    <message>
        <source>%1 cannot be trained: %2.</source>
        <translation>%1 无法训练：%2。</translation>
    </message>
    <message>
        <source>%1 diverged at step %2: %3.</source>
        <translation>%1 在第 %2 步发散：%3。</translation>
    </message>
    <message>
        <source>Try a larger ε</source>
        <translation>可尝试更大的 ε</translation>
    </message>
    <message>
        <source>Try a larger batch</source>
        <translation>可尝试更大的批</translation>
    </message>
    <message>
        <source>a lower learning rate</source>
        <translation>更低的学习率</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>clipping</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>a norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>可尝试%1</translation>
    </message>
    <message>
        <source>%1 %2; undo takes the change back.</source>
        <translation>%1%2；撤销可收回此更改。</translation>
    </message>
    <message>
        <source>%1, learning rate %2</source>
        <translation>%1，学习率 %2</translation>
    </message>
    <message>
        <source>batch %1, %2 steps</source>
        <translation>批 %1，%2 步</translation>
    </message>
    <message>
        <source>Training dynamics</source>
        <translation>训练动态</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>nats, log scale; thick: test samples, thin: each batch</source>
        <translation>nat，对数刻度；粗线：测试样本，细线：每一批</translation>
    </message>
    <message>
        <source>nats; thick: test samples, thin: each batch</source>
        <translation>nat；粗线：测试样本，细线：每一批</translation>
    </message>
    <message>
        <source>chance, ln %1</source>
        <translation>随机水平，ln %1</translation>
    </message>
    <message>
        <source>layer %1
%2</source>
        <translation>第 %1 层
%2</translation>
    </message>
    <message>
        <source>%1, greatest of %2 steps</source>
        <translation>%1，每 %2 步取最大值</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>pale: still to come</source>
        <translation>浅色：尚未进行</translation>
    </message>
    <message>
        <source>Clip factor</source>
        <translation>裁剪系数</translation>
    </message>
    <message>
        <source>Between-sample share</source>
        <translation>样本间占比</translation>
    </message>
    <message>
        <source>%1 is stuck at chance: its loss stays near %2.</source>
        <translation>%1 停在随机水平：其损失保持在 %2 附近。</translation>
    </message>
    <message>
        <source>%1 are stuck at chance: their loss stays near %2.</source>
        <translation>%1 都停在随机水平：其损失保持在 %2 附近。</translation>
    </message>
    <message>
        <source>%1 is worse than chance, at a training loss of %2.</source>
        <translation>%1 差于随机水平，训练损失为 %2。</translation>
    </message>
    <message>
        <source>%1 are worse than chance, at training losses of %2.</source>
        <translation>%1 都差于随机水平，训练损失分别为 %2。</translation>
    </message>
    <message>
        <source>%1 has ended at %2, short of the mark.</source>
        <translation>%1 止于 %2，未达标准。</translation>
    </message>
    <message>
        <source>%1 have ended at %2, short of the mark.</source>
        <translation>%1 分别止于 %2，未达标准。</translation>
    </message>
    <message>
        <source>%1 has begun, at a training loss of %2.</source>
        <translation>%1 刚开始，训练损失为 %2。</translation>
    </message>
    <message>
        <source>%1 have begun, at training losses of %2.</source>
        <translation>%1 刚开始，训练损失分别为 %2。</translation>
    </message>
    <message>
        <source>%1 is learning: %2 of the held-out samples are right.</source>
        <translation>%1 正在学习：留出样本的准确率为 %2。</translation>
    </message>
    <message>
        <source>%1 are learning: %2 of the held-out samples are right.</source>
        <translation>%1 正在学习：留出样本的准确率分别为 %2。</translation>
    </message>
    <message>
        <source>%1 gets %2 of the held-out samples right.</source>
        <translation>%1 在留出样本上的准确率为 %2。</translation>
    </message>
    <message>
        <source>%1 get %2 of the held-out samples right.</source>
        <translation>%1 在留出样本上的准确率分别为 %2。</translation>
    </message>
    <message>
        <source>In %1 the gradient of layer 1 has fallen to %2.</source>
        <translation>%1 中第 1 层的梯度已降到 %2。</translation>
    </message>
    <message>
        <source>Every step of %1 is clipped.</source>
        <translation>%1 的每一步都被裁剪。</translation>
    </message>
    <message>
        <source>Clipped steps: %1.</source>
        <translation>被裁剪的步：%1。</translation>
    </message>
    <message>
        <source>%1 gets %2 right by its running statistics, and %3 by those of the batch.</source>
        <translation>%1 按运行统计量的准确率为 %2，按批统计量为 %3。</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 / %3</translation>
    </message>
    <message>
        <source>Seeds that reached %1: %2.</source>
        <translation>达到 %1 的种子：%2。</translation>
    </message>
    <message>
        <source>Seeds that reached %1 so far: %2.</source>
        <translation>目前达到 %1 的种子：%2。</translation>
    </message>
    <message>
        <source>Nothing overflowed: this failure is silent.</source>
        <translation>没有任何溢出：这种失败是无声的。</translation>
    </message>
    <message>
        <source>Training begins.</source>
        <translation>训练开始。</translation>
    </message>
    <message>
        <source>No step has been done yet.</source>
        <translation>尚未进行任何一步。</translation>
    </message>
    <message>
        <source>%1, kept every %2 steps</source>
        <translation>%1，每 %2 步保留一次</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>%1, %2, step %3</source>
        <translation>%1，%2，第 %3 步</translation>
    </message>
    <message>
        <source>no column of this name or number holds the classes; there are: %1</source>
        <translation>没有这个名称或编号的列可作类别；现有的列：%1</translation>
    </message>
    <message>
        <source>the classes must be whole numbers; row %1 has %2</source>
        <translation>类别必须是整数；第 %1 行为 %2</translation>
    </message>
    <message>
        <source>2 to %1 classes can be told apart, this column has %2</source>
        <translation>可区分 2 到 %1 个类别，而这一列有 %2 个</translation>
    </message>
    <message>
        <source>every class needs %1 rows or more; one has %2</source>
        <translation>每个类别至少需要 %1 行；有一个只有 %2 行</translation>
    </message>
    <message>
        <source>%1 cells are empty; training needs a number in every cell</source>
        <translation>%1 个单元格为空；训练要求每个单元格都有数</translation>
    </message>
    <message>
        <source>a column of classes and one of features are needed</source>
        <translation>需要一列类别和一列特征</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Which norm this arm has and where: Post x = N(x + f(x)), Pre x + f(N(x)), Peri x + N(f(N(x))), Output x + N(f(x)), DeepNorm N(αx + f(x)), ReZero x + λf(x) from λ = 0, LayerScale x + λf(N(x)).</source>
        <translation>此方案的归一化及其位置：Post x = N(x + f(x))，Pre x + f(N(x))，Peri x + N(f(N(x)))，Output x + N(f(x))，DeepNorm N(αx + f(x))，ReZero x + λf(x)（λ 从 0 开始），LayerScale x + λf(N(x))。</translation>
    </message>
    <message>
        <source>%1 to %2 texts such as &quot;%3&quot;</source>
        <translation>%1 到 %2 个文本，如“%3”</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>One to six networks that learn the same task, each with a norm in its place and what it has to itself: &quot;post_ln warmup=100&quot;. Behind @STEP stands what it changes in the middle of the run: &quot;post_ln @50 lr=0.001&quot;.</source>
        <translation>一到六个学习同一任务的网络，各有其位置上的归一化和自己独有的设置：“post_ln warmup=100”。@STEP 之后是它在运行中途改变的设置：“post_ln @50 lr=0.001”。</translation>
    </message>
    <message>
        <source>Counted from 0: the arm whose own settings are shown, and of the matrix.</source>
        <translation>从 0 数起：显示其自身设置的方案，也是矩阵所示的方案。</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>SGD goes lr times the gradient, so it can blow up. Adam divides by the gradient&apos;s own size: its steps stay about lr whatever happens. In the middle of a run another one starts without memory.</source>
        <translation>SGD 每步走 lr 乘以梯度，因此可能爆炸。Adam 除以梯度自身的大小：无论如何，步长都保持在 lr 左右。运行中途换成另一种时，它不带任何记忆地开始。</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Of the schedule&apos;s top. For Adam look between 1e-3 and 1e-2: placements part there. For Noam it is a factor on d^(−1/2).</source>
        <translation>调度的最高值。用 Adam 时请看 1e-3 到 1e-2 之间：各种位置在那里分出高下。用 Noam 时它是 d^(−1/2) 的系数。</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>What the learning rate does after warm-up w: it stays, falls linearly or as a cosine to the least one at the last step, or falls as √(w / t). Noam: lr d^(−1/2) min(t^(−1/2), t w^(−3/2)).</source>
        <translation>学习率在预热 w 之后如何变化：保持不变，线性或按余弦在最后一步降到最小学习率，或按 √(w / t) 下降。Noam：lr d^(−1/2) min(t^(−1/2), t w^(−3/2))。</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>inverse root</source>
        <translation>平方根倒数</translation>
    </message>
    <message>
        <source>So many steps in which the learning rate rises linearly: lr t / w at step t. Post-LN with Adam needs them, Pre-LN hardly does.</source>
        <translation>学习率线性上升的步数：第 t 步为 lr t / w。Post-LN 用 Adam 时需要，Pre-LN 几乎不需要。</translation>
    </message>
    <message>
        <source>Share of the last step&apos;s velocity that is kept: v = μv + g, w = w − lr v.</source>
        <translation>上一步的速度所保留的份额：v = μv + g，w = w − lr v。</translation>
    </message>
    <message>
        <source>β1</source>
        <translation>β1</translation>
    </message>
    <message>
        <source>Of Adam: share that the mean of gradients keeps at each step.</source>
        <translation>用于 Adam：梯度均值每步保留的份额。</translation>
    </message>
    <message>
        <source>β2</source>
        <translation>β2</translation>
    </message>
    <message>
        <source>Of Adam: share that the mean of squared gradients keeps at each step.</source>
        <translation>用于 Adam：梯度平方的均值每步保留的份额。</translation>
    </message>
    <message>
        <source>ε of Adam</source>
        <translation>Adam 的 ε</translation>
    </message>
    <message>
        <source>Added to the root of the mean squared gradient, so that tiny gradients do not become large steps. Not the ε of the norms.</source>
        <translation>加到梯度均方的平方根上，使极小的梯度不会变成大步。不是归一化的 ε。</translation>
    </message>
    <message>
        <source>decay of</source>
        <translation>衰减对象</translation>
    </message>
    <message>
        <source>What weight decay pulls to 0. A decayed γ turns its branch down; most training code leaves biases, γ and β out.</source>
        <translation>权重衰减拉向 0 的对象。γ 被衰减时，它的分支随之减弱；大多数训练代码不衰减偏置、γ 和 β。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>weight decay</source>
        <translation>权重衰减</translation>
    </message>
    <message>
        <source>AdamW shrinks values by lr times this at each step; the others add it times the value to the gradient.</source>
        <translation>AdamW 每步按 lr 乘以此值的比例缩小数值；其他优化器把此值乘以数值加到梯度上。</translation>
    </message>
    <message>
        <source>clip at norm</source>
        <translation>裁剪范数</translation>
    </message>
    <message>
        <source>Where the gradient of all weights together is longer than this, it is shortened to it: g min(1, c / ‖g‖). 0: off.</source>
        <translation>所有权重合起来的梯度长于此值时，缩短到此值：g min(1, c / ‖g‖)。0：关闭。</translation>
    </message>
    <message>
        <source>Share of each branch&apos;s values that is set to 0 in training, the others divided by 1 − p. Seeded.</source>
        <translation>训练时每个分支中被置 0 的值的比例，其余除以 1 − p。由种子决定。</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Samples a step. BatchNorm takes its statistics over them (and their tokens): with two, every output is about ±1.</source>
        <translation>每步的样本数。BatchNorm 的统计量取自这些样本（及其词元）：只有两个时，每个输出约为 ±1。</translation>
    </message>
    <message>
        <source>least learning rate</source>
        <translation>最小学习率</translation>
    </message>
    <message>
        <source>Where a linear or cosine schedule ends at the last step.</source>
        <translation>线性或余弦调度在最后一步的终值。</translation>
    </message>
    <message>
        <source>What a layer is. Attention + MLP: two residual steps, as in a Transformer; parallel: both in one. MLP, linear, Xiong: as on the page Depth. Plain: W act(N(x)) without a skip connection, an ordinary MLP with the norm before each activation.</source>
        <translation>一层是什么。注意力 + MLP：两个残差步，如 Transformer；并行：两者在同一步。MLP、线性、Xiong：与“深度”页相同。普通：W act(N(x))，没有跳跃连接，即每个激活函数之前有归一化的普通 MLP。</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Depth of the stack. Up to 128 by slider; up to 1000 can be typed.</source>
        <translation>网络的深度。滑块最大 128；可输入至 1000。</translation>
    </message>
    <message>
        <source>GELU is exact, GELU (tanh) the approximation of GPT-2.</source>
        <translation>GELU 为精确式，GELU (tanh) 为 GPT-2 的近似式。</translation>
    </message>
    <message>
        <source>How weights start. Xavier: variance 2 / (fan_in + fan_out). He: 2 / fan_in (attention stays Xavier). PyTorch: what nn.Linear does, variance 1 / (3 fan_in), embedding and head too. GPT-2: 0.02, and on the branch&apos;s last layer 0.02 / √(number of branches).</source>
        <translation>权重的初值。Xavier：方差 2 / (fan_in + fan_out)。He：2 / fan_in（注意力仍用 Xavier）。PyTorch：nn.Linear 的做法，方差 1 / (3 fan_in)，嵌入和输出头也是。GPT-2：标准差 0.02，分支最后一层为 0.02 / √(分支数)。</translation>
    </message>
    <message>
        <source>Multiplies the size of the initial weights of the stack.</source>
        <translation>乘以网络初始权重的大小。</translation>
    </message>
    <message>
        <source>Divides the queries and keys of each head by their RMS: the logits then cannot grow with the stream.</source>
        <translation>每个头的 query 和 key 都除以各自的 RMS：logits 便不会随残差流增大。</translation>
    </message>
    <message>
        <source>A norm behind the embedding, as in BLOOM: of the arm&apos;s own kind, LayerNorm for an arm without one.</source>
        <translation>嵌入之后的归一化，如 BLOOM：与方案所用的归一化同类，无归一化的方案用 LayerNorm。</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>What is learned. Digits: 1797 handwritten digits, as 8 tokens (rows of 8 pixels) or as one token of 64 pixels. Wine: 178 wines of 3 growers. A quarter of each class is held out for the test.</source>
        <translation>学习的内容。数字：1797 个手写数字，作为 8 个词元（每行 8 个像素）或一个 64 像素的词元。葡萄酒：3 家酒庄的 178 种酒。每个类别留出四分之一用于测试。</translation>
    </message>
    <message>
        <source>Digits, 8 rows</source>
        <translation>数字，8 行</translation>
    </message>
    <message>
        <source>Digits, 64 pixels</source>
        <translation>数字，64 像素</translation>
    </message>
    <message>
        <source>class column</source>
        <translation>类别列</translation>
    </message>
    <message>
        <source>Which column of the file holds the classes: its name, or its number from 1. Empty: the last one.</source>
        <translation>文件的哪一列是类别：列名，或从 1 数起的编号。留空：最后一列。</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>批的取法</translation>
    </message>
    <message>
        <source>Random: each sample of a batch anew. One class: every step takes the next class and nothing else, which ruins the statistics that BatchNorm keeps for the test.</source>
        <translation>随机：批中每个样本都重新抽取。单一类别：每一步只取下一个类别，这会毁掉 BatchNorm 为测试保留的统计量。</translation>
    </message>
    <message>
        <source>one class</source>
        <translation>单一类别</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Length of a run. Schedules that fall (linear, cosine) reach their end here.</source>
        <translation>一次运行的长度。下降的调度（线性、余弦）在此到达终点。</translation>
    </message>
    <message>
        <source>test every</source>
        <translation>测试间隔</translation>
    </message>
    <message>
        <source>After so many steps the network is tried on the samples held out, and after the last step in any case.</source>
        <translation>每隔这么多步在留出的样本上测试网络，最后一步之后必定测试。</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>种子数</translation>
    </message>
    <message>
        <source>So many runs of every arm, each with another split, other weights and batches. Arms of one seed share all three. One run proves little: count how many succeed.</source>
        <translation>每个方案的运行次数，每次的数据划分、权重和批都不同。同一种子的各方案共用这三者。一次运行说明不了什么：请数有多少次成功。</translation>
    </message>
    <message>
        <source>success from</source>
        <translation>成功标准</translation>
    </message>
    <message>
        <source>A run counts as a success when its test accuracy at the end is at least this share.</source>
        <translation>一次运行结束时的测试准确率不低于此值，即算成功。</translation>
    </message>
    <message>
        <source>below the curves</source>
        <translation>曲线下方</translation>
    </message>
    <message>
        <source>Gradient: its norm by layer and step. RMS: of the stream behind each layer. Schedule: learning rate, clipping, and how much samples differ. γ and β: of all norms. Stream: its values at one step.</source>
        <translation>梯度：其范数，按层与步。RMS：每层之后残差流的 RMS。调度：学习率、裁剪，以及样本之间的差异。γ 与 β：所有归一化的 γ 与 β。残差流：某一步的值。</translation>
    </message>
    <message>
        <source>RMS</source>
        <translation>RMS</translation>
    </message>
    <message>
        <source>γ and β</source>
        <translation>γ 与 β</translation>
    </message>
    <message>
        <source>log loss</source>
        <translation>损失取对数轴</translation>
    </message>
    <message>
        <source>A logarithmic axis for the loss: for one that starts in the thousands.</source>
        <translation>损失用对数轴：适合从几千开始的损失。</translation>
    </message>
    <message>
        <source>The axes keep their ranges while runs go on and controls move.</source>
        <translation>运行继续、控件改动时，坐标轴范围保持不变。</translation>
    </message>
    <message>
        <source>%1 arms are the most</source>
        <translation>最多 %1 个方案</translation>
    </message>
    <message>
        <source>no step is left to branch at: make the run longer</source>
        <translation>没有剩余的步可供分支：请加长运行</translation>
    </message>
    <message>
        <source>a branch must start at step %1 ... %2, not %3</source>
        <translation>分支必须从第 %1 ... %2 步开始，而不是 %3</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 开</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 关</translation>
    </message>
    <message>
        <source>branch at step %1</source>
        <translation>第 %1 步分支</translation>
    </message>
    <message>
        <source>from step %1: %2</source>
        <translation>第 %1 步起：%2</translation>
    </message>
    <message>
        <source>must begin with one of %1, not &quot;%2&quot;</source>
        <translation>必须以 %1 之一开头，而不是“%2”</translation>
    </message>
    <message>
        <source>unknown key; an arm may have %1</source>
        <translation>未知的键；方案可以有 %1</translation>
    </message>
    <message>
        <source>cannot change in the middle of a run; %1 can</source>
        <translation>不能在运行中途改变；可以改变的是 %1</translation>
    </message>
    <message>
        <source>must have a value: KEY=VALUE</source>
        <translation>必须有值：KEY=VALUE</translation>
    </message>
    <message>
        <source>must be @ and a step in 1 ... %1</source>
        <translation>必须是 @ 加 1 ... %1 内的步</translation>
    </message>
    <message>
        <source>must be later than the branch before it, at step %1</source>
        <translation>必须晚于前一个分支（第 %1 步）</translation>
    </message>
    <message>
        <source>must be at most %1 bytes, not %2</source>
        <translation>最多 %1 字节，而不是 %2</translation>
    </message>
    <message>
        <source>choose a file first: the training data are &quot;file&quot;</source>
        <translation>请先选择文件：训练数据为“file”</translation>
    </message>
    <message>
        <source>must be more than %1, where the arm &quot;%2&quot; branches, not %3</source>
        <translation>必须大于 %1（方案“%2”在此步分支），而不是 %3</translation>
    </message>
    <message>
        <source>these networks need about %1 GB of memory together, more than %2: make layers, width or batch size smaller, or train fewer arms</source>
        <translation>这些网络合计约需 %1 GB 内存，超过 %2 GB：请减小层数、宽度或批大小，或减少方案</translation>
    </message>
    <message>
        <source>the curves of %1 steps need about %2 GB of memory, more than %3: make steps, layers or seeds fewer</source>
        <translation>%1 步的曲线约需 %2 GB 内存，超过 %3 GB：请减少步数、层数或种子数</translation>
    </message>
    <message>
        <source>BatchNorm cannot train on one sample: an arm with batch size 1 stops at its first step.</source>
        <translation>BatchNorm 不能在一个样本上训练：批大小为 1 的方案在第一步就停止。</translation>
    </message>
    <message>
        <source>%1 runs of %2 steps: this takes minutes. Curves grow while it goes on; fewer seeds or layers are faster.</source>
        <translation>%1 次运行，每次 %2 步：需要几分钟。曲线边运行边增长；减少种子或层数更快。</translation>
    </message>
    <message>
        <source>BatchNorm and batch size</source>
        <translation>BatchNorm 与批大小</translation>
    </message>
    <message>
        <source>With a learning rate in proportion to the batch BatchNorm learns as well as LayerNorm from 8 samples on, and with 2, where every output is ±1, it stays near 0.6; its running statistics do better than those of such a batch.</source>
        <translation>学习率与批大小成正比时，BatchNorm 从 8 个样本起学得与 LayerNorm 一样好；只有 2 个样本时每个输出都是 ±1，准确率停在 0.6 附近；它的运行统计量比这样一批的统计量更好。</translation>
    </message>
    <message>
        <source>Clipping is no cure</source>
        <translation>裁剪治不了本</translation>
    </message>
    <message>
        <source>Clipped at norm 1 the un-normed stack no longer diverges, but every single step is clipped, and it stays near 0.75 where Pre-LN passes 0.9.</source>
        <translation>梯度裁剪到范数 1 后，不归一化的网络不再发散，但每一步都被裁剪，准确率停在 0.75 附近，而 Pre-LN 超过 0.9。</translation>
    </message>
    <message>
        <source>Weight decay turns γ down</source>
        <translation>权重衰减压低 γ</translation>
    </message>
    <message>
        <source>AdamW with decay 1: the mean γ falls to about 0.45 where everything decays and to 0.38 where only norms do, but rises to 1.14 where only weights do; the accuracy hardly tells.</source>
        <translation>AdamW，衰减为 1：全部衰减时 γ 的均值降到约 0.45，只衰减归一化时降到 0.38，只衰减权重时却升到 1.14；从准确率几乎看不出来。</translation>
    </message>
    <message>
        <source>A hundred blocks</source>
        <translation>一百个块</translation>
    </message>
    <message>
        <source>A hundred MLP blocks with Adam at 1e-3: Post-LN&apos;s loss stays at ln 10 = 2.30 and its accuracy at chance, Pre-LN learns at once and passes 0.93.</source>
        <translation>一百个 MLP 块，Adam，学习率 1e-3：Post-LN 的损失停在 ln 10 = 2.30，准确率停在随机水平；Pre-LN 立即开始学习，准确率超过 0.93。</translation>
    </message>
    <message>
        <source>Without a norm Adam does not diverge</source>
        <translation>不归一化时 Adam 也不发散</translation>
    </message>
    <message>
        <source>The same blocks with Adam, whose step does not grow with the gradient: without a norm the loss starts near 60 and comes down, to an accuracy a little below Pre-LN&apos;s.</source>
        <translation>同样的块用 Adam，其步长不随梯度增大：不归一化时损失从约 60 开始下降，最终准确率略低于 Pre-LN。</translation>
    </message>
    <message>
        <source>Without a norm SGD diverges</source>
        <translation>不归一化时 SGD 发散</translation>
    </message>
    <message>
        <source>24 MLP blocks: without a norm the loss starts near 60, the gradient norm near 800, and within a few steps nothing is finite; Pre-LN with the same SGD reaches more than 0.9.</source>
        <translation>24 个 MLP 块：不归一化时损失从约 60、梯度范数从约 800 开始，几步之内一切都不再是有限值；Pre-LN 用同样的 SGD 准确率超过 0.9。</translation>
    </message>
    <message>
        <source>One class a batch</source>
        <translation>每批只有一个类别</translation>
    </message>
    <message>
        <source>Every batch holds one class, so the statistics BatchNorm keeps are nobody&apos;s: at the test it stays near chance, while LayerNorm reaches about 0.93.</source>
        <translation>每批只含一个类别，因此 BatchNorm 保留的统计量不属于任何一个类别：测试时它停在随机水平附近，而 LayerNorm 达到约 0.93。</translation>
    </message>
    <message>
        <source>RMSNorm fails and learns alike</source>
        <translation>RMSNorm 的成败与 LayerNorm 相同</translation>
    </message>
    <message>
        <source>RMSNorm in LayerNorm&apos;s place at 5e-3: behind the sum it needs warm-up, before the block it does not, so it is the place that counts, not the norm.</source>
        <translation>用 RMSNorm 代替 LayerNorm，学习率 5e-3：在求和之后需要预热，在块之前则不需要；可见起作用的是位置，而不是哪种归一化。</translation>
    </message>
    <message>
        <source>A timid learning rate hides it</source>
        <translation>谨慎的学习率掩盖了差别</translation>
    </message>
    <message>
        <source>Eight blocks at 1e-3: all three arms learn equally well, to about 0.95; what warm-up buys Post-LN is a learning rate about twice as large.</source>
        <translation>八个块，学习率 1e-3：三个方案学得一样好，约到 0.95；预热给 Post-LN 带来的，是约两倍大的学习率。</translation>
    </message>
    <message>
        <source>Warm-up saves Post-LN</source>
        <translation>预热挽救 Post-LN</translation>
    </message>
    <message>
        <source>Twelve blocks with Adam at 3e-3: without warm-up Post-LN reaches an accuracy of 0.8 with hardly any seed, with 100 steps of it with nearly all, and Pre-LN needs none. Where it fails, the gradient of layer 1 dies within ten steps and nothing overflows.</source>
        <translation>十二个块，Adam，学习率 3e-3：没有预热时，Post-LN 几乎没有种子能达到 0.8 的准确率；预热 100 步后几乎全部达到；Pre-LN 不需要预热。失败时，第 1 层的梯度在十步之内消失，而没有任何溢出。</translation>
    </message>
    <message>
        <source>all weights, before clipping, log scale, means of %1 steps</source>
        <translation>所有权重，裁剪之前，对数刻度，%1 步平均</translation>
    </message>
    <message>
        <source>log10 of ‖ΔW‖ / ‖W‖, median layer, means of %1 steps</source>
        <translation>‖ΔW‖ / ‖W‖ 的 log10，中位层，%1 步平均</translation>
    </message>
    <message>
        <source>RMS of the stream</source>
        <translation>残差流的 RMS</translation>
    </message>
    <message>
        <source>by layer and step</source>
        <translation>按层和步</translation>
    </message>
    <message>
        <source>1 = nothing cut</source>
        <translation>1 = 未裁剪</translation>
    </message>
    <message>
        <source>0 = all samples look alike</source>
        <translation>0 = 所有样本看起来一样</translation>
    </message>
    <message>
        <source>less than %1 %</source>
        <translation>不到 %1 %</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1%2。</translation>
    </message>
    <message>
        <source>by layer at step %1, log scale</source>
        <translation>第 %1 步各层，对数刻度</translation>
    </message>
    <message>
        <source>Starts all random numbers: Gaussian data, gradients, weights, splits and batches. The same seed gives the same numbers every time.</source>
        <translation>所有随机数的起点：高斯数据、梯度、权重、划分和批。相同的种子每次给出相同的数。</translation>
    </message>
    <message>
        <source>The layer whose stream the matrix shows; 0 is the embedding. A click into a plot against layer sets it.</source>
        <translation>矩阵所显示的残差流的层；0 是嵌入。点击按层的图即可设定。</translation>
    </message>
    <message>
        <source>lr</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>least lr</source>
        <translation>最小学习率</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>decay</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>init</source>
        <translation>初始化</translation>
    </message>
    <message>
        <source>In %1 the gradient of layer 1 has fallen to %2, and all samples look alike to the head: %3 of the energy of their features differs.</source>
        <translation>%1 中第 1 层的梯度已降到 %2，所有样本在分类头看来都一样：它们的特征能量只有 %3 不同。</translation>
    </message>
    <message>
        <source>In %1 all samples look alike to the head: %2 of the energy of their features differs.</source>
        <translation>%1 中所有样本在分类头看来都一样：它们的特征能量只有 %2 不同。</translation>
    </message>
    <message>
        <source>the archive holds this name more than once</source>
        <translation>压缩包中此名称出现不止一次</translation>
    </message>
    <message>
        <source>the archive holds no array</source>
        <translation>压缩包中没有数组</translation>
    </message>
    <message>
        <source>Files in the archive that are no arrays, ignored: %1.</source>
        <translation>压缩包中被忽略的非数组文件：%1。</translation>
    </message>
    <message>
        <source>holds several arrays: %1; name one behind a colon, FILE.npz:NAME</source>
        <translation>含有多个数组：%1；请在冒号后指定一个，如 FILE.npz:NAME</translation>
    </message>
    <message>
        <source>holds no such array; it holds %1</source>
        <translation>没有这个数组；现有的是 %1</translation>
    </message>
    <message>
        <source>not a zip archive that can be read: %1</source>
        <translation>不是可读取的 zip 压缩包：%1</translation>
    </message>
    <message>
        <source>this entry of the archive cannot be read</source>
        <translation>无法读取压缩包中的这一项</translation>
    </message>
    <message>
        <source>is encrypted, which is not supported</source>
        <translation>已加密，不支持</translation>
    </message>
    <message>
        <source>is neither stored nor deflated, which is not supported</source>
        <translation>既非直接存储也非 deflate 压缩，不支持</translation>
    </message>
    <message>
        <source>claims %1 bytes, which its %2 packed ones cannot hold</source>
        <translation>声称有 %1 字节，而压缩后只有 %2 字节，不可能容纳</translation>
    </message>
    <message>
        <source>claims %1 packed bytes, which the archive&apos;s %2 cannot hold</source>
        <translation>声称压缩后有 %1 字节，而压缩包只有 %2 字节，不可能容纳</translation>
    </message>
    <message>
        <source>is stored as it is, but claims %1 bytes and %2 packed ones</source>
        <translation>未经压缩，却声称原有 %1 字节、压缩后 %2 字节</translation>
    </message>
    <message>
        <source>is not where the archive says it is: %1</source>
        <translation>不在压缩包所指的位置：%1</translation>
    </message>
    <message>
        <source>the archive is too large: 4 GiB unpacked at most</source>
        <translation>压缩包过大：解压后最多 4 GiB</translation>
    </message>
    <message>
        <source>is damaged: %1</source>
        <translation>已损坏：%1</translation>
    </message>
    <message>
        <source>is damaged: %1 bytes expected, %2 found</source>
        <translation>已损坏：应有 %1 字节，实有 %2 字节</translation>
    </message>
    <message>
        <source>%1, the last %2 padding</source>
        <translation>%1，其中末尾 %2 个为填充</translation>
    </message>
    <message>
        <source>%1 of %2 group</source>
        <translation>%1（%2 组）</translation>
    </message>
    <message>
        <source>%1 of %2 groups</source>
        <translation>%1（%2 组）</translation>
    </message>
    <message>
        <source>padding masked</source>
        <translation>填充加掩码</translation>
    </message>
    <message>
        <source>running statistics, plain average over %1</source>
        <translation>运行统计量，%1的简单平均</translation>
    </message>
    <message>
        <source>no running statistics: evaluation uses this batch</source>
        <translation>无运行统计量：评估使用当前批</translation>
    </message>
    <message>
        <source>token of the sample</source>
        <translation>样本内词元</translation>
    </message>
    <message>
        <source>feature of the group</source>
        <translation>组内特征</translation>
    </message>
    <message>
        <source>value of the group, token by token</source>
        <translation>组内的值，逐词元</translation>
    </message>
    <message>
        <source>gradient in %1</source>
        <translation>%1 中的梯度</translation>
    </message>
    <message>
        <source>padding at the end of its sample</source>
        <translation>样本末尾的填充</translation>
    </message>
    <message>
        <source>0/0: every value of the group is equal and ε is 0.</source>
        <translation>0/0：该组的值全部相等，且 ε 为 0。</translation>
    </message>
    <message>
        <source>Not defined: %1.</source>
        <translation>无定义：%1。</translation>
    </message>
    <message>
        <source>Not defined: a group of one value has no variance.</source>
        <translation>无定义：只有一个值的组没有方差。</translation>
    </message>
    <message>
        <source>Padding: the mask leaves it out, and its y is 0.</source>
        <translation>填充：掩码将其排除，y 为 0。</translation>
    </message>
    <message>
        <source>itself %1 · its group %2 … %3 · all other inputs 0</source>
        <translation>自身 %1 · 同组 %2 … %3 · 其他输入均为 0</translation>
    </message>
    <message>
        <source>padding that is left out: no input moves it</source>
        <translation>已排除的填充：不受任何输入影响</translation>
    </message>
    <message>
        <source>%1, last %2 padding</source>
        <translation>%1，末尾 %2 个词元为填充</translation>
    </message>
    <message>
        <source>no equal groups</source>
        <translation>无法均分成组</translation>
    </message>
    <message>
        <source>plain average over %1</source>
        <translation>%1的简单平均</translation>
    </message>
    <message>
        <source>over the %1 of its column that are no padding</source>
        <translation>取自本列中非填充的%1</translation>
    </message>
    <message>
        <source>over its %1: %2 × %3</source>
        <translation>取自本组的%1：%2 × %3</translation>
    </message>
    <message>
        <source>over the %1 of its sample</source>
        <translation>取自本样本的%1</translation>
    </message>
    <message>
        <source>%1 is not defined in %2: all its values are equal and ε is 0, which asks for 0/0. Any ε above 0 gives β there.</source>
        <translation>%1 在 %2 无定义：其中的值全部相等且 ε 为 0，即 0/0。任何大于 0 的 ε 都会在那里给出 β。</translation>
    </message>
    <message>
        <source>%1 is not defined in the groups %2: within each all values are equal and ε is 0, which asks for 0/0. Any ε above 0 gives β there.</source>
        <translation>%1 在以下各组没有定义：%2；每组内的值全都相等而 ε 为 0，结果是 0/0。只要 ε 大于 0，那里就得到 β。</translation>
    </message>
    <message>
        <source>%1 is not defined here: with one token a sample every channel is a single value, whose variance says nothing.</source>
        <translation>%1 在此无定义：每个样本只有一个词元时，每个通道只有一个值，其方差没有意义。</translation>
    </message>
    <message>
        <source>%1 is not defined here: with one token a sample and one feature a group every group is a single value, whose variance says nothing.</source>
        <translation>%1 在此无定义：每个样本只有一个词元、每组只有一个特征时，每组只有一个值，其方差没有意义。</translation>
    </message>
    <message>
        <source>%1 cannot work on one row: each column holds one value, whose variance says nothing, and it keeps no running statistics to use instead.</source>
        <translation>%1 不能用于单独一行：每列只有一个值，其方差没有意义，也没有保留可代替的运行统计量。</translation>
    </message>
    <message>
        <source>%1 is not defined here: %2.</source>
        <translation>%1 在此无定义：%2。</translation>
    </message>
    <message>
        <source>With one group and one token a sample it is %1 here: their outputs differ by at most %2.</source>
        <translation>只有一组、每个样本一个词元时，它在这里就是 %1：两者的输出最多相差 %2。</translation>
    </message>
    <message>
        <source>With one group it pools the %1 tokens of a sample and differs from %2 by up to %3: the Transformer&apos;s %2 takes every %4 by itself.</source>
        <translation>只有一组时，它汇总样本的 %1 个词元，与 %2 最多相差 %3：Transformer 的 %2 单独处理每个%4。</translation>
    </message>
    <message>
        <source>With a group for every feature it is %1.</source>
        <translation>每个特征自成一组时，它就是 %1。</translation>
    </message>
    <message>
        <source>%1; the means of the %2 run from %3 to %4.</source>
        <translation>%1；各%2的均值从 %3 到 %4。</translation>
    </message>
    <message>
        <source>%1; the means of the %2 run from %3 to %4, those of the features from %5 to %6.</source>
        <translation>%1；各%2的均值从 %3 到 %4，特征均值从 %5 到 %6。</translation>
    </message>
    <message>
        <source>After %1 every %2 has %3 and %4</source>
        <translation>%1 之后每个%2的%3、%4</translation>
    </message>
    <message>
        <source>%1 now uses running statistics, the plain average over %2: the feature means run from %3 to %4, and no output depends on another %5.</source>
        <translation>%1 现在使用运行统计量（%2的简单平均）：特征均值从 %3 到 %4，没有输出依赖别的%5。</translation>
    </message>
    <message>
        <source>%1 keeps no running statistics: evaluation uses this batch.</source>
        <translation>%1 不保留运行统计量：评估使用当前批。</translation>
    </message>
    <message>
        <source>%1 masks them: %2 keeps the mean %3 and sd %4 of its real values; counted in, padding would make them %5 and %6.</source>
        <translation>%1 用掩码排除它们：%2 保持其真实值的均值 %3 和标准差 %4；若计入填充，则为 %5 和 %6。</translation>
    </message>
    <message>
        <source>%1 counts them: for %2 the mean is %3 instead of %4 and the sd %5 instead of %6. A mask leaves them out.</source>
        <translation>%1 把它们计入：%2 的均值为 %3 而不是 %4，标准差为 %5 而不是 %6。掩码可将其排除。</translation>
    </message>
    <message>
        <source>%1 counts them: for %2 the mean is %3 instead of %4 and the sd %5 instead of %6.</source>
        <translation>%1 把它们计入：%2 的均值为 %3 而不是 %4，标准差为 %5 而不是 %6。</translation>
    </message>
    <message>
        <source>%1 takes every %2 by itself: no real one feels them.</source>
        <translation>%1 单独处理每个%2：真实的都不受其影响。</translation>
    </message>
    <message>
        <source>Of the %1 %2 %3 are padding.</source>
        <translation>%1 个%2中有 %3 个是填充。</translation>
    </message>
    <message>
        <source>%1 takes from every value the mean of its group.</source>
        <translation>%1 从每个值减去所在组的均值。</translation>
    </message>
    <message>
        <source>%1 takes from every value the mean of its feature within its sample.</source>
        <translation>%1 从每个值减去其特征在所在样本内的均值。</translation>
    </message>
    <message>
        <source>%1 divides every %2 by its own √(σ² + ε).</source>
        <translation>%1 把每个%2除以它自己的 √(σ² + ε)。</translation>
    </message>
    <message>
        <source>Under %1 it hears the %2 inputs of its feature within its sample and no other sample.</source>
        <translation>在 %1 下，它受所在样本内同一特征 %2 个输入的影响，不受其他样本影响。</translation>
    </message>
    <message>
        <source>Under %1 it hears the %2 inputs of its sample and no other sample.</source>
        <translation>在 %1 下，它受所在样本 %2 个输入的影响，不受其他样本影响。</translation>
    </message>
    <message>
        <source>Under %1 it hears the %2 inputs of its group and no other sample.</source>
        <translation>在 %1 下，它受所在组 %2 个输入的影响，不受其他样本影响。</translation>
    </message>
    <message>
        <source>Under %1 it is padding that is left out, and hears nothing.</source>
        <translation>在 %1 下，它是被排除的填充，不受任何输入影响。</translation>
    </message>
    <message>
        <source>Under %1 it hears the %2 inputs of its column, one of every real %3.</source>
        <translation>在 %1 下，它受所在列 %2 个输入的影响，每个真实%3一个。</translation>
    </message>
    <message>
        <source>every group %1 ± %2</source>
        <translation>每组 %1 ± %2</translation>
    </message>
    <message>
        <source>every group %1, sd %2 … %3</source>
        <translation>每组 %1，标准差 %2 … %3</translation>
    </message>
    <message>
        <source>one batch</source>
        <translation>一个批</translation>
    </message>
    <message>
        <source>%1 batches</source>
        <translation>%1 个批</translation>
    </message>
    <message>
        <source>sample %1, %2</source>
        <translation>样本 %1，%2</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>样本 %1</translation>
    </message>
    <message>
        <source>sample %1, group %2</source>
        <translation>样本 %1，组 %2</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>group of a sample</source>
        <translation>样本内的组</translation>
    </message>
    <message>
        <source>feature of a sample</source>
        <translation>样本内的特征</translation>
    </message>
    <message>
        <source>%1 features cannot be cut into %2 equal groups</source>
        <translation>%1 个特征不能均分成 %2 组</translation>
    </message>
    <message>
        <source>%, %1; bands: least to greatest</source>
        <translation>%，%1；阴影带：最小到最大值</translation>
    </message>
    <message>
        <source>BN, batch</source>
        <translation>BN，批</translation>
    </message>
    <message>
        <source>no gap</source>
        <translation>无差距</translation>
    </message>
    <message>
        <source>first pre-activations</source>
        <translation>第一层预激活</translation>
    </message>
    <message>
        <source>standardised data</source>
        <translation>标准化数据</translation>
    </message>
    <message>
        <source>sorted by class</source>
        <translation>按类别排序</translation>
    </message>
    <message>
        <source>one class each</source>
        <translation>每批单一类别</translation>
    </message>
    <message>
        <source>%1 padding, masked</source>
        <translation>填充 %1，加掩码</translation>
    </message>
    <message>
        <source>%1 padding</source>
        <translation>填充 %1</translation>
    </message>
    <message>
        <source>no running statistics</source>
        <translation>无运行统计量</translation>
    </message>
    <message>
        <source>momentum none</source>
        <translation>动量 None</translation>
    </message>
    <message>
        <source>PyTorch momentum %1</source>
        <translation>PyTorch 动量 %1</translation>
    </message>
    <message>
        <source>Keras momentum %1</source>
        <translation>Keras 动量 %1</translation>
    </message>
    <message>
        <source>trained %1 steps, learning rate %2 · min(1, B/32)</source>
        <translation>训练 %1 步，学习率 %2 · min(1, B/32)</translation>
    </message>
    <message>
        <source>trained %1 steps, learning rate %2</source>
        <translation>训练 %1 步，学习率 %2</translation>
    </message>
    <message>
        <source>%1 batches of %2, %3</source>
        <translation>%1 批，批大小 %2，%3</translation>
    </message>
    <message>
        <source>chance, 1 in %1</source>
        <translation>随机水平，1/%1</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Test batches</source>
        <translation>测试批</translation>
    </message>
    <message>
        <source>Trained on one-class batches</source>
        <translation>用单一类别的批训练</translation>
    </message>
    <message>
        <source>accuracy, %, %1</source>
        <translation>准确率，%，%1</translation>
    </message>
    <message>
        <source>%1 in PyTorch is %2 in Keras</source>
        <translation>PyTorch 的 %1 即 Keras 的 %2</translation>
    </message>
    <message>
        <source>Running mean of %1</source>
        <translation>%1 的运行均值</translation>
    </message>
    <message>
        <source>After %1 batches</source>
        <translation>%1 批之后</translation>
    </message>
    <message>
        <source>the same data each time; last column: the first sample in evaluation, at the end of the stream</source>
        <translation>各行数据相同；末列：批流结束时第一个样本的评估输出</translation>
    </message>
    <message>
        <source>running mean</source>
        <translation>运行均值</translation>
    </message>
    <message>
        <source>running variance</source>
        <translation>运行方差</translation>
    </message>
    <message>
        <source>evaluated</source>
        <translation>评估输出</translation>
    </message>
    <message>
        <source>%1: mean %2, variance %3</source>
        <translation>%1：均值 %2，方差 %3</translation>
    </message>
    <message>
        <source>Keras, momentum %1</source>
        <translation>Keras，动量 %1</translation>
    </message>
    <message>
        <source>PyTorch, momentum %1</source>
        <translation>PyTorch，动量 %1</translation>
    </message>
    <message>
        <source>PyTorch, momentum none</source>
        <translation>PyTorch，动量 None</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation>运行值 %1</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>start value below 1 %</source>
        <translation>初值低于 1 %</translation>
    </message>
    <message>
        <source>%1: after %2 batches the running value is %3, that of the population %4.</source>
        <translation>%1：%2 批之后运行值为 %3，总体值为 %4。</translation>
    </message>
    <message>
        <source>%1: of %2 batches, that of the population is %3.</source>
        <translation>%1：共 %2 批，总体值为 %3。</translation>
    </message>
    <message>
        <source>population %1</source>
        <translation>总体 %1</translation>
    </message>
    <message>
        <source>Mean of %1</source>
        <translation>%1 的均值</translation>
    </message>
    <message>
        <source>each dot one batch of %1</source>
        <translation>每点为一批，批大小 %1</translation>
    </message>
    <message>
        <source>Variance of the same feature</source>
        <translation>同一特征的方差</translation>
    </message>
    <message>
        <source>biased: divisor n</source>
        <translation>有偏：除数 n</translation>
    </message>
    <message>
        <source>the running mean and variance are NaN</source>
        <translation>运行均值和运行方差为 NaN</translation>
    </message>
    <message>
        <source>the running mean is NaN</source>
        <translation>运行均值为 NaN</translation>
    </message>
    <message>
        <source>the running variance is NaN</source>
        <translation>运行方差为 NaN</translation>
    </message>
    <message>
        <source>in all %1 features</source>
        <translation>在全部 %1 个特征上</translation>
    </message>
    <message>
        <source>in %1 of %2 features, this one among them</source>
        <translation>在 %2 个特征中的 %1 个上（包括本特征）</translation>
    </message>
    <message>
        <source>in %1 of %2 features, not in this one</source>
        <translation>在 %2 个特征中的 %1 个上（不包括本特征）</translation>
    </message>
    <message>
        <source>Before batch %1 the running statistics began anew at mean 0 and variance 1.</source>
        <translation>第 %1 批之前，运行统计量从均值 0、方差 1 重新开始。</translation>
    </message>
    <message>
        <source>Before batch %1 the running statistics became the plain average over the finite batches so far.</source>
        <translation>第 %1 批之前，运行统计量变为至今各有限批的简单平均。</translation>
    </message>
    <message>
        <source>One value of batch %1 was NaN; the guard kept it from the running statistics.</source>
        <translation>第 %1 批有一个值为 NaN；该批已跳过，未计入运行统计量。</translation>
    </message>
    <message>
        <source>One value of batch %1 was NaN.</source>
        <translation>第 %1 批有一个值为 NaN。</translation>
    </message>
    <message>
        <source>one row has no variance to speak of</source>
        <translation>单独一行谈不上方差</translation>
    </message>
    <message>
        <source>a feature is constant and ε is 0, which asks for 0/0</source>
        <translation>有特征为常数且 ε 为 0，即 0/0</translation>
    </message>
    <message>
        <source>they hold no rows</source>
        <translation>这些批没有行</translation>
    </message>
    <message>
        <source>every batch counts the same</source>
        <translation>每批权重相同</translation>
    </message>
    <message>
        <source>the start values stay for ever</source>
        <translation>始终停在初值</translation>
    </message>
    <message>
        <source>only the last batch is remembered</source>
        <translation>只记住最后一批</translation>
    </message>
    <message>
        <source>half-life %1 batches</source>
        <translation>半衰期 %1 批</translation>
    </message>
    <message>
        <source>one value of that batch was NaN</source>
        <translation>该批有一个值为 NaN</translation>
    </message>
    <message>
        <source>that batch held a value that is not finite</source>
        <translation>该批有一个非有限值</translation>
    </message>
    <message>
        <source>Since batch %1 %2 %3: %4.</source>
        <translation>自第 %1 批起，%3，%2：%4。</translation>
    </message>
    <message>
        <source>Evaluation gives NaN there until they are reset or repaired.</source>
        <translation>在重置或修复之前，那里的评估结果都是 NaN。</translation>
    </message>
    <message>
        <source>BatchNorm refused %1 of %2 batches: %3. The running statistics stayed as they were.</source>
        <translation>%2 批中 BatchNorm 拒绝了 %1 批：%3。运行统计量保持不变。</translation>
    </message>
    <message>
        <source>What the statistics depend on</source>
        <translation>统计量取决于什么</translation>
    </message>
    <message>
        <source>Training minus evaluation</source>
        <translation>训练减评估</translation>
    </message>
    <message>
        <source>BatchNorm&apos;s output, rms over rows and features</source>
        <translation>BatchNorm 的输出，对行和特征取 RMS</translation>
    </message>
    <message>
        <source>Accuracy early in training</source>
        <translation>训练初期的准确率</translation>
    </message>
    <message>
        <source>%, batches of 64, momentum in PyTorch&apos;s convention, %1</source>
        <translation>%，批大小 64，动量按 PyTorch 约定，%1</translation>
    </message>
    <message>
        <source>running, %1:</source>
        <translation>运行，%1：</translation>
    </message>
    <message>
        <source>all rows of the batch</source>
        <translation>该批的所有行</translation>
    </message>
    <message>
        <source>the real rows only, padding left out</source>
        <translation>真实行，不含填充</translation>
    </message>
    <message>
        <source>all rows, padding among them</source>
        <translation>所有行，包括填充</translation>
    </message>
    <message>
        <source>Training: masked statistics of the batch, over %1.</source>
        <translation>训练：加掩码的批统计量，取自%1。</translation>
    </message>
    <message>
        <source>Training: statistics of the batch, over %1.</source>
        <translation>训练：批统计量，取自%1。</translation>
    </message>
    <message>
        <source>Evaluation without tracking: still statistics of the batch, over %1.</source>
        <translation>评估，不跟踪：仍用批统计量，取自%1。</translation>
    </message>
    <message>
        <source>Evaluation: running statistics. The batch at hand does not enter.</source>
        <translation>评估：运行统计量。与当前批无关。</translation>
    </message>
    <message>
        <source>No running statistics are kept.</source>
        <translation>不保留运行统计量。</translation>
    </message>
    <message>
        <source>Running statistics: the plain average, each batch counted once.</source>
        <translation>运行统计量：简单平均，每批计一次。</translation>
    </message>
    <message>
        <source>After each batch: running = %1 · running + %2 · batch, %3.</source>
        <translation>每批之后：运行值 = %1 · 运行值 + %2 · 批值，%3。</translation>
    </message>
    <message>
        <source>From batch %1 on the start value weighs less than 1 %.</source>
        <translation>从第 %1 批起，初值占不到 1 %。</translation>
    </message>
    <message>
        <source>No batch has come yet.</source>
        <translation>尚未有批到来。</translation>
    </message>
    <message>
        <source>Batch %1, %2: mean %3, variance %4.</source>
        <translation>第 %1 批，%2：均值 %3，方差 %4。</translation>
    </message>
    <message>
        <source>Running: %1 and %2.</source>
        <translation>运行值：%1 和 %2。</translation>
    </message>
    <message>
        <source>Statistics in use</source>
        <translation>使用的统计量</translation>
    </message>
    <message>
        <source>misfit %1 %</source>
        <translation>偏差 %1 %</translation>
    </message>
    <message>
        <source>B = %1: about %2 σ</source>
        <translation>B = %1：约 %2 σ</translation>
    </message>
    <message>
        <source>B %1: mean %2 σ, variance %3 σ²</source>
        <translation>B %1：均值 %2 σ，方差 %3 σ²</translation>
    </message>
    <message>
        <source>Error of a batch statistic</source>
        <translation>批统计量的误差</translation>
    </message>
    <message>
        <source>sd over %1 batches, in σ and σ², log scales</source>
        <translation>%1 个批的标准差，以 σ 和 σ² 为单位，对数刻度</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>方差</translation>
    </message>
    <message>
        <source>theory 1/√B, %1</source>
        <translation>理论 1/√B，%1</translation>
    </message>
    <message>
        <source>if Gaussian √(2(B − 1))/B, %1</source>
        <translation>若为高斯 √(2(B − 1))/B，%1</translation>
    </message>
    <message>
        <source>Bias of the batch variance</source>
        <translation>批方差的偏差</translation>
    </message>
    <message>
        <source>mean over %1 batches, in σ², divisor n</source>
        <translation>%1 个批的均值，以 σ² 为单位，除数 n</translation>
    </message>
    <message>
        <source>theory (B − 1)/B, %1</source>
        <translation>理论 (B − 1)/B，%1</translation>
    </message>
    <message>
        <source>The last batch of an epoch holds %1 sample, the others %2: it has no variance, BatchNorm refuses it in training and keeps its running statistics.</source>
        <translation>一轮的最后一批有 %1 个样本，其他批有 %2 个：它没有方差，BatchNorm 训练时拒绝它，运行统计量保持不变。</translation>
    </message>
    <message>
        <source>The last batch of an epoch holds %1 samples, the others %2.</source>
        <translation>一轮的最后一批有 %1 个样本，其他批有 %2 个。</translation>
    </message>
    <message>
        <source>One sample a batch has no variance: BatchNorm refuses every batch in training and keeps its running statistics.</source>
        <translation>每批只有一个样本，没有方差：BatchNorm 训练时拒绝每一批，运行统计量保持不变。</translation>
    </message>
    <message>
        <source>The NaN of a poisoned batch is a value of feature %1.</source>
        <translation>被投毒的批中，NaN 是特征 %1 的一个值。</translation>
    </message>
    <message>
        <source>Statistics of a padded batch</source>
        <translation>带填充的批的统计量</translation>
    </message>
    <message>
        <source>not masked, against the share of rows that are zeros</source>
        <translation>无掩码，随全零行比例的变化</translation>
    </message>
    <message>
        <source>padded</source>
        <translation>填充比例</translation>
    </message>
    <message>
        <source>pad tokens</source>
        <translation>填充词元</translation>
    </message>
    <message>
        <source>BN, masked</source>
        <translation>BN，掩码</translation>
    </message>
    <message>
        <source>BN, trained padded</source>
        <translation>BN，带填充训练</translation>
    </message>
    <message>
        <source>Accuracy of padded test batches</source>
        <translation>带填充的测试批的准确率</translation>
    </message>
    <message>
        <source>Largest change of a logit</source>
        <translation>logit 的最大变化</translation>
    </message>
    <message>
        <source>against no padding, means of %1</source>
        <translation>相对于无填充，%1的均值</translation>
    </message>
    <message>
        <source>%1: sample 1 times %2 changes the outputs of the others by up to %3.</source>
        <translation>%1：样本 1 乘以 %2，其他样本的输出最多变化 %3。</translation>
    </message>
    <message>
        <source>What the others feel</source>
        <translation>其他样本受到的影响</translation>
    </message>
    <message>
        <source>rms |Δy| of BatchNorm in training; LayerNorm&apos;s largest is %1</source>
        <translation>训练时 BatchNorm 的 rms |Δy|；LayerNorm 的最大值为 %1</translation>
    </message>
    <message>
        <source>%1, like B^%2</source>
        <translation>%1，按 B^%2 变化</translation>
    </message>
    <message>
        <source>means from %1 to %2</source>
        <translation>均值从 %1 到 %2</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>第 %1 批</translation>
    </message>
    <message>
        <source>LayerNorm: mean of each sample</source>
        <translation>LayerNorm：每个样本的均值</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>feature %1</source>
        <translation>特征 %1</translation>
    </message>
    <message>
        <source>one seed</source>
        <translation>一个种子</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 个种子</translation>
    </message>
    <message>
        <source>training %1 of %2</source>
        <translation>训练中 %1 / %2</translation>
    </message>
    <message>
        <source>%, means of %1</source>
        <translation>%，%1的均值</translation>
    </message>
    <message>
        <source>Networks are learning: %1 of %2 are done.</source>
        <translation>网络正在训练：已完成 %1 / %2。</translation>
    </message>
    <message>
        <source>With %1 samples a batch mean misses the population by about %2 σ.</source>
        <translation>样本数为 %1 时，批均值与总体约差 %2 σ。</translation>
    </message>
    <message>
        <source>With %1 samples a batch mean misses the population by %2, close to %3.</source>
        <translation>样本数为 %1 时，批均值与总体相差 %2，接近 %3。</translation>
    </message>
    <message>
        <source>With %1 samples a batch mean misses the population by %2, where the law says %3.</source>
        <translation>样本数为 %1 时，批均值与总体相差 %2，而按误差律应为 %3。</translation>
    </message>
    <message>
        <source>%1 of the rows are padding and count as samples: the batch means are off by %2, where %3 real samples would leave %4 σ.</source>
        <translation>%1 的行是填充，却被计为样本：批均值偏离 %2，若是 %3 个真实样本则为 %4 σ。</translation>
    </message>
    <message>
        <source>Batches in the order of the classes are no random samples: their means miss the population by %1, where random ones of %2 miss it by %3 σ.</source>
        <translation>按类别顺序取的批不是随机样本：其均值与总体相差 %1，而 %2 个样本的随机批相差 %3 σ。</translation>
    </message>
    <message>
        <source>Nothing is remembered: evaluation, too, takes the statistics of its batch.</source>
        <translation>什么都不保留：评估时也用当前批的统计量。</translation>
    </message>
    <message>
        <source>The running mean of %3 has seen %1 batch and is off by %2.</source>
        <translation>%3 的运行均值只见过 %1 个批，偏离 %2。</translation>
    </message>
    <message>
        <source>The running mean of %3 has averaged %1 batches and is off by %2.</source>
        <translation>%3 的运行均值平均了 %1 个批，偏离 %2。</translation>
    </message>
    <message>
        <source>Its start value still weighs %1.</source>
        <translation>其初值仍占 %1。</translation>
    </message>
    <message>
        <source>From B = %1 to %2 the error of the mean falls from %3 to %4: 1/√B within %5 %.</source>
        <translation>B 从 %1 增到 %2，均值的误差从 %3 降到 %4：与 1/√B 相差不超过 %5 %。</translation>
    </message>
    <message>
        <source>The variance of a batch of %1 comes out at %2 σ² on average, (B − 1)/B is %3; it misses by %4 σ², Gaussian data would by %5.</source>
        <translation>%1 个样本的批，方差平均为 %2 σ²，(B − 1)/B 为 %3；其误差为 %4 σ²，高斯数据应为 %5。</translation>
    </message>
    <message>
        <source>The running variance takes n − 1 and has no such bias.</source>
        <translation>运行方差除以 n − 1，没有这种偏差。</translation>
    </message>
    <message>
        <source>Keras remembers it with this bias.</source>
        <translation>Keras 连同这种偏差一起保留。</translation>
    </message>
    <message>
        <source>exactly 0</source>
        <translation>恰好为 0</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>A momentum of %1 copied from PyTorch to Keras takes %2 of every new batch: a half-life of %3 batches instead of %4.</source>
        <translation>把 PyTorch 的动量 %1 照搬到 Keras，每个新批就占 %2：半衰期为 %3 批，而不是 %4 批。</translation>
    </message>
    <message>
        <source>With the same memory the running means agree at %1, and the running variances are %2 and %3: PyTorch takes n − 1, Keras n.</source>
        <translation>记忆相同时，两者的运行均值同为 %1，运行方差为 %2 和 %3：PyTorch 除以 n − 1，Keras 除以 n。</translation>
    </message>
    <message>
        <source>Sample 1 times %1: the outputs of the other %2 change by %3 under %4 in training, by %5 under it in evaluation and by %6 under %7.</source>
        <translation>样本 1 乘以 %1，其他 %2 个样本输出的变化：%4 训练时%3，评估时%5；%7 %6。</translation>
    </message>
    <message>
        <source>Their rms change is %1 at B = %2 and still %3 at B = %4.</source>
        <translation>其 RMS 变化在 B = %2 时为 %1，在 B = %4 时仍有 %3。</translation>
    </message>
    <message>
        <source>%1 in PyTorch is %2 in Keras.</source>
        <translation>PyTorch 的 %1 即 Keras 的 %2。</translation>
    </message>
    <message>
        <source>On random batches those of the batch are the worse ones, not the running ones.</source>
        <translation>在随机批上，较差的是批统计量，而不是运行统计量。</translation>
    </message>
    <message>
        <source>Here the running ones are the worse.</source>
        <translation>这里较差的是运行统计量。</translation>
    </message>
    <message>
        <source>It hardly matters which.</source>
        <translation>用哪一种几乎没有差别。</translation>
    </message>
    <message>
        <source>What so small a batch spoils is the learning itself: with B = %1 it reaches %2.</source>
        <translation>这么小的批损害的是学习本身：B = %1 时准确率达到 %2。</translation>
    </message>
    <message>
        <source>From B = %1 on it is as good as LayerNorm, within a point, or better.</source>
        <translation>从 B = %1 起，它与 LayerNorm 一样好（相差一个百分点以内）或更好。</translation>
    </message>
    <message>
        <source>The same batch comes out differently in training and in evaluation: by rms %1 after batch %2, and %3 after the first.</source>
        <translation>同一批在训练和评估时的输出不同：第 %2 批之后 RMS 相差 %1，第一批之后为 %3。</translation>
    </message>
    <message>
        <source>The start value is forgotten: what is left is the noise of batches of %1.</source>
        <translation>初值已被遗忘：剩下的是大小为 %1 的批的噪声。</translation>
    </message>
    <message>
        <source>Momentum %1, after %2 steps: %3 right by running statistics, which lag behind the weights, and %4 by those of the batch.</source>
        <translation>动量 %1，%2 步之后：按运行统计量的准确率为 %3（它落后于权重），按批统计量为 %4。</translation>
    </message>
    <message>
        <source>Momentum %1, after %2 steps: %3 right by running statistics, %4 by those of the batch.</source>
        <translation>动量 %1，%2 步之后：按运行统计量的准确率为 %3，按批统计量为 %4。</translation>
    </message>
    <message>
        <source>Batches of one class break %1: %2 falls to %3.</source>
        <translation>单一类别的批使 %1 失效：准确率从 %2 降到 %3。</translation>
    </message>
    <message>
        <source>%1 gets %2 right by running statistics, and %3 in batches of one class.</source>
        <translation>%1 按运行统计量的准确率为 %2，在单一类别的批上为 %3。</translation>
    </message>
    <message>
        <source>%1 gets %2, whatever the batch is made of.</source>
        <translation>%1 的准确率为 %2，与批的组成无关。</translation>
    </message>
    <message>
        <source>Trained on such batches it ends at %1 by running statistics and at %2 by those of such batches, %3 at %4.</source>
        <translation>在这样的批上训练，最终准确率按运行统计量为 %1，按这种批的统计量为 %2，%3 为 %4。</translation>
    </message>
    <message>
        <source>With %1 of the rows zeros the real tokens come out of %2 with mean %3 and rms %4 instead of 0 and 1.</source>
        <translation>%1 的行全为零时，真实词元经 %2 后均值为 %3、RMS 为 %4，而不是 0 和 1。</translation>
    </message>
    <message>
        <source>With the padding masked, and under %1, they do not change at all.</source>
        <translation>填充加掩码后，以及在 %1 下，它们完全不变。</translation>
    </message>
    <message>
        <source>%1 pad tokens move a logit by up to %2 for %3 points of accuracy, %4 by %5 for %6.</source>
        <translation>%1 个填充词元使 logit 最多变动 %2，准确率损失 %3 个百分点；%4 个则为 %5 和 %6 个百分点。</translation>
    </message>
    <message>
        <source>What it costs is logits rather than accuracy: %1</source>
        <translation>代价在于 logit 而不在准确率：%1</translation>
    </message>
    <message>
        <source>What it costs: %1</source>
        <translation>代价：%1</translation>
    </message>
    <message>
        <source>Trained on padded batches it loses %1 points, and a logit still moves by %2.</source>
        <translation>在带填充的批上训练，损失 %1 个百分点，logit 仍变动 %2。</translation>
    </message>
    <message>
        <source>At B = %1 %2 gets %3 right by running statistics and %4 by those of the batch, %5 %6.</source>
        <translation>B = %1 时，%2 按运行统计量的准确率为 %3，按批统计量为 %4，%5 为 %6。</translation>
    </message>
    <message>
        <source>all weights × %1</source>
        <translation>所有权重 × %1</translation>
    </message>
    <message>
        <source>weights + one vector</source>
        <translation>权重 + 同一向量</translation>
    </message>
    <message>
        <source>one unit&apos;s weights × %1</source>
        <translation>一个单元的权重 × %1</translation>
    </message>
    <message>
        <source>all data × %1</source>
        <translation>所有数据 × %1</translation>
    </message>
    <message>
        <source>data + one vector</source>
        <translation>数据 + 同一向量</translation>
    </message>
    <message>
        <source>one sample × %1</source>
        <translation>一个样本 × %1</translation>
    </message>
    <message>
        <source>one row of a + %1</source>
        <translation>a 的一行 + %1</translation>
    </message>
    <message>
        <source>one column of a + %1</source>
        <translation>a 的一列 + %1</translation>
    </message>
    <message>
        <source>Whose output stays as it is when data or weights change? Guess cells of the table, then test.</source>
        <translation>数据或权重改变时，谁的输出保持不变？先在表格中猜，再测试。</translation>
    </message>
    <message>
        <source>Guessed so far: %1 of %2.</source>
        <translation>已猜：%1 / %2。</translation>
    </message>
    <message>
        <source>Of your guesses %1 of %2 are right.</source>
        <translation>你猜了 %2 格，猜对 %1 格。</translation>
    </message>
    <message>
        <source>Of the %1 changes so many leave the output as it is: %2.</source>
        <translation>%1 种改变中，输出保持不变的种数：%2。</translation>
    </message>
    <message>
        <source>Two shifts: one number added to a whole row of its own input leaves %1 alone, one vector added to all data moves it by up to %2.</source>
        <translation>两种平移：给自身输入的整行加一个数，%1 不变；给所有数据加同一向量，它最多变动 %2。</translation>
    </message>
    <message>
        <source>With ε = %1 what stays at ε = 0 moves by up to %2: ε does not scale with the data.</source>
        <translation>ε = %1 时，在 ε = 0 下不变的输出最多变动 %2：ε 不随数据缩放。</translation>
    </message>
    <message>
        <source>There are no data to change.</source>
        <translation>没有可改变的数据。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错</translation>
    </message>
    <message>
        <source>Does the output stay?</source>
        <translation>输出保持不变吗？</translation>
    </message>
    <message>
        <source>stays, largest move</source>
        <translation>是否不变，最大变动</translation>
    </message>
    <message>
        <source>your guess</source>
        <translation>你的猜测</translation>
    </message>
    <message>
        <source>Norms in rows, changes in columns. %1</source>
        <translation>行为归一化，列为改变。%1</translation>
    </message>
    <message>
        <source>ε is %1</source>
        <translation>ε 为 %1</translation>
    </message>
    <message>
        <source>ε = %1 rounds to %2 too</source>
        <translation>ε = %1 也舍入为 %2</translation>
    </message>
    <message>
        <source>the smallest %1 number that is not flushed is %2</source>
        <translation>不被归零的最小 %1 数为 %2</translation>
    </message>
    <message>
        <source>the smallest %1 number is %2</source>
        <translation>最小的 %1 数为 %2</translation>
    </message>
    <message>
        <source>%1 = 0, as all values of the row are equal, and ε is 0.</source>
        <translation>%1 = 0，因为该行的值全部相等，且 ε 为 0。</translation>
    </message>
    <message>
        <source>%1 = 0, as all values of the row are equal, and ε = %2 rounds to %3: %4.</source>
        <translation>%1 = 0，因为该行的值全部相等，而 ε = %2 舍入为 %3：%4。</translation>
    </message>
    <message>
        <source>%1 comes out as %2 instead of %3, because the differences are lost in rounding, and %4.</source>
        <translation>%1 得到 %2，而不是 %3，因为差值在舍入中丢失，且 %4。</translation>
    </message>
    <message>
        <source>%1 = %2 rounds to %3: %4, and %5.</source>
        <translation>%1 = %2 舍入为 %3：%4，且 %5。</translation>
    </message>
    <message>
        <source>A partial result of %1 is beyond %2, the largest %3 number.</source>
        <translation>%1 的一个中间结果超出 %2，即最大的 %3 数。</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond %3, the largest %4 number.</source>
        <translation>%1 = %2 超出 %3，即最大的 %4 数。</translation>
    </message>
    <message>
        <source>%1 comes out as %2 instead of %3 (%4), and a negative number has no root.</source>
        <translation>%1 得到 %2，而不是 %3（%4），而负数没有平方根。</translation>
    </message>
    <message>
        <source>%1 is smaller than any %2 number.</source>
        <translation>%1 小于任何 %2 数。</translation>
    </message>
    <message>
        <source>Nothing breaks: all %1 values equal float64, rounded to %2.</source>
        <translation>一切正常：全部 %1 个值都等于舍入到 %2 的 float64 结果。</translation>
    </message>
    <message>
        <source>Nothing breaks: the output of %1 values in %2 is off by %3 of its size.</source>
        <translation>一切正常：%2 中 %1 个值的输出，误差为其大小的 %3。</translation>
    </message>
    <message>
        <source>%1 = %2 rounds to 0; ε = %3 alone stands under the root.</source>
        <translation>%1 = %2 舍入为 0；根号下只剩 ε = %3。</translation>
    </message>
    <message>
        <source>%1 of %2 squares are too small and become 0, which the others outweigh.</source>
        <translation>%2 个平方中有 %1 个过小而变为 0，但其余的盖过了影响。</translation>
    </message>
    <message>
        <source>sums in the format</source>
        <translation>用该格式求和</translation>
    </message>
    <message>
        <source>sums in fp32</source>
        <translation>用 fp32 求和</translation>
    </message>
    <message>
        <source>%1, subnormals flushed</source>
        <translation>%1，次正规数归零</translation>
    </message>
    <message>
        <source>variance: %1</source>
        <translation>方差：%1</translation>
    </message>
    <message>
        <source>models: scale %1, ε %2 → %3</source>
        <translation>模型：缩放 %1，ε %2 → %3</translation>
    </message>
    <message>
        <source>%1, %2 values</source>
        <translation>%1，%2 个值</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>偏移 %1</translation>
    </message>
    <message>
        <source>What ε does, and what number formats do</source>
        <translation>ε 的作用与数值格式的影响</translation>
    </message>
    <message>
        <source>rounds to 0</source>
        <translation>舍入为 0</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>off by %1</source>
        <translation>误差 %1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>%1, ε = %2, sd = %3</source>
        <translation>%1，ε = %2，标准差 = %3</translation>
    </message>
    <message>
        <source>NaN in %1 of %2</source>
        <translation>NaN：%1 / %2</translation>
    </message>
    <message>
        <source>inf in %1 of %2</source>
        <translation>inf：%1 / %2</translation>
    </message>
    <message>
        <source>0 in %1 of %2</source>
        <translation>0：%1 / %2</translation>
    </message>
    <message>
        <source>Operation by operation</source>
        <translation>逐项运算</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>what became of it</source>
        <translation>结果如何</translation>
    </message>
    <message>
        <source>The operations of %1 on the chosen row, in float64 and in %2</source>
        <translation>所选行上 %1 的各步运算，float64 与 %2</translation>
    </message>
    <message>
        <source>The output of the chosen cell</source>
        <translation>选中单元格的输出</translation>
    </message>
    <message>
        <source>%1 outputs in float64 and in %2; relative error %3</source>
        <translation>%1 个输出，float64 与 %2；相对误差 %3</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>0: there is no ε</source>
        <translation>0：没有 ε</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>次正规数</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正规数</translation>
    </message>
    <message>
        <source>What ε = %1 becomes</source>
        <translation>ε = %1 变成什么</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>存储值</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>性质</translation>
    </message>
    <message>
        <source>in %1 %2</source>
        <translation>%1 中为 %2</translation>
    </message>
    <message>
        <source>theory σ/√(σ² + ε)</source>
        <translation>理论 σ/√(σ² + ε)</translation>
    </message>
    <message>
        <source>ε is a floor</source>
        <translation>ε 是下限</translation>
    </message>
    <message>
        <source>output sd against input variance, float64</source>
        <translation>输出标准差随输入方差的变化，float64</translation>
    </message>
    <message>
        <source>output rms against input mean square, float64</source>
        <translation>输出 RMS 随输入均方的变化，float64</translation>
    </message>
    <message>
        <source>Output sd against input variance for %1 values of ε; measured and theory differ by at most %2</source>
        <translation>%1 个 ε 值下输出标准差随输入方差的变化；测量与理论最多相差 %2</translation>
    </message>
    <message>
        <source>training: %1 of %2 models done, %3 of %4 steps</source>
        <translation>训练：%1 / %2 个模型完成，%3 / %4 步</translation>
    </message>
    <message>
        <source>How far the next character&apos;s distribution moves</source>
        <translation>下一个字符的分布偏移多少</translation>
    </message>
    <message>
        <source>character behind the prompt</source>
        <translation>提示之后的字符</translation>
    </message>
    <message>
        <source>KL by position; means: %1</source>
        <translation>各位置的 KL；均值：%1</translation>
    </message>
    <message>
        <source>One prompt, the same random numbers</source>
        <translation>同一提示，相同的随机数</translation>
    </message>
    <message>
        <source>first difference at character %1 of %2</source>
        <translation>首个差异在第 %1 个字符，共 %2 个</translation>
    </message>
    <message>
        <source>no difference in %1 characters</source>
        <translation>%1 个字符内没有差异</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>训练损失</translation>
    </message>
    <message>
        <source>nats a character</source>
        <translation>每字符 nat</translation>
    </message>
    <message>
        <source>Training losses of %1 of %2 models</source>
        <translation>%1 / %2 个模型的训练损失</translation>
    </message>
    <message>
        <source>sd of the input row</source>
        <translation>输入行的标准差</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>%1 个 NaN</translation>
    </message>
    <message>
        <source>%1 inf</source>
        <translation>%1 个 inf</translation>
    </message>
    <message>
        <source>%1 all zero</source>
        <translation>%1 个全为 0</translation>
    </message>
    <message>
        <source>%1 wrong</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>%1 of %2 finite</source>
        <translation>有限值 %1 / %2</translation>
    </message>
    <message>
        <source>Error of %1 in %2 against float64, by ε and sd: %3</source>
        <translation>%1 在 %2 中相对 float64 的误差，按 ε 和标准差：%3</translation>
    </message>
    <message>
        <source>relative rms error</source>
        <translation>相对 RMS 误差</translation>
    </message>
    <message>
        <source>values summed, d</source>
        <translation>求和的值数 d</translation>
    </message>
    <message>
        <source>theory √(%1 / d)</source>
        <translation>理论 √(%1 / d)</translation>
    </message>
    <message>
        <source>%1, sums in fp32</source>
        <translation>%1，用 fp32 求和</translation>
    </message>
    <message>
        <source>%1, sums rounded after each addition</source>
        <translation>%1，每次加法后舍入</translation>
    </message>
    <message>
        <source>Input rms from which the mean square overflows</source>
        <translation>均方开始溢出的输入 RMS</translation>
    </message>
    <message>
        <source>half of the seeds overflow</source>
        <translation>半数种子溢出</translation>
    </message>
    <message>
        <source>Over %1 values an rms of %2 overflows by theory, over %3 values one of %4</source>
        <translation>按理论，%1 个值的 RMS 达到 %2 即溢出，%3 个值的达到 %4 即溢出</translation>
    </message>
    <message>
        <source>Share of seeds that overflow</source>
        <translation>溢出的种子所占比例</translation>
    </message>
    <message>
        <source>half the threshold</source>
        <translation>阈值的一半</translation>
    </message>
    <message>
        <source>at the threshold</source>
        <translation>恰在阈值</translation>
    </message>
    <message>
        <source>twice the threshold</source>
        <translation>阈值的两倍</translation>
    </message>
    <message>
        <source>At twice the threshold %1 to %2 % of the seeds overflow</source>
        <translation>在阈值的两倍处，%1 到 %2 % 的种子溢出</translation>
    </message>
    <message>
        <source>negative, of %1 seeds</source>
        <translation>为负的种子数，共 %1 个</translation>
    </message>
    <message>
        <source>Error of the variance against the offset</source>
        <translation>方差的误差随偏移的变化</translation>
    </message>
    <message>
        <source>relative, fp32, %1 values, %2 seeds</source>
        <translation>相对误差，fp32，%1 个值，%2 个种子</translation>
    </message>
    <message>
        <source>offset c</source>
        <translation>偏移 c</translation>
    </message>
    <message>
        <source>100 % wrong</source>
        <translation>错误 100 %</translation>
    </message>
    <message>
        <source>%1: at offset %2 %3</source>
        <translation>%1：偏移 %2 处，%3</translation>
    </message>
    <message>
        <source>Without ε every row comes out at sd 1, however small it was, and a constant one is 0/0.</source>
        <translation>没有 ε 时，每一行无论原来多小，输出标准差都是 1；常数行则是 0/0。</translation>
    </message>
    <message>
        <source>ε is a floor: an input variance of %1, equal to ε, comes out with sd %2, one a hundred times smaller with sd %3.</source>
        <translation>ε 是下限：输入方差为 %1（等于 ε）时，输出标准差为 %2；再小一百倍时为 %3。</translation>
    </message>
    <message>
        <source>At an ordinary variance of 1 even ε = %1 changes the output by %2 % only: there it cannot be seen.</source>
        <translation>方差为通常的 1 时，即使 ε = %1 也只使输出改变 %2 %：在那里看不出来。</translation>
    </message>
    <message>
        <source>Measured and theory differ by at most %1.</source>
        <translation>测量与理论最多相差 %1。</translation>
    </message>
    <message>
        <source>From d = %1 on no seed overflows at the rms of theory: the sum stagnates, as what is added to it is less than half the spacing of the numbers there.</source>
        <translation>从 d = %1 起，在理论的 RMS 处没有种子溢出：求和停滞，因为所加的数不到该处数间距的一半。</translation>
    </message>
    <message>
        <source>In %1 the mean square overflows from an rms of %2 over %3 values, and of %4 over %5: by theory %6 and %7.</source>
        <translation>在 %1 中，%3 个值的均方从 RMS 为 %2 起溢出，%5 个值的从 %4 起：理论值为 %6 和 %7。</translation>
    </message>
    <message>
        <source>The norm then divides by inf: its output is 0, with no warning.</source>
        <translation>此时归一化除以 inf：输出为 0，且没有警告。</translation>
    </message>
    <message>
        <source>errs by %1</source>
        <translation>的误差为 %1</translation>
    </message>
    <message>
        <source>is wrong by a factor of %1</source>
        <translation>的误差达其自身的 %1 倍</translation>
    </message>
    <message>
        <source>At offset %1 the one-pass variance %2 and is negative for %3 of %4 seeds; two passes err by %5.</source>
        <translation>偏移为 %1 时，单遍方差%2，且 %4 个种子中有 %3 个得到负值；两遍的误差为 %5。</translation>
    </message>
    <message>
        <source>Welford&apos;s updates are less exact than two passes at %1 of %2 offsets, between %3 and %4.</source>
        <translation>Welford 更新在 %2 个偏移中的 %1 个上不如两遍精确，这些偏移在 %3 与 %4 之间。</translation>
    </message>
    <message>
        <source>At %1 even two passes fail, by %2: the rounded mean is off. Their correction brings it to %3, a shift by the first value to %4.</source>
        <translation>到 %1 时，连两遍也失效，误差为 %2：舍入后的均值不准。校正使误差降到 %3，先减去第一个值则降到 %4。</translation>
    </message>
    <message>
        <source>The models learned with ε = %1; the variance that goes into their norms is %2 to %3.</source>
        <translation>模型以 ε = %1 训练；进入归一化的方差为 %2 到 %3。</translation>
    </message>
    <message>
        <source>Run with ε = %1 they write the same texts: KL %2 nats a character. At such activations the change cannot be seen.</source>
        <translation>以 ε = %1 运行，写出的文本相同：每字符 KL 为 %2 nat。在这样的激活下，看不出 ε 的改变。</translation>
    </message>
    <message>
        <source>Run with ε = %1 the distribution of the next character moves by KL %2 nats, %3 % of the characters differ, the first one after %4 of %5 on average, and the cross-entropy of the text is %6.</source>
        <translation>以 ε = %1 运行，下一个字符的分布偏移 KL %2 nat，%3 % 的字符不同，平均在 %4 个字符之后（共 %5 个）出现第一个不同，文本的交叉熵为 %6。</translation>
    </message>
    <message>
        <source>KL is %1 over the first 20 characters and %2 over the last 20:</source>
        <translation>前 20 个字符的 KL 为 %1，后 20 个为 %2：</translation>
    </message>
    <message>
        <source>the shift is there at once and grows little along the text.</source>
        <translation>偏移立即出现，沿文本增长很少。</translation>
    </message>
    <message>
        <source>the shift grows along the text.</source>
        <translation>偏移沿文本增大。</translation>
    </message>
    <message>
        <source>What counts is the change of ε over the variance, here up to %1.</source>
        <translation>起作用的是 ε 的改变量与方差之比，这里最大为 %1。</translation>
    </message>
    <message>
        <source>%1 of %2 models are trained. Once all are, they run with other values of ε.</source>
        <translation>%2 个模型中已训练好 %1 个。全部训练好后，将以其他 ε 运行。</translation>
    </message>
    <message>
        <source>They run with the ε they learned with: nothing changes.</source>
        <translation>它们以训练时的 ε 运行：没有变化。</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1 are NaN or inf (%2), all of them where ε itself rounds to 0.</source>
        <translation>%1 个为 NaN 或 inf（%2），全部在 ε 本身舍入为 0 之处。</translation>
    </message>
    <message>
        <source>%1 are NaN or inf (%2).</source>
        <translation>%1 个为 NaN 或 inf（%2）。</translation>
    </message>
    <message>
        <source>%1 are all zero with no warning (%2): the sum of squares overflows, and the norm divides by inf.</source>
        <translation>%1 个全为 0 且没有警告（%2）：平方和溢出，归一化除以 inf。</translation>
    </message>
    <message>
        <source>%1 are all zero with no warning (%2).</source>
        <translation>%1 个全为 0 且没有警告（%2）。</translation>
    </message>
    <message>
        <source>%1 are finite and off by more than a tenth (%2).</source>
        <translation>%1 个有限，但误差超过十分之一（%2）。</translation>
    </message>
    <message>
        <source>%1 fails in %2 of %3 settings:</source>
        <translation>%1 在 %3 个设置中有 %2 个失效：</translation>
    </message>
    <message>
        <source>%1 is right in all %2 settings, up to its digits.</source>
        <translation>%1 在全部 %2 个设置中都正确，精确到其位数。</translation>
    </message>
    <message>
        <source>%1 are right in all %2 settings, up to their digits.</source>
        <translation>%1 在全部 %2 个设置中都正确，精确到各自的位数。</translation>
    </message>
    <message>
        <source>Where they hold, the median error is %1 in fp32, %2 in fp16 and %3 in bf16, which trades digits for range.</source>
        <translation>在未失效处，误差的中位数在 fp32 中为 %1，在 fp16 中为 %2，在 bf16 中为 %3；bf16 以位数换取范围。</translation>
    </message>
    <message>
        <source>%1 in %2 of %3</source>
        <translation>%1（%3 个中的 %2 个）</translation>
    </message>
    <message>
        <source>%1, with no warning</source>
        <translation>%1，且没有警告</translation>
    </message>
    <message>
        <source>%1 comes out as %2 instead of %3.</source>
        <translation>%1 得到 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>The running sum falls behind: %1 comes out as %2 instead of %3, because the numbers there lie so far apart that much of what is added is rounded away.</source>
        <translation>累加和跟不上：%1 得到 %2，而不是 %3，因为那里的数间隔很大，所加的量有很大一部分被舍去。</translation>
    </message>
    <message>
        <source>The mean is rounded to %1 where it is %2, and x − μ keeps the difference: its rms is %3 instead of %4.</source>
        <translation>均值应为 %2，却舍入为 %1，而 x − μ 保留了这个差：其 RMS 为 %3，而不是 %4。</translation>
    </message>
    <message>
        <source>So y = %1 / %2 = %3.</source>
        <translation>因此 y = %1 / %2 = %3。</translation>
    </message>
    <message>
        <source>The output is finite, and off by %1 of its size.</source>
        <translation>输出有限，但误差为其大小的 %1 倍。</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>单遍</translation>
    </message>
    <message>
        <source>pairwise sums</source>
        <translation>成对求和</translation>
    </message>
    <message>
        <source>two passes</source>
        <translation>两遍</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>校正</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Keras has no plain average over the batches: of its convention only the variance over n is left here.</source>
        <translation>Keras 没有各批的简单平均：它的约定在这里只剩下方差除以 n。</translation>
    </message>
    <message>
        <source>Momentum %1 does nothing here: the running statistics are the plain average over the batches.</source>
        <translation>动量 %1 在这里不起作用：运行统计量是各批的简单平均。</translation>
    </message>
    <message>
        <source>There is no padding that the mask could leave out of the statistics.</source>
        <translation>没有填充可供掩码从统计量中排除。</translation>
    </message>
    <message>
        <source>bench factor</source>
        <translation>测试系数</translation>
    </message>
    <message>
        <source>Cell: the arithmetic of the chosen cell. Influence: how much each input moves the chosen output. Backward: a gradient before and after the norm. Invariance: what may be done to data and weights without moving the output.</source>
        <translation>单元格：选中单元格的计算过程。影响：每个输入使选中的输出移动多少。反向：归一化前后的梯度。不变性：对数据和权重做哪些改动，输出不变。</translation>
    </message>
    <message>
        <source>invariance</source>
        <translation>不变性</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>What happens to the running statistics, and at which batch. Reset: they start anew. Poison: one value of that batch is NaN. Repair: they become the plain average over the finite batches so far.</source>
        <translation>运行统计量在哪一批发生什么。重置（reset）：重新开始。投毒（poison）：该批有一个值为 NaN。修复（repair）：变为至今各有限批的简单平均。</translation>
    </message>
    <message>
        <source>skip NaN batches</source>
        <translation>跳过 NaN 批</translation>
    </message>
    <message>
        <source>A batch with a value that is not finite does not reach the running statistics. Without this a NaN stays in them until they are reset or repaired.</source>
        <translation>含有非有限值的批不计入运行统计量。否则 NaN 会一直留在其中，直到重置或修复。</translation>
    </message>
    <message>
        <source>plain average</source>
        <translation>简单平均</translation>
    </message>
    <message>
        <source>Instead of a momentum: the running statistics are the average over all batches so far, each counted once. PyTorch calls it momentum=None; Keras has none.</source>
        <translation>代替动量：运行统计量是至今所有批的平均，每批计一次。PyTorch 中写作 momentum=None；Keras 没有。</translation>
    </message>
    <message>
        <source>track running stats</source>
        <translation>跟踪运行统计量</translation>
    </message>
    <message>
        <source>Off, as track_running_stats=False in PyTorch: nothing is remembered, and evaluation too takes the statistics of the batch at hand.</source>
        <translation>关闭，如 PyTorch 的 track_running_stats=False：什么也不记住，评估时也用当前批的统计量。</translation>
    </message>
    <message>
        <source>mask the padding</source>
        <translation>填充掩码</translation>
    </message>
    <message>
        <source>BatchNorm leaves the rows of padding out of its statistics and puts 0 in their place. Otherwise their zeros pull its mean to 0 and change its variance.</source>
        <translation>BatchNorm 的统计量不计填充行，并在其位置填 0。否则这些 0 会把均值拉向 0，并改变方差。</translation>
    </message>
    <message>
        <source>Where the samples come from. Digits: 1797 handwritten digits of 8 × 8 pixels. Wine: 178 wines with 13 measured properties.</source>
        <translation>样本的来源。数字：1797 个 8 × 8 像素的手写数字。葡萄酒：178 种葡萄酒，13 项测量值。</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>What the statistics are taken of. Pre-activations: what a first linear layer with 64 units and PyTorch&apos;s initial weights makes of the data. Data: the standardised features themselves.</source>
        <translation>对什么取统计量。预激活：数据经过第一个线性层（64 个单元，PyTorch 初始权重）的结果。数据：标准化的特征本身。</translation>
    </message>
    <message>
        <source>pre-activations</source>
        <translation>预激活</translation>
    </message>
    <message>
        <source>the data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>batch size B</source>
        <translation>批大小 B</translation>
    </message>
    <message>
        <source>Rows of a batch, samples and padding together. A batch mean misses the population by σ/√B. With two samples every output of BatchNorm is about ±1; a single one it refuses.</source>
        <translation>一批的行数，样本与填充合计。批均值与总体相差 σ/√B。只有两个样本时，BatchNorm 的每个输出约为 ±1；只有一个时，它拒绝计算。</translation>
    </message>
    <message>
        <source>Length of the stream. With a momentum of 0.1 the running statistics have forgotten half of their beginning after 6.6 batches, with 0.01 after 69.</source>
        <translation>批流的长度。动量为 0.1 时，运行统计量在 6.6 批后忘掉初值的一半，为 0.01 时在 69 批后。</translation>
    </message>
    <message>
        <source>order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Mixed: each sample of a batch anew. Sorted: the data set class by class, over and over. 1 class: every batch takes the next class and nothing else, so that no batch is like the population.</source>
        <translation>混合：批中每个样本都重新抽取。排序：数据集按类别逐类取出，循环往复。单一类别：每批只取下一个类别，因此没有一批像总体。</translation>
    </message>
    <message>
        <source>sorted</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>1 class</source>
        <translation>单一类别</translation>
    </message>
    <message>
        <source>padded share</source>
        <translation>填充比例</translation>
    </message>
    <message>
        <source>Share p of a batch&apos;s rows that are zeros. Unless masked they turn the mean μ into (1 − p) μ and the variance into (1 − p)(σ² + p μ²). LayerNorm does not notice.</source>
        <translation>一批中全零行的比例 p。若无掩码，它们把均值 μ 变为 (1 − p) μ，把方差变为 (1 − p)(σ² + p μ²)。LayerNorm 不受影响。</translation>
    </message>
    <message>
        <source>BatchNorm leaves the rows of padding out of its statistics: they are those of the real samples again, of which there are fewer.</source>
        <translation>BatchNorm 的统计量不计填充行：又成为真实样本的统计量，只是样本更少。</translation>
    </message>
    <message>
        <source>sample 1 times</source>
        <translation>样本 1 乘以</translation>
    </message>
    <message>
        <source>The first sample of a batch is multiplied by this. Under BatchNorm on batch statistics all others move with it; under LayerNorm, and on running statistics, they move by exactly 0.</source>
        <translation>批中第一个样本乘以此值。BatchNorm 用批统计量时，其他样本都随之变动；用 LayerNorm 或运行统计量时，其他样本的变动恰好为 0。</translation>
    </message>
    <message>
        <source>training steps</source>
        <translation>训练步数</translation>
    </message>
    <message>
        <source>scale lr with B</source>
        <translation>lr 随 B 缩放</translation>
    </message>
    <message>
        <source>Multiplies the learning rate by min(1, B / 32). Without it small batches also mean noisy gradients: then LayerNorm too loses accuracy, and the comparison is not fair.</source>
        <translation>学习率乘以 min(1, B / 32)。否则批小也意味着梯度噪声大：LayerNorm 的准确率也会下降，比较便不公平。</translation>
    </message>
    <message>
        <source>So many trainings of every network, each with another split, other weights and other batches. Bands run from the lowest to the highest.</source>
        <translation>每个网络的训练次数，每次的数据划分、权重和批都不同。阴影带从最小值到最大值。</translation>
    </message>
    <message>
        <source>chosen feature</source>
        <translation>选中的特征</translation>
    </message>
    <message>
        <source>Counted from 1: the feature whose mean and variance are followed from batch to batch.</source>
        <translation>从 1 数起：逐批跟踪其均值和方差的特征。</translation>
    </message>
    <message>
        <source>beside the stream</source>
        <translation>批流旁边</translation>
    </message>
    <message>
        <source>Error law: statistics against B. Accuracy: against B. Gap: between training and evaluation. Perturbation: who feels one sample. Composition: batches of one class. Padding: its share. Conventions: PyTorch and Keras.</source>
        <translation>误差律：统计量随 B 的变化。准确率：随 B 的变化。差距：训练与评估之间。扰动：谁受一个样本的影响。组成：单一类别的批。填充：其比例。约定：PyTorch 与 Keras。</translation>
    </message>
    <message>
        <source>error law</source>
        <translation>误差律</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>perturbation</source>
        <translation>扰动</translation>
    </message>
    <message>
        <source>composition</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>conventions</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>padding tokens</source>
        <translation>填充词元</translation>
    </message>
    <message>
        <source>So many tokens at the end of every sample are padding: rows of zeros. BatchNorm takes them into its statistics unless they are masked; LayerNorm does not notice.</source>
        <translation>每个样本末尾有这么多词元是填充：全零的行。若无掩码，BatchNorm 会把它们计入统计量；LayerNorm 不受影响。</translation>
    </message>
    <message>
        <source>GroupNorm</source>
        <translation>GroupNorm</translation>
    </message>
    <message>
        <source>InstanceNorm</source>
        <translation>InstanceNorm</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>组数</translation>
    </message>
    <message>
        <source>Into how many groups of neighbouring features GroupNorm cuts a sample; it must divide their number. One group pools all features and tokens of a sample, as many groups as features are InstanceNorm.</source>
        <translation>GroupNorm 把样本的特征按相邻分成多少组；必须整除特征数。只有一组时，汇总样本的所有特征和词元；组数等于特征数时，就是 InstanceNorm。</translation>
    </message>
    <message>
        <source>The layer that is computed in each format. RMSNorm subtracts no mean and divides by the root of the mean square.</source>
        <translation>用各种格式计算的层。RMSNorm 不减均值，除以均方的平方根。</translation>
    </message>
    <message>
        <source>Values in the row. In fp16 the sum of their squares overflows past 65504: at RMS 32 for 64 values, at 8 for 1024.</source>
        <translation>一行中值的个数。在 fp16 中，平方和超过 65504 即溢出：64 个值在 RMS 为 32 时，1024 个值在 8 时。</translation>
    </message>
    <message>
        <source>number format</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>Of the cell that is looked into, emulated by rounding after every operation. fp16 has more digits than bf16 and less range: from 6e-8 to 65504.</source>
        <translation>所查看单元格的格式，以每次运算后舍入来模拟。fp16 比 bf16 位数多、范围小：从 6e-8 到 65504。</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>求和</translation>
    </message>
    <message>
        <source>In the format: every partial sum is rounded to it, can overflow, and stops growing when it is large. In fp32: as most libraries do it; the mean is rounded once.</source>
        <translation>用该格式：每个部分和都舍入到该格式，可能溢出，很大时不再增长。用 fp32：多数库的做法；均值只舍入一次。</translation>
    </message>
    <message>
        <source>in the format</source>
        <translation>用该格式</translation>
    </message>
    <message>
        <source>in fp32</source>
        <translation>用 fp32</translation>
    </message>
    <message>
        <source>How the variance is computed. One pass, E[x²] − E[x]², cancels far from zero and can come out below 0; two passes subtract the mean first.</source>
        <translation>方差的算法。单遍即 E[x²] − E[x]²，远离零时因相消而失准，可能小于 0；两遍先减去均值。</translation>
    </message>
    <message>
        <source>two, corrected</source>
        <translation>两遍，校正</translation>
    </message>
    <message>
        <source>flush to zero</source>
        <translation>下溢归零</translation>
    </message>
    <message>
        <source>Results below the smallest normal number become 0, as on many devices. In fp16 that takes away an ε of 1e-5 or 1e-6 too.</source>
        <translation>小于最小正规数的结果变为 0，许多设备就是如此。在 fp16 中，1e-5 或 1e-6 的 ε 也会因此消失。</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Standard deviation of the row, seeded N(0, sd²) numbers. At 0 all values are equal. Where its square is not much larger than ε, ε shows.</source>
        <translation>该行的标准差，由种子生成的 N(0, sd²) 数。为 0 时所有值相等。其平方不比 ε 大很多时，才看得出 ε。</translation>
    </message>
    <message>
        <source>Added to every value of the row. A format has fewer digits left for what differs the further the row lies from zero.</source>
        <translation>加到该行的每个值上。行离零越远，格式留给差异的位数越少。</translation>
    </message>
    <message>
        <source>So many rows in the studies of variance and overflow: lines are medians, bands run from the least to the largest error.</source>
        <translation>方差与溢出研究中的行数：线为中位数，阴影带从最小误差到最大误差。</translation>
    </message>
    <message>
        <source>values</source>
        <translation>数值个数</translation>
    </message>
    <message>
        <source>How many numbers c + N(0, 1) have their variance taken, in the study of six ways to compute it.</source>
        <translation>在六种方差算法的研究中，对多少个数 c + N(0, 1) 求方差。</translation>
    </message>
    <message>
        <source>residual scale s</source>
        <translation>残差缩放 s</translation>
    </message>
    <message>
        <source>Embeddings and branch outputs start so many times smaller and learn so much slower, so the variance into the norms is about s². It decides what an ε does: at 1 even 1e-3 is invisible.</source>
        <translation>嵌入和分支输出的初值与学习速度都按此缩小，因此进入归一化的方差约为 s²。它决定 ε 的作用：为 1 时，连 1e-3 也看不出来。</translation>
    </message>
    <message>
        <source>How long each language model learns its text of some 200 characters, by Adam with learning rate 0.003. After 250 steps it knows it nearly by heart.</source>
        <translation>每个语言模型学习其约 200 个字符的文本的步数，用 Adam，学习率 0.003。250 步后几乎能背下来。</translation>
    </message>
    <message>
        <source>models</source>
        <translation>模型数</translation>
    </message>
    <message>
        <source>So many language models, each with other initial weights; the divergence is the mean over all of them and their prompts.</source>
        <translation>语言模型的个数，各有不同的初始权重；散度是对所有模型及其提示的平均。</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Grid: formats, ε and sd. Floor: output sd against input variance. Overflow: of the sum of squares. Variance: six algorithms against offset. Generation: another ε than in training.</source>
        <translation>网格：格式、ε 与标准差。下限：输出标准差随输入方差的变化。溢出：平方和的溢出。方差：六种算法随偏移的变化。生成：ε 与训练时不同。</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>ε in training</source>
        <translation>训练时的 ε</translation>
    </message>
    <message>
        <source>In every norm of the language model while it learns.</source>
        <translation>语言模型学习时，每个归一化所用的 ε。</translation>
    </message>
    <message>
        <source>ε in generation</source>
        <translation>生成时的 ε</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>must begin with reset, poison or repair</source>
        <translation>必须以 reset、poison 或 repair 开头</translation>
    </message>
    <message>
        <source>must end with @ and a batch in 1 ... %1, as in &quot;%2&quot;</source>
        <translation>必须以 @ 加 1 ... %1 内的批结尾，如“%2”</translation>
    </message>
    <message>
        <source>must leave at least one real token: less than %1 tokens a sample, not %2</source>
        <translation>必须至少留下一个真实词元：每个样本少于 %1 个词元，而不是 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not happen: the stream has %2 batches.</source>
        <translation>“%1”不会发生：批流只有 %2 批。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here twice; once is enough</source>
        <translation>“%1”在这里出现了两次；一次就够了</translation>
    </message>
    <message>
        <source>%1 steps with %2 seeds: the trainings take a while. Fewer of either are faster; everything else is there at once.</source>
        <translation>%1 步、%2 个种子：训练需要一些时间。减少其中任一项更快；其余内容立即可见。</translation>
    </message>
    <message>
        <source>ε is the same in training and generation: the two texts are one.</source>
        <translation>训练与生成的 ε 相同：两段文本完全一样。</translation>
    </message>
    <message>
        <source>%1 language models of %2 steps: their training takes a while. Fewer of either are faster; everything else is there at once.</source>
        <translation>%1 个语言模型，各 %2 步：训练需要一些时间。减少其中任一项更快；其余内容立即可见。</translation>
    </message>
    <message>
        <source>Where the variance of the input equals ε the output has an sd of 0.71 instead of 1; far below, it shrinks in proportion to the input.</source>
        <translation>输入的方差等于 ε 时，输出的标准差为 0.71 而不是 1；远小于 ε 时，输出与输入成比例缩小。</translation>
    </message>
    <message>
        <source>GroupNorm(1) is not the Transformer&apos;s LayerNorm</source>
        <translation>GroupNorm(1) 不是 Transformer 的 LayerNorm</translation>
    </message>
    <message>
        <source>LayerNorm takes one mean a token; GroupNorm with one group pools the four tokens of a sample, and InstanceNorm takes one mean for each feature of a sample.</source>
        <translation>LayerNorm 对每个词元取一个均值；只有一组的 GroupNorm 汇总样本的四个词元；InstanceNorm 对样本的每个特征取一个均值。</translation>
    </message>
    <message>
        <source>Below the smallest fp16 number</source>
        <translation>小于 fp16 的最小数</translation>
    </message>
    <message>
        <source>fp16 has nothing between 0 and 6e-8: the variance of this row and ε = 1e-8 both become 0, and all 64 outputs are infinite; bf16 and fp32 stay finite.</source>
        <translation>fp16 在 0 与 6e-8 之间没有数：该行的方差和 ε = 1e-8 都变为 0，64 个输出全为无穷大；bf16 和 fp32 保持有限。</translation>
    </message>
    <message>
        <source>What may be done without moving the output</source>
        <translation>哪些改动不影响输出</translation>
    </message>
    <message>
        <source>One vector added to every sample moves all of these norms but BatchNorm; a sample that is scaled by itself moves BatchNorm, but neither LayerNorm nor RMSNorm. Guess first, then test.</source>
        <translation>给每个样本加上同一个向量，除 BatchNorm 外，这些归一化的输出都会变；单独缩放一个样本，BatchNorm 的输出会变，LayerNorm 和 RMSNorm 的不变。先猜，再测试。</translation>
    </message>
    <message>
        <source>The same number in Keras and PyTorch</source>
        <translation>Keras 与 PyTorch 中的同一个数</translation>
    </message>
    <message>
        <source>Momentum 0.01 is a long memory in PyTorch, where it is the share of the new batch, and nearly none in Keras, where it is the share of the old value: there the same memory is called 0.99.</source>
        <translation>动量 0.01 在 PyTorch 中是新批的份额，记忆很长；在 Keras 中是旧值的份额，几乎没有记忆：同样的记忆在那里写作 0.99。</translation>
    </message>
    <message>
        <source>Batches of one class</source>
        <translation>单一类别的批</translation>
    </message>
    <message>
        <source>BatchNorm that learned from mixed batches falls to chance when test batches of one class are normed by their own statistics; LayerNorm does not move.</source>
        <translation>BatchNorm 用混合批学习，测试时若用单一类别的批自身的统计量归一化，准确率降到随机水平；LayerNorm 不变。</translation>
    </message>
    <message>
        <source>The variance that comes out negative</source>
        <translation>算出负值的方差</translation>
    </message>
    <message>
        <source>At an offset of 10000 the one-pass variance in fp32 is off by tens of times its own size, and below 0 for some seeds; two passes are off by about a millionth.</source>
        <translation>偏移为 10000 时，fp32 单遍方差的误差是其自身的几十倍，有些种子还小于 0；两遍的误差约为百万分之一。</translation>
    </message>
    <message>
        <source>Half of the tokens are padding</source>
        <translation>一半词元是填充</translation>
    </message>
    <message>
        <source>The zeros pull BatchNorm&apos;s mean to half of its size, so real tokens come out near 0.6 instead of 0; masked they would not, and LayerNorm does not notice them.</source>
        <translation>这些 0 把 BatchNorm 的均值拉到原来的一半，因此真实词元的输出约为 0.6 而不是 0；加掩码则不会，LayerNorm 不受影响。</translation>
    </message>
    <message>
        <source>Half of a batch is padding</source>
        <translation>一批中一半是填充</translation>
    </message>
    <message>
        <source>A share p of zeros turns the mean μ into (1 − p) μ and the variance into (1 − p)(σ² + p μ²); LayerNorm does not notice, and neither does BatchNorm once the padding is masked.</source>
        <translation>比例为 p 的 0 把均值 μ 变为 (1 − p) μ，把方差变为 (1 − p)(σ² + p μ²)；LayerNorm 不受影响，填充加掩码后 BatchNorm 也不受影响。</translation>
    </message>
    <message>
        <source>One NaN and what is left of it</source>
        <translation>一个 NaN 及其后果</translation>
    </message>
    <message>
        <source>One NaN at batch 30 stays in the running statistics, and in every evaluation from then on, until at batch 80 they become the average of the finite batches.</source>
        <translation>第 30 批的一个 NaN 留在运行统计量里，此后每次评估都受其影响，直到第 80 批时运行统计量变为各有限批的平均。</translation>
    </message>
    <message>
        <source>Running statistics settle</source>
        <translation>运行统计量趋于稳定</translation>
    </message>
    <message>
        <source>Means and variances of batches of eight jump about the population; the running ones start at 0 and 1 and settle near it, as half of their beginning is forgotten after 6.6 batches.</source>
        <translation>八个样本的批，均值和方差在总体附近跳动；运行值从 0 和 1 开始，稳定在总体附近，因为初值每 6.6 批忘掉一半。</translation>
    </message>
    <message>
        <source>All zero, and no warning</source>
        <translation>全为 0，且没有警告</translation>
    </message>
    <message>
        <source>In fp16 the sum of these 1024 squares is infinite; RMSNorm divides by its root, so every output is 0, and no NaN tells of it.</source>
        <translation>在 fp16 中，这 1024 个平方之和为无穷大；RMSNorm 除以其平方根，因此每个输出都是 0，没有 NaN 提示这一点。</translation>
    </message>
    <message>
        <source>Tiny batches</source>
        <translation>极小的批</translation>
    </message>
    <message>
        <source>With two samples every output of BatchNorm is about ±1 and its training suffers; up to 16 samples the running statistics test better than those of the batch.</source>
        <translation>只有两个样本时，BatchNorm 的每个输出约为 ±1，训练受损；16 个样本以内，测试时运行统计量优于批统计量。</translation>
    </message>
    <message>
        <source>Evaluation lags behind training</source>
        <translation>评估落后于训练</translation>
    </message>
    <message>
        <source>With a momentum of 0.01 the running statistics lag: after 20 steps the network is right clearly less often in evaluation than with batch statistics, after 100 nearly as often.</source>
        <translation>动量为 0.01 时运行统计量滞后：20 步后，网络评估时的准确率明显低于用批统计量时，100 步后几乎相同。</translation>
    </message>
    <message>
        <source>Who feels one sample</source>
        <translation>谁受一个样本的影响</translation>
    </message>
    <message>
        <source>Three times sample 1: BatchNorm&apos;s outputs for the other 15 move with it; those of LayerNorm, and of BatchNorm on running statistics, move by exactly 0.</source>
        <translation>样本 1 乘以 3：BatchNorm 对其他 15 个样本的输出随之变动；LayerNorm 以及用运行统计量的 BatchNorm，变动恰好为 0。</translation>
    </message>
    <message>
        <source>The same ε, nothing to be seen</source>
        <translation>同样的 ε，看不出影响</translation>
    </message>
    <message>
        <source>With ordinary activations, of variance 1 and more into the norms, the same change from 1e-5 to 1e-3 moves the predictions by a divergence below a ten-thousandth.</source>
        <translation>在普通的激活下，进入归一化的方差为 1 以上，从 1e-5 到 1e-3 的同样改变使预测的偏移（散度）不到万分之一。</translation>
    </message>
    <message>
        <source>Another ε in generation</source>
        <translation>生成时换用另一个 ε</translation>
    </message>
    <message>
        <source>With a small residual stream ε = 1e-3 instead of 1e-5 ruins the text within a few characters: the shift is there at once, and not gradual.</source>
        <translation>残差流很小时，用 ε = 1e-3 代替 1e-5，几个字符之内就毁掉文本：偏移立即出现，而不是逐渐累积。</translation>
    </message>
    <message>
        <source>Of the invariance bench: what data or weights are multiplied by, and how far they are shifted. No entry of the table should depend on it.</source>
        <translation>不变性实验台的参数：数据或权重乘以多少、平移多远。表中任何一格都不应依赖它。</translation>
    </message>
    <message>
        <source>Length of the trainings of the accuracy view. An MLP with two hidden layers of 64 units and the norm before each ReLU learns with batches of several sizes, by SGD with momentum 0.9. Those of the other views take 200 or 400 steps, but never more than these.</source>
        <translation>准确率视图中各次训练的长度。一个 MLP（两个 64 单元的隐藏层，每个 ReLU 之前归一化）用几种批量大小、以动量 0.9 的 SGD 学习。其他视图的训练为 200 或 400 步，但不会超过此值。</translation>
    </message>
    <message>
        <source>Of the trainings of the accuracy view, at batch size 32 and above. It stays the same from the first step to the last.</source>
        <translation>准确率视图中各次训练的学习率（批量大小不小于 32 时），从第一步到最后一步不变。</translation>
    </message>
    <message>
        <source>points; below 0 the batch&apos;s are worse</source>
        <translation>百分点；低于 0 表示批次统计量更差</translation>
    </message>
    <message>
        <source>accuracy, %, trained on random ones, %1</source>
        <translation>准确率 %，用随机批次训练，%1</translation>
    </message>
    <message>
        <source>over its %1 features alone</source>
        <translation>仅对其自身的 %1 个特征</translation>
    </message>
    <message>
        <source>over its %1 features, every %2th drawn</source>
        <translation>对其 %1 个特征，每 %2 个画一个</translation>
    </message>
    <message>
        <source>KL(ε = %1 ‖ another ε), nats</source>
        <translation>KL(ε = %1 ‖ 另一个 ε)，nat</translation>
    </message>
    <message>
        <source>batch biased, running unbiased</source>
        <translation>批次有偏，滑动值无偏</translation>
    </message>
    <message>
        <source>batch and running biased</source>
        <translation>批次与滑动值均有偏</translation>
    </message>
    <message>
        <source>1 + ε = 1</source>
        <translation>1 + ε = 1</translation>
    </message>
    <message>
        <source>not a .safetensors file: shorter than the length of its header</source>
        <translation>不是 .safetensors 文件：比文件头的长度字段还短</translation>
    </message>
    <message>
        <source>not a .safetensors file: its header claims %1 bytes, at most %2 are read</source>
        <translation>不是 .safetensors 文件：文件头声称有 %1 字节，最多读取 %2 字节</translation>
    </message>
    <message>
        <source>is cut short: its header claims %1 bytes, %2 are there</source>
        <translation>文件被截断：文件头声称有 %1 字节，实际只有 %2 字节</translation>
    </message>
    <message>
        <source>the header cannot be read</source>
        <translation>文件头无法读取</translation>
    </message>
    <message>
        <source>its type %1 is not supported: it is listed, not read</source>
        <translation>不支持它的类型 %1：只列出，不读取</translation>
    </message>
    <message>
        <source>the file ends before it</source>
        <translation>文件在它之前就结束了</translation>
    </message>
    <message>
        <source>&quot;shape&quot; must be a list of counts</source>
        <translation>&quot;shape&quot; 必须是非负整数的列表</translation>
    </message>
    <message>
        <source>&quot;data_offsets&quot; must be two counts of bytes</source>
        <translation>&quot;data_offsets&quot; 必须是两个字节数</translation>
    </message>
    <message>
        <source>&quot;data_offsets&quot; end before they begin</source>
        <translation>&quot;data_offsets&quot; 的终点在起点之前</translation>
    </message>
    <message>
        <source>its shape has more numbers than can be counted</source>
        <translation>它的形状所含的数多到无法计数</translation>
    </message>
    <message>
        <source>%1 numbers of type %2 do not take its %3 bytes</source>
        <translation>%1 个 %2 类型的数占用的不是它的 %3 字节</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>必须是对象</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>未知的键 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>缺少 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;dtype&quot; must be text</source>
        <translation>&quot;dtype&quot; 必须是文本</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be text</source>
        <translation>&quot;%1&quot; 必须是文本</translation>
    </message>
    <message>
        <source>begins at byte %1 and overlaps the tensor before, which ends at %2</source>
        <translation>从第 %1 字节开始，与前一个张量（止于 %2）重叠</translation>
    </message>
    <message>
        <source>begins at byte %1 and leaves a hole behind the tensor before, which ends at %2</source>
        <translation>从第 %1 字节开始，与前一个张量（止于 %2）之间留有空洞</translation>
    </message>
    <message>
        <source>the tensors take %1 bytes, but %2 follow the header</source>
        <translation>各张量共占 %1 字节，但文件头之后有 %2 字节</translation>
    </message>
    <message>
        <source>the header is not an object</source>
        <translation>文件头不是对象</translation>
    </message>
    <message>
        <source>%1 integers beyond 2^53 are rounded</source>
        <translation>%1 个超过 2^53 的整数被舍入</translation>
    </message>
    <message>
        <source>must be two at least</source>
        <translation>至少要有两个</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be letters, digits, hyphens and underscores</source>
        <translation>&quot;%1&quot; 只能含字母、数字、连字符和下划线</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of the options%2</source>
        <translation>&quot;%1&quot; 不在选项之中%2</translation>
    </message>
    <message>
        <source>not together with &quot;of&quot;</source>
        <translation>不能与 &quot;of&quot; 同时使用</translation>
    </message>
    <message>
        <source>must be &quot;- OPTION: an answer :: an explanation&quot;</source>
        <translation>必须写成 &quot;- 选项: 答案 :: 解释&quot;</translation>
    </message>
    <message>
        <source>has no explanation: &quot;an answer :: an explanation&quot;</source>
        <translation>没有解释：应写成 &quot;答案 :: 解释&quot;</translation>
    </message>
    <message>
        <source>needs an answer and an explanation, parted by ::</source>
        <translation>需要答案和解释，用 :: 分开</translation>
    </message>
    <message>
        <source>lesson.json has no such option%1</source>
        <translation>lesson.json 中没有这个选项%1</translation>
    </message>
    <message>
        <source>stands in another place than in lesson.json</source>
        <translation>与 lesson.json 中的次序不同</translation>
    </message>
    <message>
        <source>has no words here</source>
        <translation>这里没有对应的文字</translation>
    </message>
    <message>
        <source>asks nothing</source>
        <translation>没有提出问题</translation>
    </message>
    <message>
        <source>must have no list: a number or a curve is asked for</source>
        <translation>不能有列表：这里要的是一个数或一条曲线</translation>
    </message>
    <message>
        <source>null stands for not a number and goes with &quot;is&quot; only</source>
        <translation>null 表示非数（NaN），只能与 &quot;is&quot; 一起使用</translation>
    </message>
    <message>
        <source>goes with &quot;near&quot; and &quot;within&quot; only</source>
        <translation>只能与 &quot;near&quot; 和 &quot;within&quot; 一起使用</translation>
    </message>
    <message>
        <source>must lie in %1 ... %2</source>
        <translation>必须在 %1 ... %2 之内</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>不能为空</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>超过 %1 字节</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>一个整数</translation>
    </message>
    <message>
        <source>holds more than %1</source>
        <translation>超过 %1 个</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here twice</source>
        <translation>&quot;%1&quot; 在这里出现了两次</translation>
    </message>
    <message>
        <source>must be letters, digits, hyphens and underscores</source>
        <translation>只能含字母、数字、连字符和下划线</translation>
    </message>
    <message>
        <source>unknown key%1</source>
        <translation>未知的键%1</translation>
    </message>
    <message>
        <source>%1 does not hold: %2 was measured, the bound is %3</source>
        <translation>%1 不成立：测得 %2，界限是 %3</translation>
    </message>
    <message>
        <source>%1 does not hold: %2 was measured</source>
        <translation>%1 不成立：测得 %2</translation>
    </message>
    <message>
        <source>%1 was measured, which nobody can predict</source>
        <translation>测得 %1，没有人能预测到</translation>
    </message>
    <message>
        <source>0 was measured, of which no tolerance is a part: it has to be absolute</source>
        <translation>测得 0，相对容差没有意义：必须用绝对容差</translation>
    </message>
    <message>
        <source>must be named after a language: &quot;en.md&quot;, &quot;zh_CN.md&quot;</source>
        <translation>必须以语言命名：&quot;en.md&quot;、&quot;zh_CN.md&quot;</translation>
    </message>
    <message>
        <source>a lesson is called by lower case letters, digits and hyphens, not &quot;%1&quot;</source>
        <translation>课程名只能用小写字母、数字和连字符，不能是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>没有这样的文件或文件夹</translation>
    </message>
    <message>
        <source>a lesson is a folder, a .zip of one, or its lesson.json</source>
        <translation>课程是一个文件夹、它的 .zip 压缩包，或其中的 lesson.json</translation>
    </message>
    <message>
        <source>holds too many texts</source>
        <translation>含有的文本太多</translation>
    </message>
    <message>
        <source>not a NormScope lesson: &quot;format&quot;: &quot;normscope-lesson&quot; is missing</source>
        <translation>不是 NormScope 课程：缺少 &quot;format&quot;: &quot;normscope-lesson&quot;</translation>
    </message>
    <message>
        <source>must be a whole number, 1 at least</source>
        <translation>必须是不小于 1 的整数</translation>
    </message>
    <message>
        <source>made by a newer NormScope (lesson version %1); this one reads up to version %2</source>
        <translation>由更新的 NormScope 制作（课程版本 %1）；本程序最高读取版本 %2</translation>
    </message>
    <message>
        <source>must be a list of 1 ... %1</source>
        <translation>必须是含 1 ... %1 项的列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of another step</source>
        <translation>&quot;%1&quot; 已是另一步的名字</translation>
    </message>
    <message>
        <source>the step has no run &quot;%1&quot;%2</source>
        <translation>这一步没有名为 &quot;%1&quot; 的运行%2</translation>
    </message>
    <message>
        <source>the run has no metric &quot;%1&quot;%2</source>
        <translation>这次运行没有指标 &quot;%1&quot;%2</translation>
    </message>
    <message>
        <source>the title must come first: &quot;# A title&quot;</source>
        <translation>标题必须在最前面：&quot;# 标题&quot;</translation>
    </message>
    <message>
        <source>a sentence of summary is missing below the title</source>
        <translation>标题下面缺少一句摘要</translation>
    </message>
    <message>
        <source>has no title: &quot;## ID: A title&quot;</source>
        <translation>没有标题：&quot;## ID: 标题&quot;</translation>
    </message>
    <message>
        <source>says nothing</source>
        <translation>没有内容</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no heading here</source>
        <translation>&quot;%1&quot; 在这里不是标题</translation>
    </message>
    <message>
        <source>lesson.json has no such step%1</source>
        <translation>lesson.json 中没有这一步%1</translation>
    </message>
    <message>
        <source>must be ### predict or ### question</source>
        <translation>必须是 ### predict 或 ### question</translation>
    </message>
    <message>
        <source>lesson.json does not ask here</source>
        <translation>lesson.json 在这里没有提问</translation>
    </message>
    <message>
        <source>stands here twice</source>
        <translation>在这里出现了两次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no mark; marks are [words](panel:NAME), (term:NAME), (method:NAME)</source>
        <translation>&quot;%1&quot; 不是标记；标记有 [文字](panel:NAME)、(term:NAME)、(method:NAME)</translation>
    </message>
    <message>
        <source>{%1} is not among the step&apos;s numbers in lesson.json%2</source>
        <translation>{%1} 不在 lesson.json 这一步的 numbers 之中%2</translation>
    </message>
    <message>
        <source>$%1$: \%2 is not among the signs that formulas may hold</source>
        <translation>$%1$：\%2 不在公式可用的符号之中</translation>
    </message>
    <message>
        <source>{%1} is not among its words</source>
        <translation>它的文字中没有 {%1}</translation>
    </message>
    <message>
        <source>the archive holds too many files</source>
        <translation>压缩包中文件太多</translation>
    </message>
    <message>
        <source>the archive holds no lesson</source>
        <translation>压缩包中没有课程</translation>
    </message>
    <message>
        <source>all files of a lesson must lie in one folder of the archive</source>
        <translation>课程的所有文件必须在压缩包的同一个文件夹中</translation>
    </message>
    <message>
        <source>stands in the archive twice</source>
        <translation>在压缩包中出现了两次</translation>
    </message>
    <message>
        <source>; did you mean &quot;%1&quot;?</source>
        <translation>；是不是 &quot;%1&quot;？</translation>
    </message>
    <message>
        <source>; there is %1</source>
        <translation>；有：%1</translation>
    </message>
    <message>
        <source>is not UTF-8; save the text as UTF-8</source>
        <translation>不是 UTF-8；请将文本保存为 UTF-8</translation>
    </message>
    <message>
        <source>holds a control character</source>
        <translation>含有控制字符</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>未知的键</translation>
    </message>
    <message>
        <source>a lesson brings no data file</source>
        <translation>课程不能自带数据文件</translation>
    </message>
    <message>
        <source>no preset &quot;%1&quot;%2</source>
        <translation>没有预设 &quot;%1&quot;%2</translation>
    </message>
    <message>
        <source>the curve has fewer than two points that can be drawn</source>
        <translation>曲线上可画的点少于两个</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no plot with curves</source>
        <translation>&quot;%1&quot; 不是带曲线的图</translation>
    </message>
    <message>
        <source>the plot has no series &quot;%1&quot;%2</source>
        <translation>图中没有曲线 &quot;%1&quot;%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no matrix</source>
        <translation>&quot;%1&quot; 不是矩阵</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>no parameter &quot;%1&quot;%2</source>
        <translation>没有参数 &quot;%1&quot;%2</translation>
    </message>
    <message>
        <source>must be a list of %1 at most</source>
        <translation>必须是至多 %1 项的列表</translation>
    </message>
    <message>
        <source>must be a letter, then letters, digits, hyphens and underscores</source>
        <translation>必须以字母开头，其后是字母、数字、连字符和下划线</translation>
    </message>
    <message>
        <source>goes with a prediction only: nothing else uncovers the panel</source>
        <translation>只能与预测一起使用：没有别的办法揭开这张图</translation>
    </message>
    <message>
        <source>%1 is typed: quote what is measured as {NAME}, write a setting as `%1` or $%1$</source>
        <translation>%1 是手写的：测得的数请用 {NAME} 引用，设定值请写成 `%1` 或 $%1$</translation>
    </message>
    <message>
        <source>no formula has the term &quot;%1&quot;%2</source>
        <translation>没有公式含有项 &quot;%1&quot;%2</translation>
    </message>
    <message>
        <source>no method is called &quot;%1&quot;%2</source>
        <translation>没有名为 &quot;%1&quot; 的方法%2</translation>
    </message>
    <message>
        <source>the figure has no panel &quot;%1&quot;%2</source>
        <translation>图页中没有面板 &quot;%1&quot;%2</translation>
    </message>
    <message>
        <source>the script needs another name than its arrays</source>
        <translation>脚本不能与其数组文件同名</translation>
    </message>
    <message>
        <source>the text in this PNG file is damaged</source>
        <translation>此 PNG 文件中的文本已损坏</translation>
    </message>
    <message>
        <source>the text in this PNG file is compressed, not supported</source>
        <translation>此 PNG 文件中的文本经过压缩，不支持</translation>
    </message>
    <message>
        <source>is not a PNG file</source>
        <translation>不是 PNG 文件</translation>
    </message>
    <message>
        <source>the text in this PNG file is damaged: its checksum is wrong</source>
        <translation>此 PNG 文件中的文本已损坏：校验和错误</translation>
    </message>
    <message>
        <source>this PNG file is cut short</source>
        <translation>此 PNG 文件被截断</translation>
    </message>
    <message>
        <source>its %1 is damaged at &quot;%2&quot;</source>
        <translation>其 %1 在“%2”处损坏</translation>
    </message>
    <message>
        <source>Every value is multiplied by its feature&apos;s γ, %1, then its feature&apos;s β, %2, is added.</source>
        <translation>每个值先乘以其特征的 γ（%1），再加上其特征的 β（%2）。</translation>
    </message>
    <message>
        <source>no finite values</source>
        <translation>没有有限值</translation>
    </message>
    <message>
        <source>mean ± sd</source>
        <translation>均值 ± 标准差</translation>
    </message>
    <message>
        <source>no %1 in these norms</source>
        <translation>这些归一化没有 %1</translation>
    </message>
    <message>
        <source>%1 of %2 by layer: mean from %3 to %4, all values between %5 and %6</source>
        <translation>%2 的 %1，按层：均值从 %3 到 %4，所有值在 %5 与 %6 之间</translation>
    </message>
    <message>
        <source>%1 by layer</source>
        <translation>%1，按层</translation>
    </message>
    <message>
        <source>least and largest</source>
        <translation>最小值与最大值</translation>
    </message>
    <message>
        <source>Norms of %1</source>
        <translation>%1 的归一化</translation>
    </message>
    <message>
        <source>norm layers: %1; tensors in the file: %2</source>
        <translation>归一化层：%1；文件中的张量：%2</translation>
    </message>
    <message>
        <source>role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>mean γ, first → last</source>
        <translation>γ 的均值，首层 → 末层</translation>
    </message>
    <message>
        <source>mean β, first → last</source>
        <translation>β 的均值，首层 → 末层</translation>
    </message>
    <message>
        <source>%1. One row a role, a star in place of the layer&apos;s number; chosen: %2</source>
        <translation>%1。每个角色一行，星号代替层号；选中：%2</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>全部相等</translation>
    </message>
    <message>
        <source>%1 over features, %2</source>
        <translation>%1 在各特征上的分布，%2</translation>
    </message>
    <message>
        <source>no %1 in this norm</source>
        <translation>此归一化没有 %1</translation>
    </message>
    <message>
        <source>%1 is one norm layer of %2.</source>
        <translation>%1 是一个归一化层（%2）。</translation>
    </message>
    <message>
        <source>%1 are %2 norm layers of %3.</source>
        <translation>%1 是 %2 个归一化层（各 %3）。</translation>
    </message>
    <message>
        <source>The mean of %1 grows from layer to layer: %2 at %3, %4 at %5.</source>
        <translation>%1 的均值逐层增大：从 %2（%3）到 %4（%5）。</translation>
    </message>
    <message>
        <source>The mean of %1 falls from layer to layer: %2 at %3, %4 at %5.</source>
        <translation>%1 的均值逐层减小：从 %2（%3）到 %4（%5）。</translation>
    </message>
    <message>
        <source>The mean of %1 is %2 at %3 and %4 at %5</source>
        <translation>%1 的均值为 %2（%3）和 %4（%5）</translation>
    </message>
    <message>
        <source>%1; it is least at %2, %3, and largest at %4, %5.</source>
        <translation>%1；最小为 %3（%2），最大为 %5（%4）。</translation>
    </message>
    <message>
        <source>Not finite are %1 of the numbers of %2, the first at %3.</source>
        <translation>%2 中有 %1 个数不是有限值（第一个：%3）。</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>没有 %1。</translation>
    </message>
    <message>
        <source>%1 is %2 everywhere.</source>
        <translation>%1 处处为 %2。</translation>
    </message>
    <message>
        <source>The mean of %1 is %2.</source>
        <translation>%1 的均值为 %2。</translation>
    </message>
    <message>
        <source>least at feature %1, %2, largest at feature %3, %4 (counted from 0)</source>
        <translation>最小为 %2（特征 %1），最大为 %4（特征 %3；从 0 数起）</translation>
    </message>
    <message>
        <source>Negative are %1 of %2: such a feature changes its sign.</source>
        <translation>%2 个中有 %1 个为负：这样的特征会变号。</translation>
    </message>
    <message>
        <source>At %1 no number of %2 is finite.</source>
        <translation>%1：%2 没有一个数是有限值。</translation>
    </message>
    <message>
        <source>At %1 every feature has %2 = %3.</source>
        <translation>%1：每个特征都有 %2 = %3。</translation>
    </message>
    <message>
        <source>At %1 %2 has mean %3 and sd %4; it is %5.</source>
        <translation>%1：%2 的均值为 %3，标准差为 %4；%5。</translation>
    </message>
    <message>
        <source>one feature</source>
        <translation>一个特征</translation>
    </message>
    <message>
        <source>%1 features</source>
        <translation>%1 个特征</translation>
    </message>
    <message>
        <source>No checkpoint is open</source>
        <translation>没有打开检查点</translation>
    </message>
    <message>
        <source>Open a .safetensors file: press Ctrl+O, drop the file on the window, or choose it in the controls.</source>
        <translation>打开一个 .safetensors 文件：按 Ctrl+O，把文件拖到窗口上，或在控件中选择。</translation>
    </message>
    <message>
        <source>Nothing but its header and the γ and β of its norm layers is read, however large it is.</source>
        <translation>无论文件多大，只读取文件头以及归一化层的 γ 和 β。</translation>
    </message>
    <message>
        <source>Where which norm is used</source>
        <translation>哪种归一化用在哪里</translation>
    </message>
    <message>
        <source>What training has made of γ and β</source>
        <translation>训练之后的 γ 和 β</translation>
    </message>
    <message>
        <source>No checkpoint is open, so there is no γ and no β to show yet.</source>
        <translation>没有打开检查点，因此还没有 γ 和 β 可以显示。</translation>
    </message>
    <message>
        <source>As published code and configurations say, each named with its model</source>
        <translation>依据已发布的代码和配置，来源随各模型注明</translation>
    </message>
    <message>
        <source>ε of the released checkpoint or the code&apos;s default</source>
        <translation>ε 取自发布的检查点或代码的默认值</translation>
    </message>
    <message>
        <source>no checkpoint</source>
        <translation>无检查点</translation>
    </message>
    <message>
        <source>%1 norms among %2 tensors</source>
        <translation>%2 个张量中有 %1 个归一化</translation>
    </message>
    <message>
        <source>sd with divisor n</source>
        <translation>标准差的除数为 n</translation>
    </message>
    <message>
        <source>Of %1 models %2 put the norm in front of each sublayer (Pre), %3 behind the sum (Post), %4 elsewhere.</source>
        <translation>%1 个模型中，%2 个把归一化放在每个子层之前（Pre），%3 个放在求和之后（Post），%4 个放在别处。</translation>
    </message>
    <message>
        <source>%1: %2, %3: %4, %5: %6; without β: %7, with a final norm: %8.</source>
        <translation>%1：%2，%3：%4，%5：%6；无 β：%7，有最终归一化：%8。</translation>
    </message>
    <message>
        <source>ε is %1 in all of them.</source>
        <translation>ε 全部为 %1。</translation>
    </message>
    <message>
        <source>ε runs from %1 (%2) to %3, by a factor of %4.</source>
        <translation>ε 从 %1（%2）到 %3，相差 %4 倍。</translation>
    </message>
    <message>
        <source>No model passes the filters.</source>
        <translation>没有模型符合筛选条件。</translation>
    </message>
    <message>
        <source>One model passes the filters.</source>
        <translation>有一个模型符合筛选条件。</translation>
    </message>
    <message>
        <source>Chosen: %1. %2, %3, ε %4; final norm: %5.</source>
        <translation>选中：%1。%2，%3，ε %4；最终归一化：%5。</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>最新的在前</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>最早的在前</translation>
    </message>
    <message>
        <source>sorted by %1, largest first</source>
        <translation>按%1排序，从大到小</translation>
    </message>
    <message>
        <source>sorted by %1</source>
        <translation>按%1排序</translation>
    </message>
    <message>
        <source>history</source>
        <translation>年代</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>归一化位置</translation>
    </message>
    <message>
        <source>affine</source>
        <translation>仿射</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>How known models normalise</source>
        <translation>已知模型如何归一化</translation>
    </message>
    <message>
        <source>%1 of %2 models, %3</source>
        <translation>%1 / %2 个模型，%3</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Models in rows, their norms in columns. %1</source>
        <translation>每行一个模型，各列为其归一化。%1</translation>
    </message>
    <message>
        <source>the search for “%1”</source>
        <translation>搜索“%1”</translation>
    </message>
    <message>
        <source>the norm %1</source>
        <translation>归一化 %1</translation>
    </message>
    <message>
        <source>the placement %1</source>
        <translation>归一化位置 %1</translation>
    </message>
    <message>
        <source>Without %1 there is still none.</source>
        <translation>去掉条件 %1：仍然一个也没有。</translation>
    </message>
    <message>
        <source>Without %1 there are %2.</source>
        <translation>去掉条件 %1：有 %2 个。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation>%1 / %2 个模型</translation>
    </message>
    <message>
        <source>No row is left: %1 hides all %2 models.</source>
        <translation>没有剩下任何一行：条件 %1 隐藏了全部 %2 个模型。</translation>
    </message>
    <message>
        <source>No row passes all the filters together.</source>
        <translation>没有一行同时符合所有筛选条件。</translation>
    </message>
    <message>
        <source>%1 stands behind each sum: N(x + f(x)).</source>
        <translation>%1 位于每次求和之后：N(x + f(x))。</translation>
    </message>
    <message>
        <source>%1 stands in front of each sublayer: x + f(N(x)).</source>
        <translation>%1 位于每个子层之前：x + f(N(x))。</translation>
    </message>
    <message>
        <source>%1 stands in front of each sublayer and behind it: x + N(f(N(x))).</source>
        <translation>%1 位于每个子层之前和之后：x + N(f(N(x)))。</translation>
    </message>
    <message>
        <source>%1 stands behind each sublayer, in front of the sum: x + N(f(x)).</source>
        <translation>%1 位于每个子层之后、求和之前：x + N(f(x))。</translation>
    </message>
    <message>
        <source>%1 stands behind each sum, whose skip connection is scaled: N(αx + f(x)).</source>
        <translation>%1 位于每次求和之后，其中跳跃连接经过缩放：N(αx + f(x))。</translation>
    </message>
    <message>
        <source>%1 stands inside the branch, which is scaled by a learned λ.</source>
        <translation>%1 位于分支之内，分支由学习得到的 λ 缩放。</translation>
    </message>
    <message>
        <source>%1 stands behind each convolution of the branch.</source>
        <translation>%1 位于分支的每个卷积之后。</translation>
    </message>
    <message>
        <source>It learns γ and β.</source>
        <translation>它学习 γ 和 β。</translation>
    </message>
    <message>
        <source>It learns γ, no β.</source>
        <translation>它学习 γ，没有 β。</translation>
    </message>
    <message>
        <source>It multiplies by 1 + w, where w is learned from 0 on, and has no β.</source>
        <translation>它乘以 1 + w，其中 w 从 0 开始学习；没有 β。</translation>
    </message>
    <message>
        <source>It learns nothing: no γ, no β.</source>
        <translation>它不学习任何参数：没有 γ，也没有 β。</translation>
    </message>
    <message>
        <source>A final norm follows the last block.</source>
        <translation>最后一个块之后有最终归一化。</translation>
    </message>
    <message>
        <source>No final norm follows the last block.</source>
        <translation>最后一个块之后没有最终归一化。</translation>
    </message>
    <message>
        <source>The embedding is normed too.</source>
        <translation>嵌入也经过归一化。</translation>
    </message>
    <message>
        <source>Queries and keys of the attention are normed too.</source>
        <translation>注意力的 query 和 key 也经过归一化。</translation>
    </message>
    <message>
        <source>The sublayers of a block follow one another.</source>
        <translation>块中的各子层依次进行。</translation>
    </message>
    <message>
        <source>Attention and feed-forward layer run side by side, in one residual step.</source>
        <translation>注意力与前馈层并行，在同一个残差步中。</translation>
    </message>
    <message>
        <source>Layers: %1.</source>
        <translation>层数：%1。</translation>
    </message>
    <message>
        <source>Width: %1, layers: %2.</source>
        <translation>宽度：%1，层数：%2。</translation>
    </message>
    <message>
        <source>ε is %1.</source>
        <translation>ε 为 %1。</translation>
    </message>
    <message>
        <source>The Depth page runs it as %1, next to %2: width %3, %4 layers, ε %5.</source>
        <translation>“深度”页以 %1 运行它，并与 %2 对照：宽度 %3，%4 层，ε %5。</translation>
    </message>
    <message>
        <source>hidden in the table by its filters</source>
        <translation>在表格中被筛选条件隐藏</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>none of its %1 tensors is the γ or β of a norm layer</source>
        <translation>其 %1 个张量中，没有一个是归一化层的 γ 或 β</translation>
    </message>
    <message>
        <source>its norm layers hold more than %1 numbers</source>
        <translation>其归一化层的数超过 %1 个</translation>
    </message>
    <message>
        <source>It is %1 wide instead of %2 and has %3 layers instead of %4.</source>
        <translation>宽度为 %1 而不是 %2，层数为 %3 而不是 %4。</translation>
    </message>
    <message>
        <source>It is %1 wide instead of %2.</source>
        <translation>宽度为 %1 而不是 %2。</translation>
    </message>
    <message>
        <source>It has %1 layers instead of %2.</source>
        <translation>层数为 %1 而不是 %2。</translation>
    </message>
    <message>
        <source>It is one stack instead of an encoder and a decoder, without attention from one to the other.</source>
        <translation>它是单个网络，而不是编码器加解码器，也没有两者之间的注意力。</translation>
    </message>
    <message>
        <source>γ = 1 stands for 1 + w with w = 0: the same numbers, as no step is taken.</source>
        <translation>γ = 1 代表 w = 0 时的 1 + w：数值相同，因为没有进行任何训练步。</translation>
    </message>
    <message>
        <source>The norm is equal: divided by the RMS, with γ and without β.</source>
        <translation>归一化相同：除以 RMS，有 γ，没有 β。</translation>
    </message>
    <message>
        <source>The norm is equal: neither γ nor β.</source>
        <translation>归一化相同：既没有 γ，也没有 β。</translation>
    </message>
    <message>
        <source>Queries and keys are divided by the RMS of each head, not of the full width, and have no γ.</source>
        <translation>query 和 key 除以每个头的 RMS，而不是整个宽度的 RMS，并且没有 γ。</translation>
    </message>
    <message>
        <source>Queries and keys are divided by the RMS of each head, as in the model, but have no γ.</source>
        <translation>query 和 key 除以每个头的 RMS，与原模型相同，但没有 γ。</translation>
    </message>
    <message>
        <source>No convolutions: the block is an MLP of two matrices with one BatchNorm behind it, instead of three convolutions with a BatchNorm each; no ReLU follows the sum; there is one stage of one width instead of four.</source>
        <translation>没有卷积：块是由两个矩阵构成的 MLP，其后有一个 BatchNorm，而不是三个各带 BatchNorm 的卷积；求和之后没有 ReLU；只有一个宽度不变的阶段，而不是四个。</translation>
    </message>
    <message>
        <source>No convolutions: the norm stands in front of the MLP, and the depthwise convolution before it is left out; one stage of one width instead of four.</source>
        <translation>没有卷积：归一化位于 MLP 之前，其前的逐深度卷积被省去；只有一个宽度不变的阶段，而不是四个。</translation>
    </message>
    <message>
        <source>Attention is by dot products over all tokens, not by cosine within windows; one stage of one width instead of four; γ starts at 1, not at 0.</source>
        <translation>注意力用所有词元之间的点积，而不是窗口内的余弦；只有一个宽度不变的阶段，而不是四个；γ 从 1 开始，而不是 0。</translation>
    </message>
    <message>
        <source>Attention and feed-forward layer share one norm instead of having one each: the same numbers until the two learn other γ and β.</source>
        <translation>注意力与前馈层共用一个归一化，而不是各有一个：在两者学到不同的 γ 和 β 之前，数值相同。</translation>
    </message>
    <message>
        <source>α and β are those of the number of layers that is run.</source>
        <translation>α 和 β 按实际运行的层数取值。</translation>
    </message>
    <message>
        <source>Attention over tokens stands for messages between neighbouring residues, so a layer has two norms instead of three.</source>
        <translation>以词元间的注意力代替相邻残基之间的消息，因此一层有两个归一化，而不是三个。</translation>
    </message>
    <message>
        <source>Input and weights are random, nothing is trained; activation, heads, tokens and mask are as the Depth page is set.</source>
        <translation>输入和权重是随机的，没有经过训练；激活函数、头数、词元和掩码按“深度”页的设置。</translation>
    </message>
    <message>
        <source>One norm a block, behind its depthwise convolution and in front of its MLP.</source>
        <translation>每个块一个归一化，在逐深度卷积之后、MLP 之前。</translation>
    </message>
    <message>
        <source>The branch ends with LayerScale, which starts at %1.</source>
        <translation>分支以 LayerScale 结尾，其初值为 %1。</translation>
    </message>
    <message>
        <source>Norms also stand behind the first convolution and between the stages.</source>
        <translation>第一个卷积之后和各阶段之间也有归一化。</translation>
    </message>
    <message>
        <source>Attention and feed-forward layer have a norm each.</source>
        <translation>注意力与前馈层各有一个归一化。</translation>
    </message>
    <message>
        <source>The skip connection is multiplied by α &gt; 1 in front of the norm, and weights start β &lt; 1 times as large, both by the number of layers.</source>
        <translation>跳跃连接在归一化之前乘以 α &gt; 1，权重的初值乘以 β &lt; 1，两者都由层数决定。</translation>
    </message>
    <message>
        <source>ε is torchscale&apos;s default. That it has no final norm was not checked against the source.</source>
        <translation>ε 为 torchscale 的默认值。“没有最终归一化”一项未对照源代码核实。</translation>
    </message>
    <message>
        <source>%1 norms in a layer of the encoder, %2 in one of the decoder; ε is PyTorch&apos;s default.</source>
        <translation>编码器每层 %1 个归一化，解码器每层 %2 个；ε 为 PyTorch 的默认值。</translation>
    </message>
    <message>
        <source>Trained with the Noam schedule: factor %1, warm-up over %2 steps.</source>
        <translation>用 Noam 调度训练：系数 %1，预热 %2 步。</translation>
    </message>
    <message>
        <source>Its final norm is called %1.</source>
        <translation>其最终归一化名为 %1。</translation>
    </message>
    <message>
        <source>Its numbers are from a copy of its configuration.</source>
        <translation>其数值来自配置文件的副本。</translation>
    </message>
    <message>
        <source>ε is from a copy of its configuration and PyTorch&apos;s default; the LayerNorm class of ESM-1 has %1.</source>
        <translation>ε 来自配置文件的副本和 PyTorch 的默认值；ESM-1 的 LayerNorm 类用 %1。</translation>
    </message>
    <message>
        <source>Its final norm is called %1; %2 is the feed-forward layer&apos;s norm.</source>
        <translation>其最终归一化名为 %1；%2 是前馈层的归一化。</translation>
    </message>
    <message>
        <source>Its norms are computed in fp32 whatever the rest is in. ε is PyTorch&apos;s default.</source>
        <translation>无论其余部分用何种格式，其归一化都以 fp32 计算。ε 为 PyTorch 的默认值。</translation>
    </message>
    <message>
        <source>Its final norms are called %1 (encoder) and %2 (decoder).</source>
        <translation>其最终归一化名为 %1（编码器）和 %2（解码器）。</translation>
    </message>
    <message>
        <source>In Hugging Face&apos;s code the norm in front of the feed-forward layer is called %1: no norm of the attention&apos;s output.</source>
        <translation>在 Hugging Face 的代码中，前馈层之前的归一化叫 %1：它并不是对注意力输出的归一化。</translation>
    </message>
    <message>
        <source>ε is that of the checkpoint; the default of its code is %1, and who takes that runs another model than was trained.</source>
        <translation>ε 取自检查点；其代码的默认值为 %1，若用默认值，运行的就不是训练时的那个模型。</translation>
    </message>
    <message>
        <source>No norm of it has a parameter, the final one included.</source>
        <translation>它的归一化都没有参数，最终归一化也不例外。</translation>
    </message>
    <message>
        <source>ε is the default of its configuration.</source>
        <translation>ε 为其配置的默认值。</translation>
    </message>
    <message>
        <source>The norm in front of the feed-forward layer is called %1; in Gemma-2 the same name is a norm of the attention&apos;s output.</source>
        <translation>前馈层之前的归一化叫 %1；在 Gemma-2 中，同名的是对注意力输出的归一化。</translation>
    </message>
    <message>
        <source>Here %1 is what its name says, a norm of the attention&apos;s output; in Gemma-1 it stands in front of the feed-forward layer.</source>
        <translation>这里的 %1 名副其实，是对注意力输出的归一化；在 Gemma-1 中，它位于前馈层之前。</translation>
    </message>
    <message>
        <source>Queries and keys are normed over each head.</source>
        <translation>query 和 key 在每个头上归一化。</translation>
    </message>
    <message>
        <source>Queries and keys are normed over the full width, not over each head.</source>
        <translation>query 和 key 在整个宽度上归一化，而不是在每个头上。</translation>
    </message>
    <message>
        <source>Queries and keys are normed over each head of %1 values.</source>
        <translation>query 和 key 在每个头的 %1 个值上归一化。</translation>
    </message>
    <message>
        <source>A norm follows each convolution; the last one stands in front of the sum, and ReLU behind it.</source>
        <translation>每个卷积之后都有归一化；最后一个位于求和之前，求和之后是 ReLU。</translation>
    </message>
    <message>
        <source>ε and the momentum of %1 are PyTorch&apos;s defaults.</source>
        <translation>ε 和动量 %1 是 PyTorch 的默认值。</translation>
    </message>
    <message>
        <source>With the option %1 the last γ of each block starts at %2.</source>
        <translation>使用选项 %1 时，每个块的最后一个 γ 从 %2 开始。</translation>
    </message>
    <message>
        <source>Its code writes the end of a sublayer as %1: dropout, add, norm.</source>
        <translation>其代码把子层的末尾写作 %1：dropout、相加、归一化。</translation>
    </message>
    <message>
        <source>Its final norm is switched off: %1 is %2 at the end of a stack.</source>
        <translation>它的最终归一化被关闭：网络末端的 %1 为 %2。</translation>
    </message>
    <message>
        <source>ε is that of the released configuration, seen in copies of it; BERT, of the same build, has %1.</source>
        <translation>ε 取自发布的配置（据其副本）；结构相同的 BERT 为 %1。</translation>
    </message>
    <message>
        <source>Its code calls the norm %1, although it subtracts no mean.</source>
        <translation>其代码把该归一化叫作 %1，尽管它不减去均值。</translation>
    </message>
    <message>
        <source>%1 is the norm at the end of the stack here, with dropout behind it; in fairseq&apos;s blocks the same name is the feed-forward layer&apos;s norm.</source>
        <translation>这里 %1 是网络末端的归一化，其后有 dropout；在 fairseq 的块中，同名的是前馈层的归一化。</translation>
    </message>
    <message>
        <source>The number of layers was not checked against the source.</source>
        <translation>层数未与来源核对。</translation>
    </message>
    <message>
        <source>ε is the default of its code in flax; Hugging Face&apos;s port says %1.</source>
        <translation>ε 为其 flax 代码的默认值；Hugging Face 的移植版为 %1。</translation>
    </message>
    <message>
        <source>One norm is shared by attention and feed-forward layer.</source>
        <translation>注意力和前馈层共用一个归一化。</translation>
    </message>
    <message>
        <source>γ of the blocks starts at %1, so that each branch begins as nothing.</source>
        <translation>各块的 γ 从 %1 开始，因此每个分支起初都不起作用。</translation>
    </message>
    <message>
        <source>Attention is by cosine, times a learned scale of at most %1.</source>
        <translation>注意力用余弦计算，再乘以学习得到的缩放，最大为 %1。</translation>
    </message>
    <message>
        <source>ε is PyTorch&apos;s default. The patch embedding ends with a norm too.</source>
        <translation>ε 为 PyTorch 的默认值。图像块（patch）嵌入也以归一化结束。</translation>
    </message>
    <message>
        <source>pre and post (Peri)</source>
        <translation>前后均有（Peri）</translation>
    </message>
    <message>
        <source>output norm</source>
        <translation>Output 归一化</translation>
    </message>
    <message>
        <source>scaled %1</source>
        <translation>缩放的 %1</translation>
    </message>
    <message>
        <source>inside the branch</source>
        <translation>分支之内</translation>
    </message>
    <message>
        <source>behind each convolution</source>
        <translation>每个卷积之后</translation>
    </message>
    <message>
        <source>%1 + QK-norm</source>
        <translation>%1 + QK-norm</translation>
    </message>
    <message>
        <source>%1 + embedding norm</source>
        <translation>%1 + 嵌入归一化</translation>
    </message>
    <message>
        <source>sequential</source>
        <translation>串行</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>the Models page computes nothing: open a model on the Depth page first</source>
        <translation>“模型”页不做计算：请先在“深度”页打开一个模型</translation>
    </message>
    <message>
        <source>this figure carries no NormScope scenario</source>
        <translation>此图不含 NormScope 场景</translation>
    </message>
    <message>
        <source>its scenario has %1 bytes, at most %2 are read</source>
        <translation>其场景有 %1 字节，最多读取 %2 字节</translation>
    </message>
    <message>
        <source>number %1 must be a number such as 0.97, not &quot;%2&quot;</source>
        <translation>第 %1 个数必须是 0.97 这样的数，而不是“%2”</translation>
    </message>
    <message>
        <source>number %1 must lie in %2 ... %3, not %4</source>
        <translation>第 %1 个数必须在 %2 ... %3 内，而不是 %4</translation>
    </message>
    <message>
        <source>must be at most %1 numbers</source>
        <translation>最多 %1 个数</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>A .safetensors file. Only its header and the parameters of its norm layers are read.</source>
        <translation>一个 .safetensors 文件。只读取文件头和归一化层的参数。</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Table: how known models normalise. Checkpoint: what training has made of γ and β in a file of yours.</source>
        <translation>表格：已知模型如何归一化。检查点：在你的文件中，训练把 γ 和 β 变成了什么样。</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Shows the rows of the table that hold every one of these words, in any column: &quot;rms parallel&quot;, &quot;1e-6&quot;, &quot;gpt&quot;.</source>
        <translation>只显示含有所有这些词的行，不论在哪一列：&quot;rms parallel&quot;、&quot;1e-6&quot;、&quot;gpt&quot;。</translation>
    </message>
    <message>
        <source>Shows the models with this norm only.</source>
        <translation>只显示使用这种归一化的模型。</translation>
    </message>
    <message>
        <source>Shows the models with the norm in this place only: behind the sum (Post), in front of each sublayer (Pre), or anywhere else.</source>
        <translation>只显示归一化在此位置的模型：求和之后（Post）、每个子层之前（Pre），或其他位置。</translation>
    </message>
    <message>
        <source>sorted by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <source>The column that the rows are sorted by; rows that are equal there keep the order of their history. A click on a column&apos;s head sets it.</source>
        <translation>各行按此列排序；该列相等的行保持历史先后次序。点击列标题即可设定。</translation>
    </message>
    <message>
        <source>order of sublayers</source>
        <translation>子层次序</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>Sorts the other way round.</source>
        <translation>反向排序。</translation>
    </message>
    <message>
        <source>The chosen model. It is told of below the table, and the Depth page can be opened with its configuration.</source>
        <translation>选中的模型。表格下方有其说明，并可用其配置打开“深度”页。</translation>
    </message>
    <message>
        <source>norm of the checkpoint</source>
        <translation>检查点的归一化</translation>
    </message>
    <message>
        <source>Which of a layer&apos;s norms is shown, by its name with the layer&apos;s number left out: h.*.ln_1. Empty or not there: the first.</source>
        <translation>显示层中的哪个归一化，以略去层号的名称指定：h.*.ln_1。留空或不存在时：第一个。</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>γ, the learned scale, or β, the learned shift.</source>
        <translation>γ 为学习得到的缩放，β 为学习得到的平移。</translation>
    </message>
    <message>
        <source>Place among the norms of that name, counted from 0. Clicking in the plot sets it.</source>
        <translation>在同名归一化中的位置，从 0 数起。在图中点击即可设定。</translation>
    </message>
    <message>
        <source>The learned scale, here the same for every feature that has none of its own. It stretches the normalised values; being one number, it cannot bring back the spread that each group had.</source>
        <translation>学习得到的缩放，这里凡是没有单独设定的特征都相同。它拉伸归一化后的值；因为只有一个数，不能恢复每组原来的离散程度。</translation>
    </message>
    <message>
        <source>The learned shift, here the same for every feature that has none of its own. A group of equal values comes out of LayerNorm or BatchNorm as exactly β.</source>
        <translation>学习得到的平移，这里凡是没有单独设定的特征都相同。全部相等的一组值经 LayerNorm 或 BatchNorm 后恰好为 β。</translation>
    </message>
    <message>
        <source>γ of each feature</source>
        <translation>各特征的 γ</translation>
    </message>
    <message>
        <source>Numbers in the order of the features, as in 1.02, 0.97: γ of the first ones, as a checkpoint holds it. Features beyond have the one γ above; empty, all have.</source>
        <translation>按特征顺序排列的数，如 1.02, 0.97：前几个特征的 γ，与检查点中所存的一样。其后的特征用上面的 γ；留空则所有特征都用它。</translation>
    </message>
    <message>
        <source>β of each feature</source>
        <translation>各特征的 β</translation>
    </message>
    <message>
        <source>Numbers in the order of the features, as in 0.1, -0.3: β of the first ones, as a checkpoint holds it. Features beyond have the one β above; empty, all have.</source>
        <translation>按特征顺序排列的数，如 0.1, -0.3：前几个特征的 β，与检查点中所存的一样。其后的特征用上面的 β；留空则所有特征都用它。</translation>
    </message>
    <message>
        <source>origin of γ, β</source>
        <translation>γ、β 的来源</translation>
    </message>
    <message>
        <source>Where γ and β of the features come from; stands in the captions of figures. Typing other values removes it.</source>
        <translation>各特征的 γ 和 β 从何而来；显示在图的说明里。输入其他值后，此项即被清除。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>all of row %1</source>
        <translation>第 %1 行全部</translation>
    </message>
    <message>
        <source>all of column %1</source>
        <translation>第 %1 列全部</translation>
    </message>
    <message>
        <source>The number in row %1, column %2 is %4 instead of %3. Which outputs change?</source>
        <translation>第 %1 行第 %2 列的数由 %3 改为 %4。哪些输出会变？</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 outputs</source>
        <translation>%1：%2，%4 个输出中的 %3 个</translation>
    </message>
    <message>
        <source>Every number in row %1 is %2. What does %3 make of that row?</source>
        <translation>第 %1 行的数全是 %2。%3 会把这一行变成什么？</translation>
    </message>
    <message>
        <source>Every number in column %1 is %2. What does %3 make of that column?</source>
        <translation>第 %1 列的数全是 %2。%3 会把这一列变成什么？</translation>
    </message>
    <message>
        <source>%1 in every cell: the mean square is %2, so 1/√(mean square + ε) is %3</source>
        <translation>每格都是 %1：均方为 %2，因此 1/√(均方 + ε) 为 %3</translation>
    </message>
    <message>
        <source>%1 in every cell: the variance is %2 and 1/√(variance + ε) is %3, but no number deviates from the mean</source>
        <translation>每格都是 %1：方差为 %2，1/√(方差 + ε) 为 %3，但没有任何数偏离均值</translation>
    </message>
    <message>
        <source>%1: nothing, in training: the variance of a single number says nothing</source>
        <translation>%1：训练时得不到结果，因为单个数的方差没有意义</translation>
    </message>
    <message>
        <source>%1: the same row as before</source>
        <translation>%1：与原来相同的一行</translation>
    </message>
    <message>
        <source>%1: another row, %2 of %3 outputs change</source>
        <translation>%1：另一行，%3 个输出中有 %2 个改变</translation>
    </message>
    <message>
        <source>Row %1 is the whole batch, without the others. What comes out of it?</source>
        <translation>整批只有第 %1 行，没有其他行。它的输出是什么？</translation>
    </message>
    <message>
        <source>26 known models by their ε, which differs by a factor of ten million: 15 have LayerNorm, 10 RMSNorm, and 15 put it in front of each sublayer.</source>
        <translation>按 ε 排列的 26 个已知模型，最大与最小相差一千万倍：15 个用 LayerNorm，10 个用 RMSNorm，有 15 个把归一化放在每个子层之前。</translation>
    </message>
    <message>
        <source>the array is too large: 4 GiB of numbers at most</source>
        <translation>数组过大：数值最多占 4 GiB</translation>
    </message>
    <message>
        <source>BN, %1</source>
        <translation>BN，%1</translation>
    </message>
    <message>
        <source>BatchNorm: batch − %1</source>
        <translation>BatchNorm：批 − %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>百分点</translation>
    </message>
    <message>
        <source>Every batch is normalised by the running value.</source>
        <translation>每一批都用运行值归一化。</translation>
    </message>
    <message>
        <source>Each batch is normalised by its own.</source>
        <translation>每一批用自己的值归一化。</translation>
    </message>
    <message>
        <source>Before batch %1 no finite batch had come: the repair set the running statistics back to mean 0 and variance 1.</source>
        <translation>第 %1 批之前还没有有限的批：修复把运行统计量设回均值 0、方差 1。</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>only %1 of %2 trainings (%3)</source>
        <translation>%2 次训练中只有 %1 次（%3）</translation>
    </message>
    <message>
        <source>%1 gets %2 right in evaluation, and %3 in batches of one class.</source>
        <translation>%1 在评估中的准确率为 %2，在单一类别的批上为 %3。</translation>
    </message>
    <message>
        <source>Trained on such batches it ends at %1 in evaluation and at %2 by the statistics of such batches, %3 at %4.</source>
        <translation>在这样的批上训练，最终准确率在评估中为 %1，按这种批的统计量为 %2，%3 为 %4。</translation>
    </message>
    <message>
        <source>At B = %1 %2 gets %3 right in evaluation, which takes the statistics of its batch, and %4 in batches of %1, %5 %6.</source>
        <translation>B = %1 时，%2 在评估中（取所在批的统计量）的准确率为 %3，在大小为 %1 的批上为 %4，%5 为 %6。</translation>
    </message>
    <message>
        <source>a = x Wᵀ of %1 wines × %2 inputs and %3 units goes into the norm, ε = 0</source>
        <translation>进入归一化的是 a = x Wᵀ：%1 种葡萄酒 × %2 个输入，%3 个单元，ε = 0</translation>
    </message>
    <message>
        <source>%1 of feature %2</source>
        <translation>特征 %2 的 %1</translation>
    </message>
    <message>
        <source>%1 of %2 inputs are beyond %3, the largest %4 number, the first in feature %5.</source>
        <translation>%2 个输入中有 %1 个超出 %3，即最大的 %4 数，第一个在特征 %5。</translation>
    </message>
    <message>
        <source>In every norm while the trained model writes, as where an exported, fused or quantised norm has another ε than the training code. The damage grows as the square of the change of ε over the variance, and it is there from the first character on.</source>
        <translation>训练好的模型写文本时，每个归一化所用的 ε，如同导出、融合或量化后的归一化与训练代码的 ε 不同。损害按 ε 的改变量与方差之比的平方增长，并且从第一个字符起就存在。</translation>
    </message>
    <message>
        <source>%1 comes out as %2 instead of %3 (%4), and %5.</source>
        <translation>%1 得到 %2，而不是 %3（%4），且 %5。</translation>
    </message>
    <message>
        <source>kept in %1</source>
        <translation>以 %1 保存</translation>
    </message>
    <message>
        <source>in %1 with sums in %2 %3</source>
        <translation>%1，以 %2 求和，%3</translation>
    </message>
    <message>
        <source>theory: a value beyond %1</source>
        <translation>理论：某个值超出 %1</translation>
    </message>
    <message>
        <source>no overflow up to an rms of %1</source>
        <translation>RMS 到 %1 仍不溢出</translation>
    </message>
    <message>
        <source>no overflow up to an rms of %1 at %2 widths</source>
        <translation>有 %2 个宽度在 RMS 到 %1 时仍不溢出</translation>
    </message>
    <message>
        <source>In %1 with sums in %2 no mean square overflows up to an rms of %3: only a value beyond %4, the largest %1 number, does.</source>
        <translation>%1 以 %2 求和时，直到 RMS 为 %3，均方都不溢出：只有超出 %4（最大的 %1 数）的值才会溢出。</translation>
    </message>
    <message>
        <source>In %1 with sums in %2 no mean square overflows up to an rms of %3: the largest %2 number is %4.</source>
        <translation>%1 以 %2 求和时，直到 RMS 为 %3，均方都不溢出：最大的 %2 数是 %4。</translation>
    </message>
    <message>
        <source>In %1 no mean square overflows up to an rms of %2: the largest %1 number is %3.</source>
        <translation>在 %1 中，直到 RMS 为 %2，均方都不溢出：最大的 %1 数是 %3。</translation>
    </message>
    <message>
        <source>σ² (%1)</source>
        <translation>σ²（%1）</translation>
    </message>
</context>
<context>
    <name>formula</name>
    <message>
        <source>y i j equals gamma j times x i j minus the mean mu i of row i, divided by the square root of the variance sigma i squared of row i plus epsilon, plus beta j</source>
        <translation>y i j 等于 gamma j 乘以（x i j 减去第 i 行的均值 mu i，除以第 i 行方差 sigma i 平方加 epsilon 的平方根），再加 beta j</translation>
    </message>
    <message>
        <source>y i j equals gamma j times x i j minus the mean mu i of row i, divided by the square root of the variance sigma i squared of row i plus epsilon</source>
        <translation>y i j 等于 gamma j 乘以（x i j 减去第 i 行的均值 mu i，除以第 i 行方差 sigma i 平方加 epsilon 的平方根）</translation>
    </message>
    <message>
        <source>y i j equals x i j minus the mean mu i of row i, divided by the square root of the variance sigma i squared of row i plus epsilon</source>
        <translation>y i j 等于 x i j 减去第 i 行的均值 mu i，除以第 i 行方差 sigma i 平方加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>y i j equals gamma j times x i j minus the mean mu j of column j in this batch, divided by the square root of the variance sigma j squared of column j in this batch plus epsilon, plus beta j</source>
        <translation>y i j 等于 gamma j 乘以（x i j 减去本批第 j 列的均值 mu j，除以本批第 j 列方差 sigma j 平方加 epsilon 的平方根），再加 beta j</translation>
    </message>
    <message>
        <source>y i j equals gamma j times x i j minus the mean mu j of column j in this batch, divided by the square root of the variance sigma j squared of column j in this batch plus epsilon</source>
        <translation>y i j 等于 gamma j 乘以（x i j 减去本批第 j 列的均值 mu j，除以本批第 j 列方差 sigma j 平方加 epsilon 的平方根）</translation>
    </message>
    <message>
        <source>y i j equals x i j minus the mean mu j of column j in this batch, divided by the square root of the variance sigma j squared of column j in this batch plus epsilon</source>
        <translation>y i j 等于 x i j 减去本批第 j 列的均值 mu j，除以本批第 j 列方差 sigma j 平方加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>y i j equals gamma j times x i j minus the running mean of column j, divided by the square root of the running variance of column j plus epsilon, plus beta j</source>
        <translation>y i j 等于 gamma j 乘以（x i j 减去第 j 列的运行均值，除以第 j 列运行方差加 epsilon 的平方根），再加 beta j</translation>
    </message>
    <message>
        <source>y i j equals gamma j times x i j minus the running mean of column j, divided by the square root of the running variance of column j plus epsilon</source>
        <translation>y i j 等于 gamma j 乘以（x i j 减去第 j 列的运行均值，除以第 j 列运行方差加 epsilon 的平方根）</translation>
    </message>
    <message>
        <source>y i j equals x i j minus the running mean of column j, divided by the square root of the running variance of column j plus epsilon</source>
        <translation>y i j 等于 x i j 减去第 j 列的运行均值，除以第 j 列运行方差加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>y i j equals gamma j times x i j divided by the square root of the mean square of row i plus epsilon, plus beta j</source>
        <translation>y i j 等于 gamma j 乘以（x i j 除以第 i 行均方加 epsilon 的平方根），再加 beta j</translation>
    </message>
    <message>
        <source>y i j equals gamma j times x i j divided by the square root of the mean square of row i plus epsilon</source>
        <translation>y i j 等于 gamma j 乘以（x i j 除以第 i 行均方加 epsilon 的平方根）</translation>
    </message>
    <message>
        <source>y i j equals x i j divided by the square root of the mean square of row i plus epsilon</source>
        <translation>y i j 等于 x i j 除以第 i 行均方加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>y i j equals x i j</source>
        <translation>y i j 等于 x i j</translation>
    </message>
    <message>
        <source>mu i, the mean of row i, is the sum of x i j over the columns j from 1 to %1, divided by %1</source>
        <translation>第 i 行的均值 mu i 等于 x i j 对列 j 从 1 到 %1 求和，除以 %1</translation>
    </message>
    <message>
        <source>sigma i squared, the variance of row i, is the sum of the squares of x i j minus mu i over the columns j from 1 to %1, divided by %1</source>
        <translation>第 i 行的方差 sigma i 平方等于 x i j 减 mu i 的平方对列 j 从 1 到 %1 求和，除以 %1</translation>
    </message>
    <message>
        <source>mu j, the mean of column j, is the sum of x i j over the rows i from 1 to %1, divided by %1</source>
        <translation>第 j 列的均值 mu j 等于 x i j 对行 i 从 1 到 %1 求和，除以 %1</translation>
    </message>
    <message>
        <source>sigma j squared, the variance of column j, is the sum of the squares of x i j minus mu j over the rows i from 1 to %1, divided by %1</source>
        <translation>第 j 列的方差 sigma j 平方等于 x i j 减 mu j 的平方对行 i 从 1 到 %1 求和，除以 %1</translation>
    </message>
    <message>
        <source>m s i, the mean square of row i, is the sum of the squares of x i j over the columns j from 1 to %1, divided by %1</source>
        <translation>第 i 行的均方 m s i 等于 x i j 的平方对列 j 从 1 到 %1 求和，除以 %1</translation>
    </message>
    <message>
        <source>the running mean of column j becomes 1 minus m times itself plus m times the mean of this batch, m being the momentum</source>
        <translation>第 j 列的运行均值变为（1 减 m）乘以自身，加 m 乘以本批均值，m 为动量</translation>
    </message>
    <message>
        <source>the running variance of column j becomes 1 minus m times itself plus m times n over n minus 1 times the variance of this batch, m being the momentum: the unbiased variance is stored</source>
        <translation>第 j 列的运行方差变为（1 减 m）乘以自身，加 m 乘以 n 除以（n 减 1）乘以本批方差，m 为动量：存的是无偏方差</translation>
    </message>
    <message>
        <source>the running mean of column j becomes m times itself plus 1 minus m times the mean of this batch, m being the momentum</source>
        <translation>第 j 列的运行均值变为 m 乘以自身，加（1 减 m）乘以本批均值，m 为动量</translation>
    </message>
    <message>
        <source>the running variance of column j becomes m times itself plus 1 minus m times the variance of this batch, m being the momentum: the biased variance is stored</source>
        <translation>第 j 列的运行方差变为 m 乘以自身，加（1 减 m）乘以本批方差，m 为动量：存的是有偏方差</translation>
    </message>
    <message>
        <source>r i is 1 over the square root of the variance of row i plus epsilon</source>
        <translation>r i 等于 1 除以第 i 行方差加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>r j is 1 over the square root of the variance of column j plus epsilon</source>
        <translation>r j 等于 1 除以第 j 列方差加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>r j is 1 over the square root of the running variance of column j plus epsilon</source>
        <translation>r j 等于 1 除以第 j 列运行方差加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>r i is 1 over the square root of the mean square of row i plus epsilon</source>
        <translation>r i 等于 1 除以第 i 行均方加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>x hat i j equals x i j minus mu i, times r i</source>
        <translation>x hat i j 等于（x i j 减 mu i）乘以 r i</translation>
    </message>
    <message>
        <source>x hat i j equals x i j minus mu j, times r j</source>
        <translation>x hat i j 等于（x i j 减 mu j）乘以 r j</translation>
    </message>
    <message>
        <source>x hat i j equals x i j times r i</source>
        <translation>x hat i j 等于 x i j 乘以 r i</translation>
    </message>
    <message>
        <source>the derivative of y i j by x i k equals gamma j times r i times: 1 if j is k, otherwise 0, minus 1 over %1, minus x hat i j times x hat i k over %1</source>
        <translation>y i j 对 x i k 的导数等于 gamma j 乘以 r i 乘以：当 j 等于 k 时为 1、否则为 0，减去 1 除以 %1，再减去 x hat i j 乘以 x hat i k 除以 %1</translation>
    </message>
    <message>
        <source>the derivative of y i j by x i k equals r i times: 1 if j is k, otherwise 0, minus 1 over %1, minus x hat i j times x hat i k over %1</source>
        <translation>y i j 对 x i k 的导数等于 r i 乘以：当 j 等于 k 时为 1、否则为 0，减去 1 除以 %1，再减去 x hat i j 乘以 x hat i k 除以 %1</translation>
    </message>
    <message>
        <source>the derivative of y i j by x k j equals gamma j times r j times: 1 if i is k, otherwise 0, minus 1 over %1, minus x hat i j times x hat k j over %1</source>
        <translation>y i j 对 x k j 的导数等于 gamma j 乘以 r j 乘以：当 i 等于 k 时为 1、否则为 0，减去 1 除以 %1，再减去 x hat i j 乘以 x hat k j 除以 %1</translation>
    </message>
    <message>
        <source>the derivative of y i j by x k j equals r j times: 1 if i is k, otherwise 0, minus 1 over %1, minus x hat i j times x hat k j over %1</source>
        <translation>y i j 对 x k j 的导数等于 r j 乘以：当 i 等于 k 时为 1、否则为 0，减去 1 除以 %1，再减去 x hat i j 乘以 x hat k j 除以 %1</translation>
    </message>
    <message>
        <source>the derivative of y i j by x i j equals gamma j times r j, and by every other x it is 0</source>
        <translation>y i j 对 x i j 的导数等于 gamma j 乘以 r j，对其他 x 为 0</translation>
    </message>
    <message>
        <source>the derivative of y i j by x i j equals r j, and by every other x it is 0</source>
        <translation>y i j 对 x i j 的导数等于 r j，对其他 x 为 0</translation>
    </message>
    <message>
        <source>the derivative of y i j by x i k equals gamma j times r i times: 1 if j is k, otherwise 0, minus x hat i j times x hat i k over %1</source>
        <translation>y i j 对 x i k 的导数等于 gamma j 乘以 r i 乘以：当 j 等于 k 时为 1、否则为 0，再减去 x hat i j 乘以 x hat i k 除以 %1</translation>
    </message>
    <message>
        <source>the derivative of y i j by x i k equals r i times: 1 if j is k, otherwise 0, minus x hat i j times x hat i k over %1</source>
        <translation>y i j 对 x i k 的导数等于 r i 乘以：当 j 等于 k 时为 1、否则为 0，再减去 x hat i j 乘以 x hat i k 除以 %1</translation>
    </message>
    <message>
        <source>the derivative of y i j by x i j equals 1</source>
        <translation>y i j 对 x i j 的导数等于 1</translation>
    </message>
    <message>
        <source>d x i j equals r i times: h i j, minus the mean of h over row i, minus x hat i j times the mean of h times x hat over row i</source>
        <translation>d x i j 等于 r i 乘以：h i j 减去 h 在第 i 行的平均，再减去 x hat i j 乘以 h x hat 在第 i 行的平均</translation>
    </message>
    <message>
        <source>d x i j equals r j times: h i j, minus the mean of h over column j, minus x hat i j times the mean of h times x hat over column j</source>
        <translation>d x i j 等于 r j 乘以：h i j 减去 h 在第 j 列的平均，再减去 x hat i j 乘以 h x hat 在第 j 列的平均</translation>
    </message>
    <message>
        <source>d x i j equals r i times: h i j, minus x hat i j times the mean of h times x hat over row i</source>
        <translation>d x i j 等于 r i 乘以：h i j 减去 x hat i j 乘以 h x hat 在第 i 行的平均</translation>
    </message>
    <message>
        <source>d x i j equals r j times h i j</source>
        <translation>d x i j 等于 r j 乘以 h i j</translation>
    </message>
    <message>
        <source>d x i j equals d y i j</source>
        <translation>d x i j 等于 d y i j</translation>
    </message>
    <message>
        <source>h i j equals gamma j times d y i j</source>
        <translation>h i j 等于 gamma j 乘以 d y i j</translation>
    </message>
    <message>
        <source>h i j equals d y i j</source>
        <translation>h i j 等于 d y i j</translation>
    </message>
    <message>
        <source>the mean over row i: the sum over the columns j from 1 to %1, divided by %1</source>
        <translation>第 i 行的平均：对列 j 从 1 到 %1 求和，除以 %1</translation>
    </message>
    <message>
        <source>the mean over column j: the sum over the rows i from 1 to %1, divided by %1</source>
        <translation>第 j 列的平均：对行 i 从 1 到 %1 求和，除以 %1</translation>
    </message>
    <message>
        <source>the running mean of column j becomes itself plus 1 over t times the mean of this batch minus the running mean, t being the number of batches: the plain average over all of them</source>
        <translation>第 j 列的运行均值变为自身，加 1 除以 t 乘以（本批均值减运行均值），t 为批数：即所有批的简单平均</translation>
    </message>
    <message>
        <source>the running variance of column j becomes itself plus 1 over t times n over n minus 1 times the variance of this batch minus the running variance, t being the number of batches: the plain average of the unbiased variances</source>
        <translation>第 j 列的运行方差变为自身，加 1 除以 t 乘以（n 除以（n 减 1）乘以本批方差，再减运行方差），t 为批数：即无偏方差的简单平均</translation>
    </message>
    <message>
        <source>the running variance of column j becomes itself plus 1 over t times the variance of this batch minus the running variance, t being the number of batches: the plain average of the biased variances</source>
        <translation>第 j 列的运行方差变为自身，加 1 除以 t 乘以（本批方差减运行方差），t 为批数：即有偏方差的简单平均</translation>
    </message>
    <message>
        <source>the half-life in batches is the logarithm of one half divided by the logarithm of 1 minus m, m being the momentum</source>
        <translation>以批计的半衰期等于二分之一的对数除以（1 减 m）的对数，m 为动量</translation>
    </message>
    <message>
        <source>the half-life in batches is the logarithm of one half divided by the logarithm of m, m being the momentum</source>
        <translation>以批计的半衰期等于二分之一的对数除以 m 的对数，m 为动量</translation>
    </message>
    <message>
        <source>the standard deviation of the mean of column j over many batches is sigma, that of the population, divided by the square root of %1</source>
        <translation>第 j 列的均值在许多批之间的标准差等于总体的标准差 sigma 除以 %1 的平方根</translation>
    </message>
    <message>
        <source>y i j equals gamma j times x i j minus the mean mu S of its group S, divided by the square root of the variance sigma S squared of the group plus epsilon, plus beta j</source>
        <translation>y i j 等于 gamma j 乘以 x i j 与所在组 S 的均值 mu S 之差，除以该组方差 sigma S 平方加 epsilon 的平方根，再加 beta j</translation>
    </message>
    <message>
        <source>y i j equals gamma j times x i j minus the mean mu S of its group S, divided by the square root of the variance sigma S squared of the group plus epsilon</source>
        <translation>y i j 等于 gamma j 乘以 x i j 与所在组 S 的均值 mu S 之差，除以该组方差 sigma S 平方加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>y i j equals x i j minus the mean mu S of its group S, divided by the square root of the variance sigma S squared of the group plus epsilon</source>
        <translation>y i j 等于 x i j 与所在组 S 的均值 mu S 之差，除以该组方差 sigma S 平方加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>mu S, the mean of the group S, is the sum of x k l over its %1 cells, divided by %1</source>
        <translation>mu S 是组 S 的均值：x k l 在组内 %1 个单元格上求和，除以 %1</translation>
    </message>
    <message>
        <source>sigma S squared, the variance of the group S, is the sum of the squares of x k l minus mu S over its %1 cells, divided by %1</source>
        <translation>sigma S 平方是组 S 的方差：x k l 减 mu S 的平方在组内 %1 个单元格上求和，除以 %1</translation>
    </message>
    <message>
        <source>r S is 1 over the square root of the variance of the group S plus epsilon</source>
        <translation>r S 等于 1 除以组 S 的方差加 epsilon 的平方根</translation>
    </message>
    <message>
        <source>x hat i j equals x i j minus mu S, times r S</source>
        <translation>x hat i j 等于 x i j 减 mu S，乘以 r S</translation>
    </message>
    <message>
        <source>the derivative of y i j by x k l equals gamma j times r S times: 1 if k l is i j, otherwise 0, minus 1 over %1, minus x hat i j times x hat k l over %1; outside the group S it is 0</source>
        <translation>y i j 对 x k l 的导数等于 gamma j 乘以 r S 乘以：若 k l 即 i j 则为 1，否则为 0，减去 %1 分之 1，减去 x hat i j 乘以 x hat k l 除以 %1；在组 S 之外为 0</translation>
    </message>
    <message>
        <source>the derivative of y i j by x k l equals r S times: 1 if k l is i j, otherwise 0, minus 1 over %1, minus x hat i j times x hat k l over %1; outside the group S it is 0</source>
        <translation>y i j 对 x k l 的导数等于 r S 乘以：若 k l 即 i j 则为 1，否则为 0，减去 %1 分之 1，减去 x hat i j 乘以 x hat k l 除以 %1；在组 S 之外为 0</translation>
    </message>
    <message>
        <source>d x i j equals r S times: h i j, minus the mean of h over the group S, minus x hat i j times the mean of h times x hat over the group S</source>
        <translation>d x i j 等于 r S 乘以：h i j，减去 h 在组 S 上的均值，减去 x hat i j 乘以 h 乘 x hat 在组 S 上的均值</translation>
    </message>
    <message>
        <source>the mean over the group S: the sum over its %1 cells, divided by %1</source>
        <translation>在组 S 上的均值：在其 %1 个单元格上求和，除以 %1</translation>
    </message>
    <message>
        <source>the standard deviation of y equals sigma divided by the square root of sigma squared plus epsilon</source>
        <translation>y 的标准差等于 σ 除以 σ 平方加 ε 的平方根</translation>
    </message>
    <message>
        <source>the root mean square of y equals that of x divided by the square root of its square plus epsilon</source>
        <translation>y 的均方根等于 x 的均方根除以其平方加 ε 的平方根</translation>
    </message>
    <message>
        <source>the root mean square of x is greater than the square root of L divided by d</source>
        <translation>x 的均方根大于 L 除以 d 的平方根</translation>
    </message>
    <message>
        <source>sigma squared equals the mean of x squared minus the square of the mean of x</source>
        <translation>σ 平方等于 x 平方的均值减去 x 均值的平方</translation>
    </message>
    <message>
        <source>sigma squared equals the mean of x minus mu squared, mu being the mean</source>
        <translation>σ 平方等于 x 减 μ 的平方的均值，μ 为均值</translation>
    </message>
    <message>
        <source>sigma squared equals the mean of x minus mu squared, minus the square of the mean of x minus mu</source>
        <translation>σ 平方等于 x 减 μ 的平方的均值，再减去 x 减 μ 的均值的平方</translation>
    </message>
    <message>
        <source>n sigma squared grows by x minus the mean before times x minus the mean after</source>
        <translation>n 乘 σ 平方增加：x 减更新前的均值，乘以 x 减更新后的均值</translation>
    </message>
    <message>
        <source>sigma squared equals the mean of x minus the first value squared, minus the square of the mean of x minus the first value</source>
        <translation>σ 平方等于 x 减第一个值的平方的均值，再减去 x 减第一个值的均值的平方</translation>
    </message>
    <message>
        <source>the divergence of q from p is the sum of p times the logarithm of p divided by q</source>
        <translation>q 相对 p 的散度等于 p 乘以 p 除以 q 的对数之和</translation>
    </message>
    <message>
        <source>the absolute value of x is greater than L</source>
        <translation>x 的绝对值大于 L</translation>
    </message>
</context>
<context>
    <name>normscope::ui::AnimationDialog</name>
    <message>
        <source>Animation of this page</source>
        <translation>本页的动画</translation>
    </message>
    <message>
        <source>frame %v of %m</source>
        <translation>第 %v 帧，共 %m 帧</translation>
    </message>
    <message>
        <source>Folder for the frames</source>
        <translation>存放各帧的文件夹</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>保存动画</translation>
    </message>
</context>
<context>
    <name>normscope::ui::AnimationForm</name>
    <message>
        <source>Repeat without end</source>
        <translation>无限循环</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>WebP 动画</translation>
    </message>
    <message>
        <source>Animated PNG (APNG)</source>
        <translation>PNG 动画（APNG）</translation>
    </message>
    <message>
        <source>GIF, 256 colours a frame</source>
        <translation>GIF，每帧 256 色</translation>
    </message>
    <message>
        <source>PNG pictures, one a frame</source>
        <translation>PNG 图片，每帧一张</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>MP4 视频</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>As a picture of the page</source>
        <translation>与本页图片相同</translation>
    </message>
    <message>
        <source>Size in pixels</source>
        <translation>像素尺寸</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ArmList</name>
    <message>
        <source>+ add an arm</source>
        <translation>+ 添加方案</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ArmRow</name>
    <message>
        <source>%1: click to look at this arm.</source>
        <translation>%1：单击查看此方案。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
</context>
<context>
    <name>normscope::ui::AxesExplanation</name>
    <message>
        <source>Hover a cell to see its group. Click to keep it, Esc to let go. Drag an input cell up or down to change its value, double-click to type one.</source>
        <translation>指向一个单元格可看到它所在的组。单击保持选中，Esc 释放。上下拖动输入单元格可改变其值，双击可直接输入。</translation>
    </message>
    <message>
        <source>Press a cell of the table to guess: yes, the output stays, no, it moves, or no guess. T tests, P predicts again.</source>
        <translation>按表中的单元格来预测：是（输出不动）、否（输出变动）或不预测。T 检验，P 重新预测。</translation>
    </message>
</context>
<context>
    <name>normscope::ui::AxesPage</name>
    <message>
        <source>chosen cell</source>
        <translation>选中的单元格</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>value of the cell</source>
        <translation>单元格的值</translation>
    </message>
    <message>
        <source>“%1” is not a number; the cell keeps its value.</source>
        <translation>“%1” 不是数；单元格保持原值。</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>中心化</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>方差</translation>
    </message>
    <message>
        <source>normalise</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>scale &amp; shift</source>
        <translation>缩放与平移</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>stage %1 of %2</source>
        <translation>阶段 %1 / %2</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>轴</translation>
    </message>
</context>
<context>
    <name>normscope::ui::AxesViewSwitch</name>
    <message>
        <source>cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>The formula worked out for the chosen cell, with its numbers</source>
        <translation>选中单元格的公式，代入其数值</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>How much each input moves the chosen output: ∂y/∂x</source>
        <translation>每个输入对选中输出的影响：∂y/∂x</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>A gradient before and after the norm, and what the norm removes</source>
        <translation>归一化前后的梯度，以及归一化去掉的部分</translation>
    </message>
    <message>
        <source>histograms</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>All values before and after each norm</source>
        <translation>每种归一化前后的全部数值</translation>
    </message>
    <message>
        <source>invariance</source>
        <translation>不变性</translation>
    </message>
    <message>
        <source>What may be done to data and weights without moving the output: predict, then test</source>
        <translation>对数据和权重做什么不会改变输出：先预测，再检验</translation>
    </message>
</context>
<context>
    <name>normscope::ui::BatchExplanation</name>
    <message>
        <source>Purple: statistics of one batch. Orange: running values and BatchNorm. Blue: LayerNorm. Bands: lowest to highest of the seeds. Black dashes: population and theory. Click a batch to go there.</source>
        <translation>紫色：单个批的统计量。橙色：运行值和 BatchNorm。蓝色：LayerNorm。阴影带：各种子的最小到最大值。黑色虚线：总体与理论。点击某一批即可转到那里。</translation>
    </message>
    <message>
        <source>Error of the batch mean</source>
        <translation>批均值的误差</translation>
    </message>
</context>
<context>
    <name>normscope::ui::BatchPage</name>
    <message>
        <source>batch size</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Batch %1: %2. Press again there to take it away.</source>
        <translation>第 %1 批：%2。在该处再按一次即可取消。</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>law</source>
        <translation>误差律</translation>
    </message>
    <message>
        <source>How far the statistics of a batch are from the population, by batch size</source>
        <translation>批的统计量与总体相差多远，按批大小</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Networks that learnt with batches of several sizes, judged by running and by batch statistics</source>
        <translation>以几种批大小学习的网络，按运行统计量和批统计量评判</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>BatchNorm in training against evaluation on the same batch</source>
        <translation>同一批上 BatchNorm 训练与评估的对比</translation>
    </message>
    <message>
        <source>perturbation</source>
        <translation>扰动</translation>
    </message>
    <message>
        <source>One sample changes: which outputs feel it</source>
        <translation>改变一个样本：哪些输出受影响</translation>
    </message>
    <message>
        <source>composition</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Mixed batches against batches of one class each</source>
        <translation>混合批与单一类别批的对比</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Rows of zeros in a batch, counted and masked</source>
        <translation>批中的全零行，计入与加掩码</translation>
    </message>
    <message>
        <source>conventions</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>The same batches under PyTorch&apos;s and Keras&apos; conventions</source>
        <translation>同样的批，PyTorch 与 Keras 的约定</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批</translation>
    </message>
</context>
<context>
    <name>normscope::ui::BatchStrip</name>
    <message>
        <source>Reset here</source>
        <translation>在此重置</translation>
    </message>
    <message>
        <source>Poison here</source>
        <translation>在此投毒</translation>
    </message>
    <message>
        <source>Repair here</source>
        <translation>在此修复</translation>
    </message>
    <message>
        <source>Clear events</source>
        <translation>清除事件</translation>
    </message>
    <message>
        <source>The stream as it is without resets, poison and repairs (C)</source>
        <translation>没有重置、投毒和修复的原始批流 (C)</translation>
    </message>
    <message>
        <source>The feature before</source>
        <translation>上一个特征</translation>
    </message>
    <message>
        <source>The next feature</source>
        <translation>下一个特征</translation>
    </message>
    <message>
        <source>feature %1</source>
        <translation>特征 %1</translation>
    </message>
</context>
<context>
    <name>normscope::ui::BenchButtons</name>
    <message>
        <source>Test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Measures every cell and judges the guesses (T)</source>
        <translation>测量每一格并评判预测（T）</translation>
    </message>
    <message>
        <source>Predict again</source>
        <translation>重新预测</translation>
    </message>
    <message>
        <source>Hides the measurement and forgets the guesses (P)</source>
        <translation>隐藏测量结果并清除预测（P）</translation>
    </message>
</context>
<context>
    <name>normscope::ui::Control</name>
    <message>
        <source>Reset to the default</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ControlPanel</name>
    <message>
        <source>Reset page</source>
        <translation>重置本页</translation>
    </message>
    <message>
        <source>Every control of this page back to its default. One name is reset by a double click on it.</source>
        <translation>本页所有控件恢复默认值。双击某个名称只重置该项。</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>This stays as it is in this step of the lesson.</source>
        <translation>在课程的这一步中，此项保持不变。</translation>
    </message>
</context>
<context>
    <name>normscope::ui::DepthExplanation</name>
    <message>
        <source>Bands: lowest to highest of %1 seeds; the line is the median.</source>
        <translation>阴影带：%1 个种子的最小到最大值；线为中位数。</translation>
    </message>
    <message>
        <source>Thin dashes without marks are theory, not measurement.</source>
        <translation>不带标记的细虚线是理论，不是测量。</translation>
    </message>
</context>
<context>
    <name>normscope::ui::DepthPage</name>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>%1 is among the arms already: it is chosen now.</source>
        <translation>%1 已在方案之中：现已选中。</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>归一化位置</translation>
    </message>
    <message>
        <source>forward, layers 1 … %1</source>
        <translation>前向，第 1 … %1 层</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>backward, layers %1 … 1</source>
        <translation>反向，第 %1 … 1 层</translation>
    </message>
    <message>
        <source>the loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>layer %1, forward</source>
        <translation>第 %1 层，前向</translation>
    </message>
    <message>
        <source>layer %1, back</source>
        <translation>第 %1 层，反向</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ExplanationDock</name>
    <message>
        <source>What you see</source>
        <translation>你看到的</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ExportMenu</name>
    <message>
        <source>One plot</source>
        <translation>单个图</translation>
    </message>
    <message>
        <source>Picture (PNG, SVG, PDF) …</source>
        <translation>图片（PNG、SVG、PDF）…</translation>
    </message>
    <message>
        <source>Data (CSV) …</source>
        <translation>数据（CSV）…</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>PNG size</source>
        <translation>PNG 尺寸</translation>
    </message>
    <message>
        <source>Transparent background (PNG, SVG)</source>
        <translation>透明背景（PNG、SVG）</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG 图片 (*.png);;SVG 矢量图 (*.svg);;PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>导出数据</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Wrote %1-*.csv, one file a plot</source>
        <translation>已写入 %1-*.csv，每个图一个文件</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>已复制为图片</translation>
    </message>
    <message>
        <source>Animation (WebP, GIF, MP4) …</source>
        <translation>动画（WebP、GIF、MP4）…</translation>
    </message>
    <message>
        <source>PyTorch script …</source>
        <translation>PyTorch 脚本 …</translation>
    </message>
    <message>
        <source>Export PyTorch script</source>
        <translation>导出 PyTorch 脚本</translation>
    </message>
    <message>
        <source>Python script (*.py)</source>
        <translation>Python 脚本 (*.py)</translation>
    </message>
    <message>
        <source>Wrote %1 and %2.npz</source>
        <translation>已写入 %1 和 %2.npz</translation>
    </message>
    <message>
        <source>Slides (PDF) …</source>
        <translation>幻灯片（PDF）…</translation>
    </message>
    <message>
        <source>Worksheet (PDF) …</source>
        <translation>练习纸（PDF）…</translation>
    </message>
    <message>
        <source>Wrote %1 and %2</source>
        <translation>已写入 %1 和 %2</translation>
    </message>
</context>
<context>
    <name>normscope::ui::FileCommands</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Choose data</source>
        <translation>选择数据</translation>
    </message>
    <message>
        <source>data file</source>
        <translation>数据文件</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>保存场景</translation>
    </message>
    <message>
        <source>Scenarios (*%1)</source>
        <translation>场景 (*%1)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>要把更改保存到 %1 吗？</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Presets</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>Data (*.npy *.npz *.csv);;All files (*)</source>
        <translation>数据 (*.npy *.npz *.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Scenarios, figures, data, checkpoints and lessons (*.normscope.json *.json *.png *.svg *.pdf *.npy *.npz *.csv *.safetensors *.zip);;All files (*)</source>
        <translation>场景、图、数据、检查点和课程 (*.normscope.json *.json *.png *.svg *.pdf *.npy *.npz *.csv *.safetensors *.zip);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Checkpoints (*.safetensors);;All files (*)</source>
        <translation>检查点 (*.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>选择检查点</translation>
    </message>
    <message>
        <source>The scenario of %1. It is not saved as a file yet.</source>
        <translation>%1 中的场景，尚未保存为文件。</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
</context>
<context>
    <name>normscope::ui::FileControl</name>
    <message>
        <source>choose a file …</source>
        <translation>选择文件…</translation>
    </message>
</context>
<context>
    <name>normscope::ui::FileMakerDialog</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>保存 …</translation>
    </message>
    <message>
        <source>computing %v of %m</source>
        <translation>计算 %v / %m</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Given up; no file was written</source>
        <translation>已放弃；没有写入文件</translation>
    </message>
</context>
<context>
    <name>normscope::ui::LessonDock</name>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>normscope::ui::LessonHeader</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>所有课程</translation>
    </message>
    <message>
        <source>Leave the lesson; your own settings come back</source>
        <translation>离开课程；恢复你自己的设置</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 / %2 步</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>normscope::ui::LessonList</name>
    <message>
        <source>Open a lesson …</source>
        <translation>打开课程 …</translation>
    </message>
    <message>
        <source>Folder …</source>
        <translation>文件夹 …</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>A lesson of your own or of a colleague: lesson.json, or a zip of its folder</source>
        <translation>你自己或同事的课程：lesson.json，或其文件夹的 zip</translation>
    </message>
    <message>
        <source>The folder of a lesson</source>
        <translation>课程的文件夹</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>已完成 %1 / %2 步</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 步</translation>
    </message>
</context>
<context>
    <name>normscope::ui::LessonPlayer</name>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (lesson.json *.zip);;All files (*)</source>
        <translation>课程 (lesson.json *.zip);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open the folder of a lesson</source>
        <translation>打开课程的文件夹</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>Text (*.txt);;JSON (*.json)</source>
        <translation>文本 (*.txt);;JSON (*.json)</translation>
    </message>
    <message>
        <source>This stays as it is in this step of the lesson.</source>
        <translation>在课程的这一步中，此项保持不变。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
</context>
<context>
    <name>normscope::ui::MainWindow</name>
    <message>
        <source>reset page</source>
        <translation>重置本页</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>已复制 %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Export page …</source>
        <translation>导出本页(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Reset page</source>
        <translation>重置本页(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Controls</source>
        <translation>控件栏(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xplanation</source>
        <translation>说明栏(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>减少动画(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>投影(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>键盘(&amp;K)</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>&amp;About NormScope</source>
        <translation>关于 NormScope(&amp;A)</translation>
    </message>
    <message>
        <source>About NormScope</source>
        <translation>关于 NormScope</translation>
    </message>
    <message>
        <source>New here? First five minutes (Ctrl+L)</source>
        <translation>第一次使用？最初五分钟（Ctrl+L）</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Lessons …</source>
        <translation>课程列表(&amp;L) …</translation>
    </message>
    <message>
        <source>&amp;First five minutes</source>
        <translation>最初五分钟(&amp;F)</translation>
    </message>
    <message>
        <source>Lea&amp;ve the lesson</source>
        <translation>离开课程(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>重新开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>The projector&apos;s text is as large as the pages have room for.</source>
        <translation>投影模式的文字已是页面所能容纳的最大字号。</translation>
    </message>
</context>
<context>
    <name>normscope::ui::MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ModelsButtons</name>
    <message>
        <source>Open on the Depth page</source>
        <translation>在“深度”页打开</translation>
    </message>
    <message>
        <source>The Depth page with the configuration of the chosen model (Enter)</source>
        <translation>以选中模型的配置打开“深度”页（Enter）</translation>
    </message>
    <message>
        <source>Use this γ and β on the Axes page</source>
        <translation>在“轴”页使用这组 γ 和 β</translation>
    </message>
    <message>
        <source>The Axes page with the first values of the chosen norm, as many as fit (Enter)</source>
        <translation>以选中归一化的前几个值打开“轴”页，能放多少放多少（Enter）</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ModelsExplanation</name>
    <message>
        <source>One residual step</source>
        <translation>一个残差步</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ModelsPage</name>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>model on the Depth page</source>
        <translation>“深度”页上的模型</translation>
    </message>
    <message>
        <source>γ and β of a checkpoint</source>
        <translation>检查点的 γ 和 β</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>How known models normalise</source>
        <translation>已知模型如何归一化</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>What training has made of γ and β in a file of yours</source>
        <translation>在你的文件中，训练把 γ 和 β 变成了什么样</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>normscope::ui::NormCard</name>
    <message>
        <source>i: %1 (row), j: feature (column).</source>
        <translation>i：%1（行），j：特征（列）。</translation>
    </message>
    <message>
        <source>S: the cells of one sample and one group of features.</source>
        <translation>S：一个样本的一组特征的单元格。</translation>
    </message>
    <message>
        <source>S: the cells of one sample and one feature.</source>
        <translation>S：一个样本的一个特征的单元格。</translation>
    </message>
    <message>
        <source>It holds %1 × %2 cells.</source>
        <translation>它有 %1 × %2 个单元格。</translation>
    </message>
</context>
<context>
    <name>normscope::ui::OptionButton</name>
    <message>
        <source>chosen</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>not this one</source>
        <translation>不是这个</translation>
    </message>
    <message>
        <source>hands: %1</source>
        <translation>举手：%1</translation>
    </message>
</context>
<context>
    <name>normscope::ui::OptionList</name>
    <message>
        <source>Count hands</source>
        <translation>统计举手</translation>
    </message>
    <message>
        <source>The room: press %1 or %2 to count hands. Nothing is sent anywhere.</source>
        <translation>课堂：按 %1 或 %2 统计举手人数。不会向任何地方发送数据。</translation>
    </message>
</context>
<context>
    <name>normscope::ui::PanelCover</name>
    <message>
        <source>Hidden plot</source>
        <translation>被遮住的图</translation>
    </message>
    <message>
        <source>hidden until you have answered</source>
        <translation>回答之后才显示</translation>
    </message>
</context>
<context>
    <name>normscope::ui::PlayButton</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
</context>
<context>
    <name>normscope::ui::PrecisionPage</name>
    <message>
        <source>cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>The row of the grid has the offset %1 now.</source>
        <translation>网格所用的行现在偏移为 %1。</translation>
    </message>
    <message>
        <source>number format</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>The norm in three formats, by ε and the sd of its input</source>
        <translation>三种格式下的归一化，按 ε 与输入的标准差</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Output sd against input variance for each ε</source>
        <translation>每个 ε 下输出标准差随输入方差的变化</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>From which size on the sum of squares leaves the format</source>
        <translation>平方和从多大起超出格式的范围</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>方差</translation>
    </message>
    <message>
        <source>Six ways to compute a variance, far from zero</source>
        <translation>远离零时计算方差的六种方法</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Language models that run with another ε than they were trained with</source>
        <translation>以不同于训练时的 ε 运行的语言模型</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
</context>
<context>
    <name>normscope::ui::PredictionBox</name>
    <message>
        <source>Show the drawing over the plot</source>
        <translation>在图上显示你画的曲线</translation>
    </message>
    <message>
        <source>Your prediction, a number</source>
        <translation>你的预测，一个数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>What came out</source>
        <translation>结果如何</translation>
    </message>
    <message>
        <source>The axes come as soon as the run is done.</source>
        <translation>运行结束后就会出现坐标轴。</translation>
    </message>
    <message>
        <source>%1 of %2 drawn</source>
        <translation>已画 %1 / %2</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ProgressLine</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ProgressNote</name>
    <message>
        <source>computing</source>
        <translation>计算中</translation>
    </message>
    <message>
        <source>computing %1 of %2</source>
        <translation>计算中 %1 / %2</translation>
    </message>
</context>
<context>
    <name>normscope::ui::QuestionBox</name>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
</context>
<context>
    <name>normscope::ui::ResultView</name>
    <message>
        <source>Save …</source>
        <translation>保存 …</translation>
    </message>
    <message>
        <source>The result as text or JSON, without times</source>
        <translation>结果的文本或 JSON，不含时间</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Forgets every answer of this lesson</source>
        <translation>清除本课的所有回答</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← 上一步</translation>
    </message>
    <message>
        <source>The last step (Page Up, Alt+←)</source>
        <translation>最后一步（Page Up、Alt+←）</translation>
    </message>
    <message>
        <source>The end.</source>
        <translation>结束。</translation>
    </message>
</context>
<context>
    <name>normscope::ui::Section</name>
    <message>
        <source>More controls: %1</source>
        <translation>更多控件：%1</translation>
    </message>
    <message>
        <source>less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>normscope::ui::SketchView</name>
    <message>
        <source>Drawing: %1</source>
        <translation>绘图：%1</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>还没有画</translation>
    </message>
</context>
<context>
    <name>normscope::ui::SlideDialog</name>
    <message>
        <source>Slides of this page</source>
        <translation>本页的幻灯片</translation>
    </message>
    <message>
        <source>slide %v of %m</source>
        <translation>第 %v 张幻灯片，共 %m 张</translation>
    </message>
    <message>
        <source>Save slides</source>
        <translation>保存幻灯片</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
</context>
<context>
    <name>normscope::ui::SlideForm</name>
    <message>
        <source>Every stop of the timeline</source>
        <translation>时间轴的每个停留点</translation>
    </message>
    <message>
        <source>So many, evenly spread</source>
        <translation>指定张数，均匀分布</translation>
    </message>
    <message>
        <source>These positions</source>
        <translation>指定位置</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Number of slides</source>
        <translation>幻灯片张数</translation>
    </message>
    <message>
        <source>On the timeline, from 0 to %1, with commas between them</source>
        <translation>时间轴上的位置，从 0 到 %1，以逗号分隔</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
</context>
<context>
    <name>normscope::ui::StepView</name>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>See the answer without a prediction</source>
        <translation>不预测，直接看答案</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← 上一步</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>下一步 →</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>The step before (Page Up, Alt+←)</source>
        <translation>上一步（Page Up、Alt+←）</translation>
    </message>
    <message>
        <source>The next step (Page Down, Alt+→)</source>
        <translation>下一步（Page Down、Alt+→）</translation>
    </message>
</context>
<context>
    <name>normscope::ui::TextWindow</name>
    <message>
        <source>What it is</source>
        <translation>这是什么</translation>
    </message>
    <message>
        <source>It shows what normalization does inside a neural network. Every number comes from a pass run on this machine. It opens no network connection.</source>
        <translation>它展示归一化在神经网络内部做了什么。每个数字都来自本机上实际运行的一次计算。它不建立任何网络连接。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>GPL-3.0-or-later. Copyright 2026 the NormScope authors. No warranty.</source>
        <translation>GPL-3.0-or-later。版权所有 2026 NormScope 作者。不提供任何担保。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Wine: S. Aeberhard and M. Forina (1992), UCI Machine Learning Repository, CC BY 4.0. Digits: E. Alpaydin and C. Kaynak (1998), Optical Recognition of Handwritten Digits, UCI Machine Learning Repository, CC BY 4.0.</source>
        <translation>葡萄酒：S. Aeberhard 与 M. Forina（1992），UCI 机器学习库，CC BY 4.0。数字：E. Alpaydin 与 C. Kaynak（1998），Optical Recognition of Handwritten Digits，UCI 机器学习库，CC BY 4.0。</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>IBM Plex Sans, SIL Open Font License 1.1.</source>
        <translation>IBM Plex Sans，SIL 开放字体许可证 1.1。</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>程序库</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>播放、暂停</translation>
    </message>
    <message>
        <source>one step back, on</source>
        <translation>后退、前进一步</translation>
    </message>
    <message>
        <source>start, end of the timeline</source>
        <translation>时间轴起点、终点</translation>
    </message>
    <message>
        <source>let go of a chosen cell; put back a value being typed</source>
        <translation>放开选中的单元格；撤回正在输入的值</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>new, open, save, save as</source>
        <translation>新建、打开、保存、另存为</translation>
    </message>
    <message>
        <source>export the page</source>
        <translation>导出本页</translation>
    </message>
    <message>
        <source>hide or show the left, right panel</source>
        <translation>隐藏或显示左、右栏</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>本列表</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>the page with that number</source>
        <translation>对应编号的页面</translation>
    </message>
    <message>
        <source>training: go on or pause, one step, to the end, restart</source>
        <translation>训练：继续或暂停、一步、到结尾、重新开始</translation>
    </message>
    <message>
        <source>training: branch off at this step</source>
        <translation>训练：在此步分支</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), QCustomPlot 2.1 (GPL-3.0-or-later), Eigen 3.4 (MPL-2.0), JSON for Modern C++ (MIT), libzip (BSD-3-Clause), tl::expected (CC0). Formulas set with MathJax 3 (Apache-2.0).</source>
        <translation>Qt %1（LGPL-3.0）、QCustomPlot 2.1（GPL-3.0-or-later）、Eigen 3.4（MPL-2.0）、JSON for Modern C++（MIT）、libzip（BSD-3-Clause）、tl::expected（CC0）。公式由 MathJax 3（Apache-2.0）排版。</translation>
    </message>
    <message>
        <source>previous, next arm or view</source>
        <translation>上一个、下一个方案或视图</translation>
    </message>
    <message>
        <source>batch: previous, next feature</source>
        <translation>批次：上一个、下一个特征</translation>
    </message>
    <message>
        <source>precision: a view, the next format</source>
        <translation>精度：选择视图，下一种格式</translation>
    </message>
    <message>
        <source>next, previous control</source>
        <translation>下一个、上一个控件</translation>
    </message>
    <message>
        <source>lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>larger, smaller, usual text</source>
        <translation>放大、缩小、恢复文字大小</translation>
    </message>
    <message>
        <source>what is this: then click on a control or a plot</source>
        <translation>这是什么：然后点击控件或图</translation>
    </message>
    <message>
        <source>in a plot that has the focus: choose a cell, and change or open it</source>
        <translation>在获得焦点的图中：选择单元格，更改或打开它</translation>
    </message>
    <message>
        <source>axes: the chosen cell as it was</source>
        <translation>轴：选中的单元格恢复原值</translation>
    </message>
    <message>
        <source>axes, the test bench: test the guesses, predict again</source>
        <translation>轴的实验台：检验预测，重新预测</translation>
    </message>
    <message>
        <source>batch: reset, poison, repair the running statistics at this batch, none of these</source>
        <translation>批次：在此批次重置、投毒、修复运行统计量，或取消这些操作</translation>
    </message>
    <message>
        <source>the answer with that number or letter</source>
        <translation>选择该数字或字母对应的答案</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>one step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>normscope::ui::TimelineTrack</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
</context>
<context>
    <name>normscope::ui::TopBar</name>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Menu (Alt+M)</source>
        <translation>菜单 (Alt+M)</translation>
    </message>
    <message>
        <source>The code stands for every setting that decides a number: the same code, the same picture. Click to copy it.</source>
        <translation>该代码代表决定数值的全部设置：代码相同，图就相同。点击即可复制。</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>导出 ▾</translation>
    </message>
    <message>
        <source>Pictures and data of this page (Ctrl+E)</source>
        <translation>本页的图片与数据 (Ctrl+E)</translation>
    </message>
    <message>
        <source>seed %1 · %2</source>
        <translation>种子 %1 · %2</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Ctrl+%2)</translation>
    </message>
    <message>
        <source>seeds %1–%2 · %3</source>
        <translation>种子 %1–%2 · %3</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Open a lesson, or leave it (all lessons: Ctrl+L)</source>
        <translation>打开或离开课程（所有课程：Ctrl+L）</translation>
    </message>
</context>
<context>
    <name>normscope::ui::TrainingArmList</name>
    <message>
        <source>+ add an arm</source>
        <translation>+ 添加方案</translation>
    </message>
    <message>
        <source>A copy of the chosen arm. Change it under “this arm only”.</source>
        <translation>复制选中的方案。可在“仅此方案”下修改。</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>方案</translation>
    </message>
</context>
<context>
    <name>normscope::ui::TrainingExplanation</name>
    <message>
        <source>Thick: the first seed. Thin: the other seeds; in the loss plot each batch. Black dashes: reference lines, not measurement.</source>
        <translation>粗线：第一个种子。细线：其他种子；在损失图中为每一批。黑色虚线：参考线，不是测量。</translation>
    </message>
    <message>
        <source>Snapshots every %1 steps, %2 MB: a branch retrains at most %3 steps.</source>
        <translation>每 %1 步一个快照，共 %2 MB：分支最多重新训练 %3 步。</translation>
    </message>
</context>
<context>
    <name>normscope::ui::TrainingPage</name>
    <message>
        <source>arm</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>A new arm branches off at step %1: change it under “this arm only”.</source>
        <translation>一个新方案在第 %1 步分出：可在“仅此方案”下修改。</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Gradient of each layer&apos;s weights at every step</source>
        <translation>每一步各层权重的梯度</translation>
    </message>
    <message>
        <source>RMS</source>
        <translation>RMS</translation>
    </message>
    <message>
        <source>Root mean square of the stream behind every layer at every step</source>
        <translation>每一步各层之后残差流的均方根</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>Learning rate, the factor of clipping, and how much the samples still differ</source>
        <translation>学习率、裁剪系数，以及样本之间还有多少差异</translation>
    </message>
    <message>
        <source>γ and β</source>
        <translation>γ 与 β</translation>
    </message>
    <message>
        <source>What the norms have learnt; with BatchNorm its running statistics</source>
        <translation>归一化学到的 γ 与 β；有 BatchNorm 时还有其运行统计量</translation>
    </message>
    <message>
        <source>stream</source>
        <translation>残差流</translation>
    </message>
    <message>
        <source>The numbers behind one layer of the chosen arm, and all its layers</source>
        <translation>选中方案某一层之后的数值，以及它的所有层</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
</context>
<context>
    <name>normscope::ui::TrainingStrip</name>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>One step of every arm of the first seed, then pause (S)</source>
        <translation>第一个种子的每个方案各走一步，然后暂停 (S)</translation>
    </message>
    <message>
        <source>Run to end</source>
        <translation>运行到底</translation>
    </message>
    <message>
        <source>All that is left, as fast as it goes: shown once a second (E)</source>
        <translation>以最快速度完成剩余部分：每秒显示一次 (E)</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>From step 0 again (R)</source>
        <translation>从第 0 步重新开始 (R)</translation>
    </message>
    <message>
        <source>Branch here</source>
        <translation>在此分支</translation>
    </message>
    <message>
        <source>One more arm: the same as the chosen one up to the step shown, free to change from there (B)</source>
        <translation>新增一个方案：到所示的步为止与选中的方案相同，此后可自由改变 (B)</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 / %2 步</translation>
    </message>
    <message>
        <source>Seed %1 of %2, %3</source>
        <translation>种子 %1 / %2，%3</translation>
    </message>
    <message>
        <source>Stop after this step (T)</source>
        <translation>这一步之后停止 (T)</translation>
    </message>
    <message>
        <source>Go on from the newest step (T)</source>
        <translation>从最新的一步继续 (T)</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>约剩 %1 秒</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>约剩 %1 分钟</translation>
    </message>
</context>
<context>
    <name>normscope::ui::TransportBar</name>
    <message>
        <source>Back to the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Playing speed</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Play again from the start at the end</source>
        <translation>到末尾后从头再播</translation>
    </message>
    <message>
        <source>Playing speed %1</source>
        <translation>播放速度 %1</translation>
    </message>
</context>
<context>
    <name>normscope::ui::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <translation>练习纸</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>保存 …</translation>
    </message>
    <message>
        <source>LayerNorm and BatchNorm</source>
        <translation>LayerNorm 和 BatchNorm</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Samples (rows)</source>
        <translation>样本（行）</translation>
    </message>
    <message>
        <source>Features (columns)</source>
        <translation>特征（列）</translation>
    </message>
    <message>
        <source>Seed: another one, another sheet</source>
        <translation>种子：换一个种子，就是另一份练习纸</translation>
    </message>
    <message>
        <source>Save worksheet</source>
        <translation>保存练习纸</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Wrote %1 and %2</source>
        <translation>已写入 %1 和 %2</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>Across: %1</source>
        <translation>横轴：%1</translation>
    </message>
    <message>
        <source>Up: %1</source>
        <translation>纵轴：%1</translation>
    </message>
    <message>
        <source>Colours: %1 … %2</source>
        <translation>颜色：%1 … %2</translation>
    </message>
</context>
</TS>
