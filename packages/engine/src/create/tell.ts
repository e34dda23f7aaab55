import type { StoredSentence } from "@kinora/contracts/message/sentence";
import { DEFAULT_LOCALE } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

/** Prints a message to the user of the command line. */
export function tell(said: StoredSentence): void {
  console.error(sentence(said, DEFAULT_LOCALE));
}
