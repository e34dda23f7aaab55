import { z } from "zod";

/** Maximum people that somebody can follow. */
export const FOLLOWS_MAX = 5_000;

/** How the viewer and a person follow one another. */
export const relation = z.object({ follows: z.boolean(), followsYou: z.boolean() });

/** POST and DELETE /api/people/{handle}/follow: the state afterwards. */
export const followState = z
  .object({
    you: relation,
    /** People who follow this person. */
    followers: z.int(),
  })
  .meta({ id: "FollowState" });
export type FollowState = z.infer<typeof followState>;
