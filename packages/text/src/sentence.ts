import type { Message, SentenceCode } from "@kinora/contracts/message/message";
import type { Locale } from "./locale.ts";
import { say } from "./say.ts";

/** What a message says, in a language. */
export function sentence({ code, params }: Message<SentenceCode>, locale: Locale): string {
  return say(code, params, locale);
}
