import type { StoredSentence } from "@kinora/contracts/message/sentence";
import { canonical } from "./canonical.ts";

/** Each of them once, in their order. */
export function distinctSentences<Said extends StoredSentence>(said: readonly Said[]): Said[] {
  return [...new Map(said.map((one) => [canonical(one), one])).values()];
}
