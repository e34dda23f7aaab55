import type { RefusalCode } from "@kinora/contracts/refusals";
import type { Locale } from "./locale.ts";
import { say } from "./say.ts";

/** One sentence for a person who has no app in front of them; the app words each code again, in context. */
export function refusalWords(code: RefusalCode, locale: Locale): string {
  return say(`refusal.${code}`, {}, locale);
}
