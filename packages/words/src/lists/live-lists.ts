import { editLists, type WordEditStore } from "@kinora/domain/word/edit-lists";
import { blockingLists, type FindTerms, type WordLists } from "@kinora/domain/word/word-lists";

export interface LiveLists {
  /** Matcher for the lists in force; null when they are unavailable and no text may pass. */
  readonly find: () => FindTerms | null;
  readonly current: () => WordLists;
  /** Applies edits that were made in this process or another. */
  refresh(): Promise<void>;
  /** Refreshes now and then at intervals. Returns a function that stops it. */
  watch(): Promise<() => void>;
}

export interface ListsOutside {
  readonly edits: Pick<WordEditStore, "count" | "list">;
  readonly shipped: WordLists;
  readonly openMatcher: (lists: WordLists) => FindTerms;
  /** Milliseconds of a monotonic clock, unaffected by changes of the system time. */
  readonly elapsed: () => number;
  readonly onProblem: (message: string) => void;
}

/** Milliseconds until edits made in another process take effect here. */
const REFRESH_MS = 2_000;
/** Milliseconds without a refresh after which the lists count as stale. */
const STALE_MS = 60_000;

/** Opens the word lists, which are kept current by `refresh`. */
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
  // One at a time, so that an older read never replaces a newer one.
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
