import type { Intent } from "@kinora/domain/hosted/intent";
import { isUpstreamId } from "@kinora/domain/hosted/upstream-id";

/** Milliseconds by which the provider's clock may be behind ours. */
const BEFORE = 300_000;
/**
 * Milliseconds after the deadline during which an order is searched for: the machine may sleep
 * between intent and POST.
 */
const AFTER = 24 * 3_600_000;
/** Maximum number of pages read per search. */
const MOST_PAGES = 10;

/** A page of a provider's list: ids that may be the order, and the address of the next page. */
export interface ListPage {
  readonly ids: readonly string[];
  readonly next: string | null;
}
export const NO_PAGE: ListPage = { ids: [], next: null };

/** Returns the interval in which an order may have been sent, as ISO dates. */
export function listSpan({ begunAt, deadline }: Pick<Intent, "begunAt" | "deadline">) {
  const at = (moment: Date, offset: number) => new Date(moment.getTime() + offset).toISOString();
  return { from: at(begunAt, -BEFORE), until: at(deadline, AFTER) };
}

/** Collects the ids of all pages. */
export async function readPages(
  read: (cursor: string | null) => Promise<ListPage>,
): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const found: ListPage = await read(cursor);
    ids.push(...found.ids.filter(isUpstreamId));
    cursor = found.next;
    if (cursor === null) break;
  }
  return ids;
}
