import type { Intent } from "@kinora/domain/hosted/intent";
import { z } from "zod";
import { hashOfBody } from "../canonical-body.ts";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { type ListPage, listSpan, NO_PAGE } from "../list-pages.ts";
import { type Prediction, prediction } from "./read-replicate.ts";

const list = z.object({ results: z.array(prediction), next: z.string().nullish() });

/**
 * Builds the query for a page of predictions.
 *
 * @param cursor URL of the page from the previous answer, of which only the query is used
 */
export function replicateListQuery(
  intent: Pick<Intent, "begunAt" | "deadline">,
  cursor: string | null,
): string {
  const next = cursor === null ? null : URL.parse(cursor);
  if (next) return next.search;
  const { from, until } = listSpan(intent);
  return `?${new URLSearchParams({ created_after: from, created_before: until })}`;
}

/**
 * Returns the predictions whose webhook names this order, or, when none has a webhook, those with
 * an equal input.
 */
export function readReplicateList(
  answer: UpstreamAnswer | null,
  { key, callbackToken, callsBack, endpoint, bodyHash }: Intent,
): ListPage {
  if (answer?.status !== 200) return NO_PAGE;
  const { results = [], next = null } = list.safeParse(readJson(answer)).data ?? {};
  const isIt = callsBack
    ? ({ webhook }: Prediction) => webhook?.includes(key) && webhook.includes(callbackToken)
    : ({ model, input }: Prediction) =>
        model === endpoint && input !== undefined && hashOfBody(input) === bodyHash;
  return { ids: results.filter(isIt).map(({ id }) => id), next };
}
