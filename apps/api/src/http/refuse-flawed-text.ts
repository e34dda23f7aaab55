import { TEXT_MAX } from "@kinora/contracts/limits";
import { Refusal } from "@kinora/domain/refusal";

/** Postgres stores neither of these: the NUL sign, and halves of a UTF-16 pair. */
function isStorable(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    yield name;
    yield* textsOf(part);
  }
}

/**
 * Looks at every text of a request, however deep, before any schema does.
 *
 * @throws Refusal TEXT_TOO_LONG, INVALID_INPUT
 */
export function refuseFlawedText(part: "body" | "query" | "path", value: unknown): void {
  for (const text of textsOf(value)) {
    if (text.length > TEXT_MAX) throw new Refusal("TEXT_TOO_LONG", { max: TEXT_MAX });
    if (!isStorable(text)) {
      const message = "holds a sign that no text can hold (NUL or half of a pair)";
      throw new Refusal("INVALID_INPUT", { fields: [{ path: part, message }] });
    }
  }
}
