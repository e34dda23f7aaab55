import { FAILURE_CLASSES } from "@kinora/contracts/creation/creation";
import { storyPause } from "@kinora/contracts/story/story";
import type { DomainEvent } from "@kinora/domain/event/domain-event";
import { z } from "zod";

type EventType = DomainEvent["type"];
type Upcast = (payload: unknown) => unknown;

/** Of each type, what makes a payload of version 1, 2 … one of the next; as many as there were versions before. */
const UPCASTS: Readonly<Record<EventType, readonly Upcast[]>> = {
  "creation.begun": [],
  "creation.changed": [],
  "creation.delivered": [],
  "creation.failed": [],
  "creation.restricted": [],
  "creation.published": [],
  "creation.renamed": [],
  "gem.credited": [],
  "gem.held": [],
  "gem.settled": [],
  "gem.voided": [],
  "gem.refunded": [],
  "gem.expired": [],
  "gem.reversed": [],
  "notification.added": [],
  "story.changed": [],
  "story.deleted": [],
  "story.failed": [],
  "story.paused": [],
  "upload.ended": [],
};

/** The version in which payloads of a type are written. */
export const versionOf = (type: EventType): number => UPCASTS[type].length + 1;

const about = { subjectId: z.string(), userId: z.string() };
const nothing = z.object({});
const booked = z.object({ transactionId: z.string() });
const ofJob = { jobId: z.string(), background: z.boolean() };
const domainEvent = z.discriminatedUnion("type", [
  z.object({
    ...{ ...about, type: z.literal("creation.delivered") },
    payload: z.object({ ...ofJob, checked: z.boolean() }),
  }),
  z.object({
    ...{ ...about, type: z.literal("creation.failed") },
    payload: z.object({ ...ofJob, failure: z.enum(FAILURE_CLASSES) }),
  }),
  z.object({
    ...{ ...about, type: z.literal("creation.restricted") },
    payload: z.object({ entry: z.number().int() }),
  }),
  z.object({ ...about, type: z.literal("creation.begun"), payload: nothing }),
  z.object({ ...about, type: z.literal("creation.changed"), payload: nothing }),
  z.object({ ...about, type: z.literal("creation.published"), payload: nothing }),
  z.object({ ...about, type: z.literal("creation.renamed"), payload: nothing }),
  z.object({ ...about, type: z.literal("gem.credited"), payload: booked }),
  z.object({ ...about, type: z.literal("gem.held"), payload: booked }),
  z.object({ ...about, type: z.literal("gem.settled"), payload: booked }),
  z.object({ ...about, type: z.literal("gem.voided"), payload: booked }),
  z.object({ ...about, type: z.literal("gem.refunded"), payload: booked }),
  z.object({ ...about, type: z.literal("gem.expired"), payload: booked }),
  z.object({ ...about, type: z.literal("gem.reversed"), payload: booked }),
  z.object({ ...about, type: z.literal("notification.added"), payload: nothing }),
  z.object({ ...about, type: z.literal("story.changed"), payload: nothing }),
  z.object({ ...about, type: z.literal("story.deleted"), payload: nothing }),
  z.object({ ...about, type: z.literal("upload.ended"), payload: nothing }),
  z.object({
    ...{ ...about, type: z.literal("story.failed") },
    payload: z.object({ jobId: z.string() }),
  }),
  z.object({
    ...{ ...about, type: z.literal("story.paused") },
    payload: storyPause.extend({ version: z.number().int() }),
  }),
]);

export interface StoredEvent {
  readonly type: string;
  readonly version: number;
  readonly subject_id: string;
  readonly user_id: string;
  readonly payload: unknown;
}

/** @throws on what a later program wrote, and on a payload that is none of its version */
export function parseEvent(row: StoredEvent): DomainEvent {
  const { version, subject_id: subjectId, user_id: userId } = row;
  const type = domainEvent.options.map(({ shape }) => shape.type.value).find((t) => t === row.type);
  if (!type || version > versionOf(type)) throw new Error("an event that is not known here");
  let { payload } = row;
  for (const upcast of UPCASTS[type].slice(version - 1)) payload = upcast(payload);
  return domainEvent.parse({ type, subjectId, userId, payload });
}
