import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Locale } from "./locale.ts";
import { say } from "./say.ts";

/** What a message says, in a language; words that were kept are what they are. */
export function sentence(said: StoredSentence, locale: Locale): string {
  return typeof said === "string" ? said : say(said.code, said.params, locale);
}
