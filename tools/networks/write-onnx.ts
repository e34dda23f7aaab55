import type { Attribute, Constant, Graph, GraphNode, NamedShape } from "./graph.ts";

/** Versions of the format and of its operators that both of our runtimes support. */
const FORMAT = 8;
const OPERATORS = 17;

/** Data types (TensorProto.DataType). */
export const FLOAT = 1;
const TYPES = { float32: FLOAT, uint8: 2, int64: 7, float16: 10 } as const;

/** Attribute types (onnx.proto, AttributeProto.AttributeType). */
const KIND = { float: 1, integer: 2, text: 3, integers: 7 } as const;

type Bytes = Uint8Array;

/**
 * Encodes an integer in groups of seven bits, negative ones as 64 bits (Protocol Buffers,
 * "varint").
 */
function varint(value: number): Bytes {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  return Uint8Array.from([...bytes, Number(rest)]);
}

const whole = (field: number, value: number): Bytes =>
  Buffer.concat([varint(field << 3), varint(value)]);

function part(field: number, content: Bytes | string): Bytes {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

function float(field: number, value: number): Bytes {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([varint((field << 3) | 5), bytes]);
}

function attribute([name, value]: readonly [string, Attribute]): Bytes {
  const named = part(1, name);
  if (typeof value === "number")
    return Buffer.concat([named, whole(3, value), whole(20, KIND.integer)]);
  if (typeof value === "string")
    return Buffer.concat([named, part(4, value), whole(20, KIND.text)]);
  if ("float" in value) return Buffer.concat([named, float(2, value.float), whole(20, KIND.float)]);
  const values = value.map((each) => whole(8, each));
  return Buffer.concat([named, ...values, whole(20, KIND.integers)]);
}

const node = ({ operator, inputs, output, attributes = {} }: GraphNode): Bytes =>
  Buffer.concat([
    ...inputs.map((input) => part(1, input)),
    part(2, output),
    part(4, operator),
    ...Object.entries(attributes).map((each) => part(5, attribute(each))),
  ]);

const constant = ({ name, type, dims, data }: Constant): Bytes =>
  Buffer.concat([
    ...dims.map((length) => whole(1, length)),
    whole(2, TYPES[type]),
    part(8, name),
    part(9, data),
  ]);

function value({ name, dims }: NamedShape): Bytes {
  const shape = Buffer.concat(dims.map((length) => part(1, whole(1, length))));
  const tensor = Buffer.concat([whole(1, FLOAT), part(2, shape)]);
  return Buffer.concat([part(1, name), part(2, part(1, tensor))]);
}

/** Serialises a network (onnx.proto, ModelProto). */
export function writeOnnx(graph: Graph): Bytes {
  const body = Buffer.concat([
    ...graph.nodes.map((each) => part(1, node(each))),
    part(2, graph.name),
    ...graph.constants.map((each) => part(5, constant(each))),
    part(11, value(graph.input)),
    ...graph.outputs.map((each) => part(12, value(each))),
  ]);
  return Buffer.concat([
    whole(1, FORMAT),
    part(2, "kinora"),
    part(7, body),
    part(8, whole(2, OPERATORS)),
  ]);
}
