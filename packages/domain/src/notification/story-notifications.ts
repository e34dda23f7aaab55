import type { EventOf } from "../event/domain-event.ts";
import type { StoryRecord } from "../story/story-record.ts";
import type { NewNotification } from "./notification-store.ts";

/** Tells a person that their story stopped short, and why; null when it goes on already. */
export function haltNotification(
  story: StoryRecord,
  { jobId }: EventOf<"story.failed">["payload"],
  now: Date,
): NewNotification | null {
  if (story.failure === null) return null;
  return {
    ...about(story, now),
    kind: "story fail",
    message: { code: "story.stopped", params: { why: story.failure } },
    dedupeKey: `job:${jobId}:fail`,
  };
}

/** Tells a person what the next step of their story costs, and why it is not done by itself. */
export function pauseNotification(
  story: StoryRecord,
  { version, ...pause }: EventOf<"story.paused">["payload"],
  now: Date,
): NewNotification {
  const title = story.board?.title ?? story.prompt;
  return {
    ...about(story, now),
    kind: "story",
    message: { code: "story.waiting", params: { ...pause, title } },
    dedupeKey: `story:${story.id}:${version}:${pause.next}`,
  };
}

const about = ({ id, userId }: StoryRecord, createdAt: Date) => ({
  ...{ userId, href: `/story/${id}`, action: null },
  ...{ creationId: null, expiresAt: null, createdAt },
});
