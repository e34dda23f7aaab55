import { z } from "zod";
import { CONTENT_STATUSES, progress } from "../creation/creation.ts";
import { gemBalance } from "../gem/gem.ts";
import { notification } from "../notification/notification.ts";
import { UPLOAD_STATES } from "../upload/upload.ts";

/**
 * GET /api/events, server-sent: the SSE `event` field is `type`, `data` is the whole object as JSON.
 * Events say that something changed; a client that missed some asks the ordinary addresses again.
 */
export const serverEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("progress"),
    creationId: z.string(),
    status: z.enum(CONTENT_STATUSES).nullable(),
    progress: progress.nullable(),
  }),
  z.object({
    type: z.literal("balance"),
    balance: gemBalance.pick({ available: true, held: true, owed: true }),
  }),
  z.object({ type: z.literal("notification"), notification, unread: z.number().int() }),
  /** Something of a story changed: its board, its work, a picture. */
  z.object({ type: z.literal("story"), storyId: z.string(), version: z.number().int() }),
  /** A file that was sent has been looked at: ready, under review or refused. */
  z.object({ type: z.literal("upload"), uploadId: z.string(), state: z.enum(UPLOAD_STATES) }),
  z.object({ type: z.literal("session"), state: z.enum(["disabled", "ended"]) }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;
