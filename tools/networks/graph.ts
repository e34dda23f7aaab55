/**
 * A network during conversion from TensorFlow to ONNX. Pictures are in ONNX's order: channels
 * before rows.
 */

export type Attribute = number | string | readonly number[] | { readonly float: number };

export interface GraphNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, Attribute>>;
}

/** Constant values; `data` is little-endian, as stored in the file. */
export interface Constant {
  readonly name: string;
  readonly type: "float32" | "float16" | "uint8" | "int64";
  readonly dims: readonly number[];
  readonly data: Uint8Array;
}

export interface NamedShape {
  readonly name: string;
  readonly dims: readonly number[];
}

export interface Graph {
  readonly name: string;
  readonly input: NamedShape;
  readonly outputs: readonly NamedShape[];
  readonly nodes: GraphNode[];
  readonly constants: Constant[];
}

const bytesOf = ({ buffer }: Float32Array | BigInt64Array) => new Uint8Array(buffer as ArrayBuffer);

export function floats(name: string, dims: readonly number[], values: Iterable<number>): Constant {
  return { name, type: "float32", dims, data: bytesOf(Float32Array.from(values)) };
}

export function integers(name: string, values: readonly number[]): Constant {
  const data = bytesOf(BigInt64Array.from(values, BigInt));
  return { name, type: "int64", dims: [values.length], data };
}

/** Adds a node to the graph. @returns the name of its output */
export function addNode(graph: Graph, node: GraphNode): string {
  graph.nodes.push(node);
  return node.output;
}
