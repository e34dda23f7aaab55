import type { RefusalClass } from "@kinora/domain/hosted/intent";
import type {
  SubmitOutcome,
  UpstreamResult,
  UpstreamStanding,
} from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";

const taken = z.object({ id: z.string().min(1) });
const problem = z.object({ error: z.string() });
const task = z.object({
  status: z.string(),
  output: z.array(z.string()).nullish(),
  /** Progress of a running task, 0 to 1. */
  progress: z.number().min(0).max(1).nullish().catch(null),
  failureCode: z.string().nullish(),
  /** Only present on finished tasks; refunded credits are not included. */
  cost: z.object({ credits: z.number().nonnegative() }).nullish(),
});

/** Thousandths of a US dollar per credit. */
const MILLS_PER_CREDIT = 10;
/**
 * The status does not tell whether it waits for others or for our own limit, nor how many are
 * ahead.
 */
const WAITING = { kind: "waiting", ahead: null } as const;
/** Minimum milliseconds between two polls of a task. */
const PACE = 5_000;

/** Matches a 400 that is not about the prompt: the account has no credits left. */
const OUT_OF_CREDITS = /enough credits/i;
/**
 * Matches the failure codes that report moderation; we have never observed a POST refused for it.
 */
const POLICY = /moderation|unsafe content/i;

const problemOf = (answer: UpstreamAnswer): string =>
  problem.safeParse(readJson(answer)).data?.error ?? "";

/** Classifies the outcome of the POST. */
export function classifyRunwaySubmit(exchanged: Exchanged): SubmitOutcome {
  const outcome = classifySubmit(exchanged, {
    idOf: (answer) => taken.safeParse(readJson(answer)).data?.id ?? null,
    isPolicy: (answer) => POLICY.test(problemOf(answer)),
  });
  const isUnpaid =
    exchanged.kind === "answered" &&
    outcome.kind === "refused" &&
    OUT_OF_CREDITS.test(problemOf(exchanged.answer));
  return isUnpaid ? { kind: "refused", why: "quota" } : outcome;
}

/**
 * Returns the refusal class of a failure (reference 7.1); null when the failure is Runway's own.
 */
export function refusalOfRunway(failureCode: string | null | undefined): RefusalClass | null {
  const families = failureCode?.split(".") ?? [];
  if (families.includes("SAFETY")) return "policy";
  return families[0] === "ASSET" ? "input" : null;
}

const taskOf = (answer: UpstreamAnswer | null) =>
  answer?.status === 200 ? (task.safeParse(readJson(answer)).data ?? null) : null;

/** Reads the standing of a task. An unknown status is not a failure. */
export function readRunwayStanding(answer: UpstreamAnswer | null): UpstreamStanding {
  const said = taskOf(answer);
  switch (said?.status) {
    case "PENDING":
    case "THROTTLED":
      return { kind: "working", stage: WAITING, afterMilliseconds: PACE };
    case "RUNNING": {
      const percent = said.progress == null ? null : said.progress * 100;
      return { kind: "working", stage: { kind: "making", percent }, afterMilliseconds: PACE };
    }
    case "SUCCEEDED":
      return { kind: "done" };
    case "FAILED":
    case "CANCELLED": {
      const why = refusalOfRunway(said.failureCode);
      const cost = millsOf(said);
      return why === null ? { kind: "failed", cost } : { kind: "refused", why, cost };
    }
    default:
      return { kind: "unclear" };
  }
}

export function readRunwayResult(answer: UpstreamAnswer | null): UpstreamResult {
  const said = taskOf(answer);
  // Even existing tasks occasionally answer 404 (reference 8.4).
  if (said?.status !== "SUCCEEDED") return { kind: "unclear" };
  const urls = said.output ?? [];
  return urls.length === 0
    ? { kind: "gone" }
    : { kind: "files", files: urls.map((url) => ({ url })) };
}

/**
 * Returns the cost of a finished task in thousandths of a US dollar, rounded up; null when the
 * answer does not report it.
 */
export function readRunwayCost(answer: UpstreamAnswer | null): number | null {
  const said = taskOf(answer);
  return (said && millsOf(said)) ?? null;
}

const millsOf = ({ cost }: z.infer<typeof task>): number | undefined =>
  cost ? Math.ceil(cost.credits * MILLS_PER_CREDIT) : undefined;
