import type { Intent } from "@kinora/domain/hosted/intent";
import { z } from "zod";
import { hashOfBody } from "../canonical-body.ts";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { type ListPage, listSpan, NO_PAGE } from "../list-pages.ts";

const list = z.object({
  next_cursor: z.string().nullish(),
  items: z.array(
    z.object({
      request_id: z.string(),
      sent_at: z.string().nullish(),
      json_input: z.unknown().optional(),
    }),
  ),
});

/**
 * Builds the query for one page of an endpoint's orders since the intent, including their inputs.
 */
export function falListQuery(
  { endpoint, begunAt, deadline }: Pick<Intent, "endpoint" | "begunAt" | "deadline">,
  cursor: string | null,
): string {
  const { from, until } = listSpan({ begunAt, deadline });
  const query = new URLSearchParams({
    ...{ endpoint_id: endpoint, start: from, end: until },
    ...{ limit: "100", expand: "payloads" },
    ...(cursor === null ? {} : { cursor }),
  });
  return `/models/requests/by-endpoint?${query}`;
}

/** Returns the orders of a page whose body equals the intent's, earliest first. */
export function readFalList(
  answer: UpstreamAnswer | null,
  { bodyHash }: Pick<Intent, "bodyHash">,
): ListPage {
  if (answer?.status !== 200) return NO_PAGE;
  const { items = [], next_cursor: next } = list.safeParse(readJson(answer)).data ?? {};
  const ids = items
    .filter(({ json_input }) => json_input !== undefined && hashOfBody(json_input) === bodyHash)
    .toSorted((a, b) => (a.sent_at ?? "").localeCompare(b.sent_at ?? ""))
    .map(({ request_id }) => request_id);
  return { ids, next: next ?? null };
}
