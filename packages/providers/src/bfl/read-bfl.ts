import type {
  SubmitOutcome,
  UpstreamResult,
  UpstreamStanding,
} from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { isPollingAddress } from "./polling-address.ts";

/** They say so of an order, by its status; nobody here has seen a POST refused for it. */
const POLICY = /moderated/i;

const taken = z.object({ polling_url: z.string() });
const task = z.object({
  status: z.string(),
  result: z.object({ sample: z.string().nullish() }).nullish(),
});

/**
 * What came of the one POST. What it says of an order is asked for where the answer says (reference 7.4), so that is
 * their id of it; an order that may not be asked for there is as good as unanswered.
 */
export function classifyBflSubmit(exchanged: Exchanged, home: string): SubmitOutcome {
  return classifySubmit(exchanged, {
    idOf: (answer) => {
      const address = taken.safeParse(readJson(answer)).data?.polling_url;
      return address !== undefined && isPollingAddress(address, home) ? address : null;
    },
    isPolicy: ({ body }) => POLICY.test(body),
  });
}

const taskOf = (answer: UpstreamAnswer | null) =>
  answer?.status === 200 ? (task.safeParse(readJson(answer)).data ?? null) : null;

/**
 * A status that nobody here has heard of is no failure, nor is "Task not found": also what is there is not found at times
 * (reference 8.4), and nobody waits for it past the deadline.
 */
export function readBflStanding(answer: UpstreamAnswer | null): UpstreamStanding {
  switch (taskOf(answer)?.status) {
    case "Pending":
      return { kind: "working" };
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

/** It lies there for ten minutes (reference 3.6). */
export function readBflResult(answer: UpstreamAnswer | null): UpstreamResult {
  const said = taskOf(answer);
  if (said?.status !== "Ready") return { kind: "unclear" };
  const url = said.result?.sample;
  return url ? { kind: "files", files: [{ url }] } : { kind: "gone" };
}
