import type { EventOf } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";
import type { StoryRecord } from "../story/story-record.ts";

/** Tells a person that their story stopped, and why; null when it has been resumed already. */
export function haltNotification(
  story: StoryRecord,
  { jobId }: EventOf<"story.failed">["payload"],
  now: Date,
): NewNotification | null {
  if (story.failure === null) return null;
  return {
    ...about(story, now),
    ...{ kind: "story fail", topic: "made", action: null, waitsFor: null },
    message: { code: "story.stopped", params: { why: story.failure } },
    dedupeKey: `job:${jobId}:fail`,
  };
}

/** Tells a person the price of the next step of their story, and why it waits for them. */
export function pauseNotification(
  story: StoryRecord,
  { version, ...pause }: EventOf<"story.paused">["payload"],
  now: Date,
): NewNotification {
  const title = story.board?.title ?? story.prompt;
  return {
    ...about(story, now),
    ...{ kind: "action", topic: "made", action: "open", waitsFor: storyWaiting(story.id) },
    message: { code: "story.waiting", params: { ...pause, title } },
    dedupeKey: `story:${story.id}:${version}:${pause.next}`,
  };
}

/** Key of notifications that wait for a story to continue. */
export const storyWaiting = (storyId: string) => `story:${storyId}`;

const about = ({ id, userId }: StoryRecord, createdAt: Date) => ({
  ...{ userId, href: `/story/${id}` },
  ...{ creationId: null, expiresAt: null, createdAt },
});
