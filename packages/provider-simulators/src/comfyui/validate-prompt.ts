import { NODE_KINDS } from "./node-kinds.ts";

export type SimulatedPrompt = Readonly<
  Record<
    string,
    { readonly class_type: string; readonly inputs: Readonly<Record<string, unknown>> }
  >
>;

/** What the server has when it validates a prompt. */
export interface ComfyuiStock {
  /** Returns true for weights that the server has. */
  readonly has: (file: string) => boolean;
  /** Names of uploaded pictures. */
  readonly uploads: ReadonlySet<string>;
}

interface NodeError {
  readonly type: string;
  readonly details: string;
}

/** Errors of one node. */
export interface NodeErrors {
  readonly class_type: string;
  readonly errors: readonly NodeError[];
  readonly dependent_outputs: readonly string[];
}

/** Returns a prompt's errors by node (reference 10.1); null when a node class is missing. */
export function validatePrompt(
  prompt: SimulatedPrompt,
  around: ComfyuiStock,
): Readonly<Record<string, NodeErrors>> | null {
  if (Object.values(prompt).some(({ class_type }) => !NODE_KINDS.has(class_type))) return null;
  return Object.fromEntries(
    Object.entries(prompt).flatMap(([name, { class_type }]) => {
      const errors = errorsOf(name, prompt, around);
      return errors.length === 0
        ? []
        : [[name, { class_type, errors, dependent_outputs: ["result"] }]];
    }),
  );
}

function errorsOf(name: string, prompt: SimulatedPrompt, around: ComfyuiStock): NodeError[] {
  const node = prompt[name];
  const kind = NODE_KINDS.get(node?.class_type ?? "");
  if (!node || !kind) return [];
  const missing = Object.entries(kind.inputs)
    .filter(([input, { isRequired }]) => isRequired && !(input in node.inputs))
    .map(([details]) => ({ type: "required_input_missing", details }));
  const wrong = Object.entries(node.inputs).flatMap(([input, value]) => {
    const type = kind.inputs[input]?.type;
    const error = type === undefined ? "unknown_input" : whatIsWrong(type, value, prompt, around);
    return error === null ? [] : [{ type: error, details: input }];
  });
  return [...missing, ...wrong];
}

function whatIsWrong(
  type: string,
  value: unknown,
  prompt: SimulatedPrompt,
  { has, uploads }: ComfyuiStock,
): string | null {
  if (Array.isArray(value)) {
    const [from, slot] = value;
    const given = NODE_KINDS.get(prompt[`${from}`]?.class_type ?? "")?.outputs[Number(slot)];
    if (given === undefined) return "bad_linked_input";
    return given === type ? null : "return_type_mismatch";
  }
  switch (type) {
    case "FILE":
      return has(`${value}`) ? null : "value_not_in_list";
    case "UPLOAD":
      return uploads.has(`${value}`) ? null : "custom_validation_failed";
    case "INT":
      return Number.isInteger(value) ? null : "invalid_input_type";
    case "FLOAT":
      return typeof value === "number" ? null : "invalid_input_type";
    case "BOOLEAN":
      return typeof value === "boolean" ? null : "invalid_input_type";
    case "STRING":
    case "COMBO":
      return typeof value === "string" ? null : "invalid_input_type";
    default:
      return "bad_linked_input";
  }
}
