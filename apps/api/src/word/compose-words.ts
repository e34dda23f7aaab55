import type { Stores } from "@kinora/database/stores";
import { SHIPPED_LISTS } from "@kinora/words/lists/shipped-lists";
import { UNLISTED_LANGUAGES } from "@kinora/words/lists/unlisted-languages";
import { openMatcher } from "@kinora/words/match/open-matcher";
import { openLists } from "./live-lists.ts";
import { openWordGate } from "./word-gate.ts";

export interface WordsOutside {
  readonly stores: Pick<Stores, "wordEdits" | "strikes">;
  readonly digest: (text: string) => string;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly onProblem: (message: string) => void;
}

/** The lists of words that are in force, and the gate that what people write passes. */
export function composeWords({ stores, ...outside }: WordsOutside) {
  const lists = openLists({
    ...{ edits: stores.wordEdits, shipped: SHIPPED_LISTS },
    ...{ openMatcher, elapsed: () => performance.now(), onProblem: outside.onProblem },
  });
  const gate = openWordGate({ ...outside, find: lists.find, strikes: stores.strikes });
  return { lists, gate, openMatcher, unlisted: UNLISTED_LANGUAGES };
}
