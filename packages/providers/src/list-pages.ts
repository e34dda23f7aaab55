import type { Intent } from "@kinora/domain/hosted/intent";
import { isUpstreamId } from "@kinora/domain/hosted/upstream-id";

/** Milliseconds by which their clock may be behind ours. */
const BEFORE = 300_000;
/** Milliseconds after the deadline in which an order is looked for: a machine may sleep between intent and POST. */
const AFTER = 24 * 3_600_000;
/** Pages of a list that are looked at in one go. */
const MOST_PAGES = 10;

/** A page of a provider's list: ids that may be the order, and where the next page is. */
export interface ListPage {
  readonly ids: readonly string[];
  readonly next: string | null;
}
export const NO_PAGE: ListPage = { ids: [], next: null };

/** Between which moments an order may have been sent; ISO. */
export function listSpan({ begunAt, deadline }: Pick<Intent, "begunAt" | "deadline">) {
  const at = (moment: Date, offset: number) => new Date(moment.getTime() + offset).toISOString();
  return { from: at(begunAt, -BEFORE), until: at(deadline, AFTER) };
}

/** The ids of all pages. */
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
