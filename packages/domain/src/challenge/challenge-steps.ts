import type { ChallengeState } from "@kinora/contracts/challenge/challenge-vocabulary";

/** Who acts: the server's clock and jobs, the member who hosts it, or staff. */
export type ChallengeActor = "server" | "host" | "moderator" | "admin" | "member";

/** What changes a challenge's state. */
export type ChallengeStep =
  /** Its pool is in escrow and its brief is approved: it waits for its opening. */
  | "schedule"
  /** Back to the draft, before anybody could enter. */
  | "revise"
  | "open"
  | "begin_voting"
  | "close_voting"
  /** Ranked, with a fraud report: people look at both. */
  | "rank"
  /** The decisions changed: it is ranked again; the server does so before it completes. */
  | "rank_again"
  | "complete"
  | "cancel";

interface StepRule {
  readonly from: readonly ChallengeState[];
  readonly to: ChallengeState;
  readonly by: readonly ChallengeActor[];
}

/** Every step, where it leads and who may take it. The clock, not a person, opens and closes. */
export const CHALLENGE_STEPS: Readonly<Record<ChallengeStep, StepRule>> = {
  schedule: { from: ["draft"], to: "scheduled", by: ["server", "moderator", "admin"] },
  revise: { from: ["scheduled"], to: "draft", by: ["host", "admin"] },
  open: { from: ["scheduled"], to: "open", by: ["server"] },
  begin_voting: { from: ["open"], to: "voting", by: ["server"] },
  close_voting: { from: ["voting"], to: "tallying", by: ["server"] },
  rank: { from: ["tallying"], to: "reviewing", by: ["server"] },
  rank_again: { from: ["reviewing"], to: "tallying", by: ["server", "moderator", "admin"] },
  complete: { from: ["reviewing"], to: "completed", by: ["server", "moderator", "admin"] },
  cancel: {
    from: ["draft", "scheduled", "open", "voting", "tallying", "reviewing"],
    to: "cancelled",
    by: ["admin"],
  },
};

/** States in which the host, too, can cancel: nobody has voted yet. */
const HOST_CANCELS: readonly ChallengeState[] = ["draft", "scheduled", "open"];

/** Returns the state after a step, or null when it cannot be taken, or not by this person. */
export function stateAfter(
  state: ChallengeState,
  step: ChallengeStep,
  actor: ChallengeActor,
): ChallengeState | null {
  const { from, to, by } = CHALLENGE_STEPS[step];
  if (!from.includes(state)) return null;
  const isHosts = step === "cancel" && actor === "host" && HOST_CANCELS.includes(state);
  return by.includes(actor) || isHosts ? to : null;
}

/** What does not change the state. */
export type ChallengeAct =
  | "edit"
  | "enter"
  | "withdraw"
  | "vote"
  | "exclude_entry"
  | "exclude_voter"
  | "see_result"
  | "see_report";

interface ActRule {
  readonly in: readonly ChallengeState[];
  readonly by: readonly ChallengeActor[];
}

const STAFF = ["moderator", "admin"] as const;
const EVERYBODY = ["member", "host", ...STAFF] as const;

/** Who may do what in which state; votes and likes of entries are hidden until the result. */
export const CHALLENGE_ACTS: Readonly<Record<ChallengeAct, ActRule>> = {
  edit: { in: ["draft"], by: ["host", "admin"] },
  enter: { in: ["open"], by: EVERYBODY },
  withdraw: { in: ["open"], by: EVERYBODY },
  /** The host knows the entries and has put up the pool. */
  vote: { in: ["voting"], by: ["member", ...STAFF] },
  exclude_entry: { in: ["open", "voting", "reviewing"], by: STAFF },
  exclude_voter: { in: ["reviewing"], by: STAFF },
  see_result: { in: ["completed"], by: EVERYBODY },
  see_report: { in: ["reviewing", "completed"], by: STAFF },
};

/** Returns whether somebody may do something in a challenge's state. */
export const mayAct = (state: ChallengeState, act: ChallengeAct, actor: ChallengeActor): boolean =>
  CHALLENGE_ACTS[act].in.includes(state) && CHALLENGE_ACTS[act].by.includes(actor);
