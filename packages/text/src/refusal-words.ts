import type { RefusalCode } from "@kinora/contracts/refusals";
import type { Locale } from "./locale.ts";
import { say } from "./say.ts";

/** Returns a sentence for clients without the app; the app words each code itself, in context. */
export function refusalWords(code: RefusalCode, locale: Locale): string {
  return say(`refusal.${code}`, {}, locale);
}
