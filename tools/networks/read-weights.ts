import { addNode, floats, type Graph } from "./graph.ts";
import { FLOAT } from "./write-onnx.ts";

/** Quantisation of the numbers. */
type Packing =
  | { readonly dtype: "uint8"; readonly min: number; readonly scale: number }
  | { readonly dtype: "float16"; readonly original_dtype: string };

const WIDTHS = { uint8: 1, float16: 2 } as const;

/** A tensor as described in TensorFlow.js' manifest. */
export interface WeightSpec {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: string;
  readonly quantization?: Packing;
}

export interface Weight extends WeightSpec {
  readonly bytes: Uint8Array;
}

/**
 * Splits the weights file into its tensors. @throws RangeError when its size does not match theirs
 */
export function readWeights(
  specs: readonly WeightSpec[],
  file: Uint8Array,
): ReadonlyMap<string, Weight> {
  let at = 0;
  const weights = new Map<string, Weight>();
  for (const spec of specs) {
    const length = spec.shape.reduce((product, side) => product * side, widthOf(spec));
    weights.set(spec.name, { ...spec, bytes: file.slice(at, at + length) });
    at += length;
  }
  if (at !== file.length) throw new RangeError(`${file.length} bytes of weights, not ${at}`);
  return weights;
}

/** Bytes per number. */
const widthOf = ({ quantization }: WeightSpec): number =>
  quantization ? WIDTHS[quantization.dtype] : 4;

/** Transposes a tensor: axis i of the result is axis `order[i]` of the input. */
export function turn(weight: Weight, order: readonly number[]): Weight {
  const width = widthOf(weight);
  const shape = order.map((side) => weight.shape[side] ?? 1);
  const steps = weight.shape.map((_, side) =>
    weight.shape.slice(side + 1).reduce((product, length) => product * length, width),
  );
  const bytes = new Uint8Array(weight.bytes.length);
  const place = shape.map(() => 0);
  for (let to = 0; to < bytes.length; to += width) {
    const from = order.reduce((sum, side, at) => sum + (place[at] ?? 0) * (steps[side] ?? 0), 0);
    bytes.set(weight.bytes.subarray(from, from + width), to);
    for (let side = shape.length - 1; side >= 0; side -= 1) {
      place[side] = (place[side] ?? 0) + 1;
      if ((place[side] ?? 0) < (shape[side] ?? 1)) break;
      place[side] = 0;
    }
  }
  return { ...weight, shape, bytes };
}

/**
 * Adds a tensor to the graph. A quantised tensor stays quantised in the file; the runtime expands
 * it when it opens the network.
 *
 * @returns its name in the graph
 */
export function addWeight(graph: Graph, weight: Weight, shape = weight.shape): string {
  const { name, quantization, bytes } = weight;
  if (!quantization) {
    graph.constants.push({ name, type: "float32", dims: shape, data: bytes });
    return name;
  }
  const packed = { name: `${name}:packed`, type: quantization.dtype, dims: shape, data: bytes };
  graph.constants.push(packed);
  if (quantization.dtype === "float16")
    return addNode(graph, {
      operator: "Cast",
      inputs: [packed.name],
      output: name,
      attributes: { to: FLOAT },
    });
  const scale = floats(`${name}:scale`, [], [quantization.scale]);
  const least = floats(`${name}:least`, [], [quantization.min]);
  graph.constants.push(scale, least);
  const plain = addNode(graph, {
    operator: "Cast",
    inputs: [packed.name],
    output: `${name}:plain`,
    attributes: { to: FLOAT },
  });
  const spread = addNode(graph, {
    operator: "Mul",
    inputs: [plain, scale.name],
    output: `${name}:spread`,
  });
  return addNode(graph, { operator: "Add", inputs: [spread, least.name], output: name });
}
