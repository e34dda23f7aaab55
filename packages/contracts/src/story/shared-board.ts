import { z } from "zod";
import { person } from "../account/account.ts";
import { mediaFile } from "../media/media-file.ts";
import { board } from "./board.ts";

/** What the link of a shared board ends with. */
export const shareToken = z.string().regex(/^[\w-]{20,64}$/);

export const storyShare = z.object({ token: shareToken }).meta({ id: "StoryShare" });

/** GET /api/boards/{token}: a board as whoever has its link sees it. */
export const sharedBoard = z
  .object({
    /** Without a recording of its owner's voice, which stays theirs. */
    board,
    author: person,
    /** Seconds of the finished film. */
    seconds: z.number(),
    /** A voice has not spoken yet: the length may still change. */
    estimated: z.boolean(),
    scenes: z.array(z.object({ id: z.string(), picture: mediaFile.nullable() })),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "SharedBoard" });
export type SharedBoard = z.infer<typeof sharedBoard>;
