import { z } from "zod";
import type { Answer } from "../answers.ts";

const balance = z.object({ available: z.number(), held: z.number() });
const stage = z.object({ state: z.string() });
const story = z.object({
  id: z.string(),
  scenes: z.array(z.object({ id: z.string(), stages: z.record(z.string(), stage) })),
  score: stage,
  assembly: stage,
});

/** A story and the steps taken on its board. */
export const storySteps = z.object({
  version: z.number(),
  board: z.unknown(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  assembly: stage,
});

/** Returns the gem balances of all users. */
export function balancesIn(answers: readonly Answer[]) {
  return answers
    .filter(({ path }) => path === "/api/gems/balance")
    .map(({ handle, body }) => ({ handle, ...balance.parse(body) }));
}

/** Returns the standing of every stage of every story. */
export function standingsIn(answers: readonly Answer[]) {
  return answers
    .filter(({ path }) => path.startsWith("/api/stories/"))
    .flatMap(({ body }) => {
      const { id, scenes, score, assembly } = story.parse(body);
      const whole = { score, assembly };
      return [
        ...Object.entries(whole).map(([name, { state }]) => ({ place: `${id} ${name}`, state })),
        ...scenes.flatMap((scene) =>
          Object.entries(scene.stages).map(([name, { state }]) => ({
            ...{ place: `${id} ${scene.id} ${name}`, state },
          })),
        ),
      ];
    });
}

const uploads = z.object({ items: z.array(z.object({ state: z.string() })) });

/** Returns the state of every upload. */
export function statesIn(answers: readonly Answer[]): string[] {
  return answers
    .filter(({ path }) => path.startsWith("/api/uploads?"))
    .flatMap(({ body }) => uploads.parse(body).items.map(({ state }) => state));
}
