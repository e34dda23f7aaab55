import { z } from "zod";

/** Maximum people that somebody can follow. */
export const FOLLOWS_MAX = 5_000;

/** What the viewer has to do with a person. */
export const relation = z.object({
  follows: z.boolean(),
  followsYou: z.boolean(),
  /** The viewer has blocked them; whom they have blocked they are not told. */
  blocks: z.boolean(),
  mutes: z.boolean(),
});

/** POST and DELETE /api/people/{handle}/follow: the state afterwards. */
export const followState = z
  .object({
    you: relation,
    /** People who follow this person. */
    followers: z.int(),
  })
  .meta({ id: "FollowState" });
export type FollowState = z.infer<typeof followState>;
