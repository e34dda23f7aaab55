import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Locale } from "./locale.ts";
import { say } from "./say.ts";

/** Returns the text of a message in a locale; stored words are returned unchanged. */
export function sentence(said: StoredSentence, locale: Locale): string {
  return typeof said === "string" ? said : say(said.code, said.params, locale);
}
