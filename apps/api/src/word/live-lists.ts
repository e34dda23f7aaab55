import { editLists, type WordEditStore } from "@kinora/domain/word/edit-lists";
import { blockingLists, type FindTerms, type WordLists } from "@kinora/domain/word/word-lists";

export interface LiveLists {
  /** Finds what is in force; null: there are no lists to be had, and nothing may pass. */
  readonly find: () => FindTerms | null;
  readonly current: () => WordLists;
  /** Takes up what was edited, here or in another process. */
  refresh(): Promise<void>;
  /** Refreshes now, and again and again until it is told to stop. */
  watch(): Promise<() => void>;
}

export interface ListsOutside {
  readonly edits: Pick<WordEditStore, "count" | "list">;
  readonly shipped: WordLists;
  readonly openMatcher: (lists: WordLists) => FindTerms;
  /** Milliseconds since some moment: whoever sets the clock of the machine sets nothing here. */
  readonly elapsed: () => number;
  readonly onProblem: (message: string) => void;
}

/** What another process edited counts here by then. */
const REFRESH_MS = 2_000;
/** Lists that could not be looked after for so long may be others by now. */
const STALE_MS = 60_000;

/** The lists of words as they stand, looked after by `refresh`. */
export function openLists({
  edits,
  shipped,
  openMatcher,
  elapsed,
  onProblem,
}: ListsOutside): LiveLists {
  let lists = shipped;
  let find: FindTerms | null = null;
  let seen = -1;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const count = await edits.count();
    if (count !== seen) {
      lists = editLists(shipped, await edits.list());
      find = openMatcher(blockingLists(lists));
      seen = count;
    }
    lookedAt = elapsed();
  };
  // One after the other: what was read earlier must not be taken up later.
  let looking = Promise.resolve();
  const refresh = () => {
    looking = looking.catch(() => {}).then(look);
    return looking;
  };
  return {
    find: () => (elapsed() - lookedAt > STALE_MS ? null : find),
    current: () => lists,
    refresh,
    async watch() {
      await refresh();
      const refreshing = setInterval(() => {
        refresh().catch(() => onProblem("lists of words could not be read"));
      }, REFRESH_MS);
      return () => clearInterval(refreshing);
    },
  };
}
