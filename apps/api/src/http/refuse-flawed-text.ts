import { TEXT_MAX } from "@kinora/contracts/limits";
import { InvalidInput, Refusal } from "@kinora/domain/refusal";

type Part = "body" | "query" | "path";

/**
 * Checks every string of a request, at any depth, before any schema does. Each value is visited
 * once without recursion, so the time is linear in the number of values, which `refuseComplexJson`
 * bounds.
 *
 * @throws Refusal TEXT_TOO_LONG, INVALID_INPUT
 */
export function refuseFlawedText(part: Part, value: unknown): void {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one === "string") refuseText(part, one);
    if (typeof one !== "object" || one === null) continue;
    for (const [name, held] of Object.entries(one)) {
      if (!Array.isArray(one)) refuseText(part, name);
      waiting.push(held);
    }
  }
}

function refuseText(part: Part, text: string): void {
  if (text.length > TEXT_MAX) throw new Refusal("TEXT_TOO_LONG", { max: TEXT_MAX });
  if (isStorable(text)) return;
  throw new InvalidInput([{ path: part, said: { code: "field.unstorable", params: {} } }]);
}

/** False for what Postgres cannot store: NUL characters and lone surrogates. */
function isStorable(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}
