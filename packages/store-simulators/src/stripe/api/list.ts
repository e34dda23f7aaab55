import type { z } from "zod";
import { invalid } from "../stripe-error.ts";
import type { paging } from "./parameters.ts";

/**
 * Returns a page of objects, given oldest first and listed newest first.
 *
 * @throws StripeError for a cursor that is not in the list
 */
export function listPage(
  url: string,
  oldestFirst: readonly { readonly id: string; readonly created?: number }[],
  asked: z.output<z.ZodObject<typeof paging>>,
) {
  const { limit = 10, starting_after: after, ending_before: before, created } = asked;
  const all = oldestFirst.filter((item) => isWithin(item.created, created)).toReversed();
  const place = (id: string, param: string) => {
    const index = all.findIndex((item) => item.id === id);
    if (index < 0) throw invalid(`No such object: '${id}'`, { code: "resource_missing", param });
    return index;
  };
  const from = after === undefined ? 0 : place(after, "starting_after") + 1;
  const until = before === undefined ? all.length : place(before, "ending_before");
  const start = before === undefined ? from : Math.max(from, until - limit);
  const data = all.slice(start, Math.min(until, start + limit));
  const hasMore = before === undefined ? start + limit < until : start > from;
  return { object: "list" as const, data, has_more: hasMore, url };
}

type Range = z.output<z.ZodObject<typeof paging>>["created"];

function isWithin(created: number | undefined, range: Range): boolean {
  if (range === undefined || created === undefined) return true;
  if (typeof range === "number") return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
