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
  /** Share of what runs. */
  progress: z.number().min(0).max(1).nullish().catch(null),
  failureCode: z.string().nullish(),
  /** Only of what is over; what was given back is none of it. */
  cost: z.object({ credits: z.number().nonnegative() }).nullish(),
});

/** Thousandths of a US dollar. */
const MILLS_PER_CREDIT = 10;
/** Whether for others or for its own limit, and behind how many, they do not say. */
const WAITING = { kind: "waiting", ahead: null } as const;
/** Milliseconds between two questions for a task, at least. */
const PACE = 5_000;

/** A 400 that is none of its words: nothing is paid for at theirs. */
const OUT_OF_CREDITS = /enough credits/i;
/** They say so of a task, by its code; nobody here has seen a POST refused for it. */
const POLICY = /moderation|unsafe content/i;

const problemOf = (answer: UpstreamAnswer): string =>
  problem.safeParse(readJson(answer)).data?.error ?? "";

/** What came of the one POST. */
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

/** Whose matter a failure is (reference 7.1); null: theirs. */
export function refusalOfRunway(failureCode: string | null | undefined): RefusalClass | null {
  const families = failureCode?.split(".") ?? [];
  if (families.includes("SAFETY")) return "policy";
  return families[0] === "ASSET" ? "input" : null;
}

const taskOf = (answer: UpstreamAnswer | null) =>
  answer?.status === 200 ? (task.safeParse(readJson(answer)).data ?? null) : null;

/** A status that nobody here has heard of is no failure. */
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
  // Also what is there answers 404 at times (reference 8.4).
  if (said?.status !== "SUCCEEDED") return { kind: "unclear" };
  const urls = said.output ?? [];
  return urls.length === 0
    ? { kind: "gone" }
    : { kind: "files", files: urls.map((url) => ({ url })) };
}

/** Thousandths of a US dollar that a finished task cost, rounded up; null: it does not say. */
export function readRunwayCost(answer: UpstreamAnswer | null): number | null {
  const said = taskOf(answer);
  return (said && millsOf(said)) ?? null;
}

const millsOf = ({ cost }: z.infer<typeof task>): number | undefined =>
  cost ? Math.ceil(cost.credits * MILLS_PER_CREDIT) : undefined;
