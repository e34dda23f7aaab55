const LENGTH_DELIMITED = 2;
const GRAPH_OF_MODEL = 7;
const OUTPUT_OF_GRAPH = 12;
const NAME_OF_VALUE = 1;
const TYPE_OF_VALUE = 2;
const TENSOR_OF_TYPE = 1;
const ELEMENT_OF_TENSOR = 1;
const ELEMENTS = { float32: 1, int64: 7 } as const;

/** A field of a protobuf message; `content` must be shorter than 128 bytes. */
const field = (number: number, content: readonly number[]): number[] => [
  (number << 3) | LENGTH_DELIMITED,
  content.length,
  ...content,
];

/**
 * Returns bytes that, appended to an ONNX model, expose the inner tensor `name` as an output. A
 * second graph in the same message is merged with the first (protobuf encoding: messages merge,
 * repeated fields are concatenated), so no length inside the model has to change.
 */
export function exposeOutput(name: string, type: keyof typeof ELEMENTS): Buffer {
  const tensor = field(TENSOR_OF_TYPE, [ELEMENT_OF_TENSOR << 3, ELEMENTS[type]]);
  const value = [...field(NAME_OF_VALUE, [...Buffer.from(name)]), ...field(TYPE_OF_VALUE, tensor)];
  return Buffer.from(field(GRAPH_OF_MODEL, field(OUTPUT_OF_GRAPH, value)));
}
