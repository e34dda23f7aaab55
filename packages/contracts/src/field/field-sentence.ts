import type { z } from "zod";
import { type FieldSentence, type FieldSentenceCode, fieldSentences } from "./field-messages.ts";

/**
 * Attaches our own message to a check of a field: `.refine(isVisible, says("field.invisible"))`.
 */
export function says<Code extends FieldSentenceCode>(
  code: Code,
  ...params: Record<never, never> extends Params<Code> ? [] : [Params<Code>]
): { readonly params: { readonly said: { readonly code: Code; readonly params: object } } } {
  return { params: { said: { code, params: params[0] ?? {} } } };
}

type Params<Code extends FieldSentenceCode> = z.output<(typeof fieldSentences)[Code]>;

/** Maximum unknown fields that are named. */
const MOST_NAMES = 5;
const LONGEST_NAME = 60;

type FieldIssue = Readonly<Record<string, unknown>>;

/** Converts an issue of a schema to a message. `found` is an issue of zod, or one like it. */
export function fieldSentence(found: object): FieldSentence {
  const issue: FieldIssue = { ...found };
  switch (issue.code) {
    case "invalid_type":
      return { code: "field.type", params: { expected: String(issue.expected) } };
    case "too_big":
      return { code: "field.most", params: { of: countedBy(issue), most: Number(issue.maximum) } };
    case "too_small":
      return {
        code: "field.least",
        params: { of: countedBy(issue), least: Number(issue.minimum) },
      };
    case "invalid_value":
      return { code: "field.oneOf", params: { values: textsOf(issue.values) } };
    case "not_multiple_of":
      return { code: "field.multiple", params: { step: Number(issue.divisor) } };
    case "invalid_format":
      return { code: "field.format", params: { format: String(issue.format) } };
    case "unrecognized_keys": {
      const names = textsOf(issue.keys).slice(0, MOST_NAMES);
      return {
        code: "field.unknown",
        params: { names: names.map((name) => name.slice(0, LONGEST_NAME)) },
      };
    }
    default:
      return saidBy(issue.params) ?? { code: "field.unfit", params: {} };
  }
}

function countedBy({ origin }: FieldIssue): "text" | "list" | "number" {
  if (origin === "string") return "text";
  return origin === "array" || origin === "set" || origin === "map" ? "list" : "number";
}

const textsOf = (values: unknown): string[] => (Array.isArray(values) ? values.map(String) : []);

/** Returns the message that one of our own checks attached. */
function saidBy(params: unknown): FieldSentence | null {
  if (typeof params !== "object" || params === null || !("said" in params)) return null;
  return isSaid(params.said) ? params.said : null;
}

const isSaid = (said: unknown): said is FieldSentence =>
  typeof said === "object" &&
  said !== null &&
  "code" in said &&
  Object.hasOwn(fieldSentences, String(said.code));
