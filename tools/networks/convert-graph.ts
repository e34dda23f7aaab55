import {
  addConvolution,
  addDepthwiseConvolution,
  addPadding,
  addPicture,
  addPool,
  addReshape,
} from "./add-layers.ts";
import { addNode, type Graph, type NamedShape } from "./graph.ts";
import { addWeight, type Weight } from "./read-weights.ts";

/** An operation in TensorFlow's format; strings are Base64. */
export interface Operation {
  readonly name: string;
  readonly op: string;
  readonly input?: readonly string[];
  readonly attr?: Readonly<
    Record<
      string,
      {
        readonly s?: string;
        readonly list?: { readonly i?: readonly string[]; readonly s?: readonly string[] };
      }
    >
  >;
}

interface Place {
  readonly graph: Graph;
  readonly operation: Operation;
  /** Names of its inputs that are outputs of earlier operations. */
  readonly ends: readonly [string, string];
  /** Returns the weight at this input position. */
  readonly weight: (at: number) => Weight;
}

const text = (base64 = ""): string => Buffer.from(base64, "base64").toString();

function windowOf({ attr = {} }: Operation) {
  const [, ...strides] = (attr.strides?.list?.i ?? []).map(Number);
  const [, ...size] = (attr.ksize?.list?.i ?? []).map(Number);
  return { padding: text(attr.padding?.s), strides: strides.slice(0, 2), size: size.slice(0, 2) };
}

/** Adds a PReLU: one slope per channel for negative values. */
function slope(graph: Graph, ends: readonly [string, string], weight: Weight): string {
  const channels = weight.shape.at(-1) ?? 1;
  const name = addWeight(graph, weight, [channels, 1, 1]);
  return addNode(graph, { operator: "PRelu", inputs: [ends[0], name], output: ends[1] });
}

/** Adds TensorFlow's fused convolution: a convolution, a bias, then an optional activation. */
function fused({ graph, operation, ends: [input, output], weight }: Place): string {
  const bends = (operation.attr?.fused_ops?.list?.s ?? []).map(text);
  const [bias, bend] = bends;
  if (bias !== "BiasAdd") throw new RangeError(`fused ${bends}`);
  const sums = bend ? `${output}:sums` : output;
  addConvolution(graph, [input, sums], { kernel: weight(1), bias: weight(2) }, windowOf(operation));
  if (bend === "Relu") return addNode(graph, { operator: "Relu", inputs: [sums], output });
  if (bend === "Prelu") return slope(graph, [sums, output], weight(3));
  if (bend === undefined) return output;
  throw new RangeError(`fused ${bends}`);
}

const numbersOf = ({ bytes }: Weight): number[] => {
  const { buffer, byteOffset, length } = bytes;
  return [...new Int32Array(buffer.slice(byteOffset, byteOffset + length))];
};

const ADDERS: Readonly<Record<string, (place: Place) => string>> = {
  _FusedConv2D: fused,
  DepthwiseConv2dNative: ({ graph, operation, ends, weight }) =>
    addDepthwiseConvolution(graph, ends, weight(1), windowOf(operation)),
  MaxPool: ({ graph, operation, ends }) => addPool(graph, "MaxPool", ends, windowOf(operation)),
  Pad: ({ graph, ends, weight }) => {
    const values = numbersOf(weight(1));
    const pads = [0, 1, 2, 3].map((side) => values.slice(2 * side, 2 * side + 2));
    return addPadding(graph, ends, pads);
  },
  Prelu: ({ graph, ends, weight }) => slope(graph, ends, weight(1)),
  Reshape: ({ graph, ends, weight }) => addReshape(graph, ends, numbersOf(weight(1))),
  Relu: ({ graph, ends }) =>
    addNode(graph, { operator: "Relu", inputs: [ends[0]], output: ends[1] }),
  Sigmoid: ({ graph, ends }) =>
    addNode(graph, { operator: "Sigmoid", inputs: [ends[0]], output: ends[1] }),
  Identity: ({ graph, ends }) =>
    addNode(graph, { operator: "Identity", inputs: [ends[0]], output: ends[1] }),
};

/** Converts a TensorFlow graph that takes a square picture of `side` pixels. */
export function convertGraph(
  operations: readonly Operation[],
  weights: ReadonlyMap<string, Weight>,
  {
    name,
    side,
    outputs,
  }: { readonly name: string; readonly side: number; readonly outputs: readonly NamedShape[] },
): Graph {
  const graph: Graph = {
    name,
    input: { name: "picture", dims: [1, side, side, 3] },
    outputs,
    nodes: [],
    constants: [],
  };
  for (const operation of needed(operations, outputs)) {
    if (operation.op === "Const") continue;
    if (operation.op === "Placeholder") {
      addPicture(graph, operation.name);
      continue;
    }
    const [first = "", second = ""] = operation.input ?? [];
    const weight = (at: number): Weight => {
      const found = weights.get(operation.input?.[at] ?? "");
      if (!found) throw new RangeError(`${operation.name} has no weight ${at}`);
      return found;
    };
    if (operation.op === "AddV2") {
      addNode(graph, { operator: "Add", inputs: [first, second], output: operation.name });
      continue;
    }
    const add = ADDERS[operation.op];
    if (!add) throw new RangeError(`no way to write ${operation.op}`);
    add({ graph, operation, ends: [first, operation.name], weight });
  }
  return graph;
}

/** Returns the operations that the outputs depend on, each after its inputs, as ONNX requires. */
function needed(operations: readonly Operation[], outputs: readonly NamedShape[]): Operation[] {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const ordered = new Set<Operation>();
  const visit = (name: string) => {
    const operation = byName.get(name);
    if (!operation || ordered.has(operation)) return;
    for (const before of operation.input ?? []) visit(before);
    ordered.add(operation);
  };
  for (const { name } of outputs) visit(name);
  return [...ordered];
}
