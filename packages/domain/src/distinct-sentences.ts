import type { StoredSentence } from "@kinora/contracts/message/sentence";
import { canonical } from "./canonical.ts";

/** Removes duplicate sentences, keeping the order. */
export function distinctSentences<Said extends StoredSentence>(said: readonly Said[]): Said[] {
  return [...new Map(said.map((one) => [canonical(one), one])).values()];
}
