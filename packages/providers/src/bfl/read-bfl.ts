import type {
  SubmitOutcome,
  UpstreamResult,
  UpstreamStanding,
} from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { isPollingAddress } from "./polling-address.ts";

/** Matches the statuses that report moderation; we have never observed a POST refused for it. */
const POLICY = /moderated/i;

/** Matches a 403 that is about the key itself, not about what it may use. */
const UNAUTHENTICATED = /not authenticated/i;

const taken = z.object({ polling_url: z.string() });
const task = z.object({
  status: z.string(),
  result: z.object({ sample: z.string().nullish() }).nullish(),
});

/**
 * Classifies the answer to the POST. The polling URL of the answer serves as the upstream id
 * (reference 7.4). An order whose URL must not be polled is treated as if the answer were lost.
 */
export function classifyBflSubmit(exchanged: Exchanged, home: string): SubmitOutcome {
  const outcome = classifySubmit(exchanged, {
    idOf: (answer) => {
      const address = taken.safeParse(readJson(answer)).data?.polling_url;
      return address !== undefined && isPollingAddress(address, home) ? address : null;
    },
    isPolicy: ({ body }) => POLICY.test(body),
  });
  const isKeyAtFault =
    exchanged.kind === "answered" &&
    exchanged.answer.status === 403 &&
    UNAUTHENTICATED.test(exchanged.answer.body);
  return isKeyAtFault ? { kind: "refused", why: "auth" } : outcome;
}

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
