import { z } from "zod";
import { person } from "../account/account.ts";
import { mediaFile } from "../media/media-file.ts";
import { board } from "./board.ts";

/** Last part of a shared board's link. */
export const shareToken = z.string().regex(/^[\w-]{20,64}$/);

export const storyShare = z.object({ token: shareToken }).meta({ id: "StoryShare" });

/** GET /api/boards/{token}: a board as seen by anyone with its link. */
export const sharedBoard = z
  .object({
    /** Without the recording of its owner's voice, which stays private. */
    board,
    author: person,
    /** Seconds of the finished film. */
    seconds: z.number(),
    /** True when a voice has not spoken yet and the length may still change. */
    estimated: z.boolean(),
    scenes: z.array(z.object({ id: z.string(), picture: mediaFile.nullable() })),
    updatedAt: z.iso.datetime(),
    /** True while a report of it by the viewer is open. */
    reported: z.boolean(),
  })
  .meta({ id: "SharedBoard" });
export type SharedBoard = z.infer<typeof sharedBoard>;
