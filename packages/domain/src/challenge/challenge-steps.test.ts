import {
  CHALLENGE_STATES,
  type ChallengeState,
} from "@kinora/contracts/challenge/challenge-vocabulary";
import { expect, it } from "vitest";
import {
  CHALLENGE_ACTS,
  CHALLENGE_STEPS,
  type ChallengeAct,
  type ChallengeActor,
  type ChallengeStep,
  mayAct,
  stateAfter,
} from "./challenge-steps.ts";

const ACTORS: readonly ChallengeActor[] = ["server", "host", "moderator", "admin", "member"];

/** All that is allowed: a step, its state, the next one, and who may take it. */
const STEPS: readonly [ChallengeStep, ChallengeState, ChallengeState, string][] = [
  ["schedule", "draft", "scheduled", "server moderator admin"],
  ["revise", "scheduled", "draft", "host admin"],
  ["open", "scheduled", "open", "server"],
  ["begin_voting", "open", "voting", "server"],
  ["close_voting", "voting", "tallying", "server"],
  ["rank", "tallying", "reviewing", "server"],
  ["rank_again", "reviewing", "tallying", "server moderator admin"],
  ["complete", "reviewing", "completed", "server moderator admin"],
  ["cancel", "draft", "cancelled", "host admin"],
  ["cancel", "scheduled", "cancelled", "host admin"],
  ["cancel", "open", "cancelled", "host admin"],
  ["cancel", "voting", "cancelled", "admin"],
  ["cancel", "tallying", "cancelled", "admin"],
  ["cancel", "reviewing", "cancelled", "admin"],
];

it.each(STEPS)("%s leads from %s to %s, by %s and nobody else", (step, from, to, by) => {
  for (const actor of ACTORS)
    expect([actor, stateAfter(from, step, actor)]).toEqual([
      ...[actor, by.split(" ").includes(actor) ? to : null],
    ]);
});

it("allows no other step", () => {
  const steps = Object.keys(CHALLENGE_STEPS) as ChallengeStep[];
  const allowed = steps.flatMap((step) =>
    CHALLENGE_STATES.flatMap((state) =>
      ACTORS.some((actor) => stateAfter(state, step, actor)) ? [`${step} ${state}`] : [],
    ),
  );
  expect(allowed.sort()).toEqual(STEPS.map(([step, from]) => `${step} ${from}`).sort());
});

/** All that may be done, in which states and by whom. */
const ACTS: readonly [ChallengeAct, string, string][] = [
  ["edit", "draft", "host admin"],
  ["enter", "open", "host moderator admin member"],
  ["withdraw", "open", "host moderator admin member"],
  ["vote", "voting", "moderator admin member"],
  ["exclude_entry", "open voting reviewing", "moderator admin"],
  ["exclude_voter", "reviewing", "moderator admin"],
  ["see_result", "completed", "host moderator admin member"],
  ["see_report", "reviewing completed", "moderator admin"],
];

it.each(ACTS)("%s is for %s, by %s and nobody else", (act, states, actors) => {
  for (const state of CHALLENGE_STATES)
    for (const actor of ACTORS)
      expect([state, actor, mayAct(state, act, actor)]).toEqual([
        ...[state, actor, states.split(" ").includes(state) && actors.split(" ").includes(actor)],
      ]);
});

it("has a row for each act", () => {
  expect(ACTS.map(([act]) => act)).toEqual(Object.keys(CHALLENGE_ACTS));
});
