import { z } from "zod";
import { accountServerEvent } from "../account/account-server-event.ts";
import { creationServerEvent } from "../creation/creation-server-event.ts";
import { gemServerEvent } from "../gem/gem-server-event.ts";
import { notificationServerEvent } from "../notification/notification-server-event.ts";
import { postServerEvent } from "../publication/post-server-event.ts";
import { storyServerEvent } from "../story/story-server-event.ts";
import { uploadServerEvent } from "../upload/upload-server-event.ts";

/**
 * GET /api/events, server-sent: the SSE `event` field is `type`, `data` is the whole object as
 * JSON. Events report changes; a client that missed some reloads from the ordinary routes.
 */
export const serverEvent = z.discriminatedUnion("type", [
  creationServerEvent,
  gemServerEvent,
  notificationServerEvent,
  storyServerEvent,
  uploadServerEvent,
  accountServerEvent,
  postServerEvent,
]);
export type ServerEvent = z.infer<typeof serverEvent>;
