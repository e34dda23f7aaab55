import type { Stores } from "@kinora/database/stores";
import { type NewStrike, strikePerson } from "@kinora/domain/moderation/strike-person";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import { openLists } from "@kinora/words/lists/live-lists";
import { SHIPPED_LISTS } from "@kinora/words/lists/shipped-lists";
import { UNLISTED_LANGUAGES } from "@kinora/words/lists/unlisted-languages";
import { openMatcher } from "@kinora/words/match/open-matcher";
import { openWordGate } from "./word-gate.ts";

export interface WordsOutside {
  readonly stores: Pick<Stores, "wordEdits">;
  readonly transact: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  readonly security: SecurityLog;
  readonly digest: (text: string) => string;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly onProblem: (message: string) => void;
}

/** Opens the word lists in force and the gate that checks users' texts against them. */
export function composeWords({ stores, ...outside }: WordsOutside) {
  const { newId, now, security } = outside;
  const strike = async (found: NewStrike) => {
    const { suspended } = await outside.transact((own) =>
      strikePerson(own, found, { newId, now: now(), requestId: null }),
    );
    if (suspended) security.record({ event: "account-disabled", userId: found.userId });
  };
  const lists = openLists({
    ...{ edits: stores.wordEdits, shipped: SHIPPED_LISTS },
    ...{ openMatcher, elapsed: () => performance.now(), onProblem: outside.onProblem },
  });
  const gate = openWordGate({ find: lists.find, strike, digest: outside.digest });
  return { lists, gate, openMatcher, unlisted: UNLISTED_LANGUAGES };
}
