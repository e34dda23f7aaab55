import type {
  SubmitOutcome,
  UpstreamResult,
  UpstreamStanding,
} from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { isPollingAddress, isTaskId } from "./polling-address.ts";
import { CREDIT } from "./read-account.ts";

/** Matches the statuses that report moderation; we have never observed a POST refused for it. */
const POLICY = /moderated/i;

/** Matches a 403 that is about the key itself, not about what it may use. */
const UNAUTHENTICATED = /not authenticated/i;

/** An order with a webhook is answered without a polling URL. */
const taken = z.object({ id: z.string().nullish(), polling_url: z.string().nullish() });
const priced = z.object({ cost: z.number().nonnegative() });

const task = z.object({
  status: z.string(),
  result: z.object({ sample: z.string().nullish() }).nullish(),
});

/**
 * Classifies the answer to the POST. The polling URL of the answer serves as the upstream id
 * (reference 7.4), or the id of an order that has only a webhook. An order whose URL must not be
 * polled is treated as if the answer were lost.
 */
export function classifyBflSubmit(exchanged: Exchanged, home: string): SubmitOutcome {
  const outcome = classifySubmit(exchanged, {
    idOf: (answer) => idOf(answer, home),
    isPolicy: ({ body }) => POLICY.test(body),
  });
  if (exchanged.kind !== "answered") return outcome;
  const { answer } = exchanged;
  if (answer.status === 403 && UNAUTHENTICATED.test(answer.body))
    return { kind: "refused", why: "auth" };
  const cost = readBflCost(answer);
  return outcome.kind === "accepted" && cost !== null ? { ...outcome, cost } : outcome;
}

function idOf(answer: UpstreamAnswer, home: string): string | null {
  const said = taken.safeParse(readJson(answer)).data;
  const address = said?.polling_url ?? null;
  if (address !== null) return isPollingAddress(address, home) ? address : null;
  return said?.id && isTaskId(said.id) ? said.id : null;
}

/** Returns what an order costs, in thousandths of a US dollar; null when it is not stated. */
function readBflCost(answer: UpstreamAnswer): number | null {
  const { data } = priced.safeParse(readJson(answer));
  // Subtract an epsilon before rounding up: 4.2 × 10 may be slightly more than 42.
  return data ? Math.ceil(data.cost * CREDIT - 1e-6) : null;
}

/** Returns whether the region that answers does not know the order, which another may have. */
export const isUnknownThere = (answer: UpstreamAnswer | null): boolean =>
  answer?.status === 404 || taskOf(answer)?.status === "Task not found";

const taskOf = (answer: UpstreamAnswer | null) =>
  answer?.status === 200 ? (task.safeParse(readJson(answer)).data ?? null) : null;

/**
 * Reads the standing of an order. An unknown status is not a failure, nor is "Task not found": even
 * existing orders are occasionally not found (reference 8.4), and the deadline limits how long we
 * wait.
 */
export function readBflStanding(answer: UpstreamAnswer | null): UpstreamStanding {
  switch (taskOf(answer)?.status) {
    case "Pending":
      // The status does not tell queued from running.
      return { kind: "working", stage: { kind: "making", percent: null } };
    case "Ready":
      return { kind: "done" };
    case "Request Moderated":
    case "Content Moderated":
      return { kind: "refused", why: "policy" };
    case "Error":
      return { kind: "failed" };
    default:
      return { kind: "unclear" };
  }
}

/** The file is available for ten minutes (reference 3.6). */
export function readBflResult(answer: UpstreamAnswer | null): UpstreamResult {
  const said = taskOf(answer);
  if (said?.status !== "Ready") return { kind: "unclear" };
  const url = said.result?.sample;
  return url ? { kind: "files", files: [{ url }] } : { kind: "gone" };
}
