import { z } from "zod";
import { days } from "../play-calendar.ts";
import { PlayError } from "../play-error.ts";
import type { PlayWorld } from "../play-world.ts";
import { voidedShape } from "../shapes/voided-shape.ts";

const moment = z.string().regex(/^\d+$/).transform(Number);
const asked = z.object({
  startTime: moment.optional(),
  endTime: moment.optional(),
  maxResults: moment.optional(),
  type: z.enum(["0", "1"]).optional(),
  includeQuantityBasedPartialRefund: z.enum(["true", "false"]).optional(),
  token: z.string().optional(),
});

/** What a page goes on with: where it begins, and what was asked for at first. */
const ongoing = z.object({ from: z.int(), start: z.number(), end: z.number() });

const REACH = days(30);

/** Lists what was voided, page by page. @throws PlayError */
export function listVoidedPurchases(world: PlayWorld, query: URLSearchParams): object {
  const given = asked.parse(Object.fromEntries(query));
  const now = world.now();
  const { from, start, end } =
    given.token === undefined
      ? { from: 0, start: given.startTime ?? now - REACH, end: given.endTime ?? now }
      : readPage(given.token);
  if (start < now - REACH || end > now)
    throw new PlayError(
      400,
      "invalid",
      "Invalid Value",
      start < now - REACH ? "startTime" : "endTime",
    );
  const all = world.state.voided
    .filter(({ voidedAt }) => voidedAt >= start && voidedAt <= end)
    .filter(({ isPlan }) => given.type === "1" || !isPlan)
    .filter(({ quantity }) => given.includeQuantityBasedPartialRefund === "true" || !quantity);
  const next = from + Math.min(given.maxResults || world.voidedPage, world.voidedPage);
  return {
    ...(all.length > from && { voidedPurchases: all.slice(from, next).map(voidedShape) }),
    ...(next < all.length && {
      tokenPagination: { nextPageToken: writePage({ from: next, start, end }) },
    }),
  };
}

const writePage = (page: z.infer<typeof ongoing>): string =>
  Buffer.from(JSON.stringify(page)).toString("base64url");

function readPage(token: string): z.infer<typeof ongoing> {
  try {
    return ongoing.parse(JSON.parse(Buffer.from(token, "base64url").toString("utf8")));
  } catch {
    throw new PlayError(400, "invalid", "Invalid Value", "token");
  }
}
