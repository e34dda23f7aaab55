import { addNode, type Graph, integers } from "./graph.ts";
import { addWeight, turn, type Weight } from "./read-weights.ts";

/** TensorFlow's padding and strides for rows and columns. */
export interface Window {
  readonly padding: string;
  readonly strides: readonly number[];
}

const padded = ({ padding, strides }: Window) => ({
  auto_pad: padding.toUpperCase() === "SAME" ? "SAME_UPPER" : "VALID",
  strides: [...strides],
});

/**
 * Adds a convolution. The weights are transposed from rows, columns, inputs, outputs to outputs,
 * inputs, rows, columns.
 */
export function addConvolution(
  graph: Graph,
  [input, output]: readonly [string, string],
  { kernel, bias }: { readonly kernel: Weight; readonly bias?: Weight },
  window: Window,
): string {
  const turned = turn(kernel, [3, 2, 0, 1]);
  const inputs = [input, addWeight(graph, turned)];
  if (bias) inputs.push(addWeight(graph, bias));
  const attributes = { ...padded(window), kernel_shape: turned.shape.slice(2) };
  return addNode(graph, { operator: "Conv", inputs, output, attributes });
}

/**
 * Adds a depthwise convolution, with one group per channel. The weights are transposed from rows,
 * columns, channels, one to channels, one, rows, columns.
 */
export function addDepthwiseConvolution(
  graph: Graph,
  [input, output]: readonly [string, string],
  kernel: Weight,
  window: Window,
): string {
  const turned = turn(kernel, [2, 3, 0, 1]);
  const [group = 1, each] = turned.shape;
  if (each !== 1) throw new RangeError(`${kernel.name} makes ${each} channels of one`);
  const attributes = { ...padded(window), kernel_shape: turned.shape.slice(2), group };
  return addNode(graph, {
    operator: "Conv",
    inputs: [input, addWeight(graph, turned)],
    output,
    attributes,
  });
}

export function addPool(
  graph: Graph,
  operator: "MaxPool" | "AveragePool",
  [input, output]: readonly [string, string],
  window: Window & { readonly size: readonly number[] },
): string {
  const attributes = { ...padded(window), kernel_shape: [...window.size] };
  return addNode(graph, { operator, inputs: [input], output, attributes });
}

/** Adds padding. @param pads before and after batch, rows, columns and channels */
export function addPadding(
  graph: Graph,
  [input, output]: readonly [string, string],
  pads: readonly (readonly number[])[],
): string {
  const [batch = [], rows = [], columns = [], channels = []] = pads;
  const turned = [batch, channels, rows, columns];
  const values = [0, 1].flatMap((side) => turned.map((pad) => pad[side] ?? 0));
  const amounts = integers(`${output}:pads`, values);
  graph.constants.push(amounts);
  return addNode(graph, { operator: "Pad", inputs: [input, amounts.name], output });
}

/** Adds a reshape of a tensor in TensorFlow's channels-last order. */
export function addReshape(
  graph: Graph,
  [input, output]: readonly [string, string],
  shape: readonly number[],
): string {
  const turned = addNode(graph, {
    operator: "Transpose",
    inputs: [input],
    output: `${output}:turned`,
    attributes: { perm: [0, 2, 3, 1] },
  });
  const sides = integers(`${output}:shape`, shape);
  graph.constants.push(sides);
  return addNode(graph, { operator: "Reshape", inputs: [turned, sides.name], output });
}

/**
 * Adds the input picture, which is channels-last as in TensorFlow and is transposed once on entry.
 */
export const addPicture = (graph: Graph, output: string): string =>
  addNode(graph, {
    operator: "Transpose",
    inputs: [graph.input.name],
    output,
    attributes: { perm: [0, 3, 1, 2] },
  });
