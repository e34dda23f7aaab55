import { z } from "zod";
import { post } from "./post.ts";

/** Something about a post has changed. */
export const postServerEvent = z.object({ type: z.literal("post"), post });
