import type { StoredConnection } from "../connection/connection-store.ts";
import type { PlatformTerms } from "../publication/publishing-platform.ts";
import type { PublicationTrouble } from "./publication-record.ts";

/** What a platform said of an account, or why it could not be asked. */
export interface TermsKnown {
  readonly terms: PlatformTerms | null;
  readonly trouble: PublicationTrouble | null;
}

type Account = Pick<StoredConnection, "id" | "state" | "connectedAt">;

/** Returns what is known of an account; asks only when nothing is. */
export type KeepTerms = (account: Account, ask: () => Promise<TermsKnown>) => Promise<TermsKnown>;

/** Platforms count what they are asked: an account a minute, and YouTube this server a day. */
const KEPT_MS = 60_000;

/**
 * Keeps what platforms said of accounts for a minute, failures too, and shares what is being asked
 * with whoever else wants to know. An account that is connected again is asked anew.
 */
export function keepTerms(now: () => Date): KeepTerms {
  const kept = new Map<string, { readonly until: number; readonly terms: Promise<TermsKnown> }>();
  return ({ id, state, connectedAt }, ask) => {
    const time = now().getTime();
    // In the order in which they end.
    for (const [key, { until }] of kept) {
      if (until > time) break;
      kept.delete(key);
    }
    const key = `${id} ${state} ${connectedAt.getTime()}`;
    const known = kept.get(key);
    if (known) return known.terms;
    const terms = ask();
    kept.set(key, { until: time + KEPT_MS, terms });
    terms.catch(() => kept.delete(key));
    return terms;
  };
}
