import { REFUSALS } from "@kinora/contracts/http/refusal-codes";
import type { StoryStop } from "@kinora/contracts/story/story-vocabulary";
import type { EventOf } from "../event/domain-event.ts";
import { gemWords } from "../story/price-story.ts";
import type { StoryRecord } from "../story/story-record.ts";
import type { NewNotification } from "./notification-store.ts";

const WORDS: Record<StoryStop, string> = {
  script: "the script",
  pictures: "drawing the pictures",
  preview: "the preview",
  render: "making the film",
};

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
    title: "Your story could not go on",
    body: story.failure,
    dedupeKey: `job:${jobId}:fail`,
  };
}

/** Tells a person what the next step of their story costs, and why it is not done by itself. */
export function pauseNotification(
  story: StoryRecord,
  { version, code, next, gems, left }: EventOf<"story.paused">["payload"],
  now: Date,
): NewNotification {
  const why =
    code === "SPEND_LIMIT"
      ? `Of what it may spend, ${gemWords(left)} ${left === 1 ? "is" : "are"} left.`
      : REFUSALS[code].sentence;
  return {
    ...about(story, now),
    kind: "story",
    title: "Your story waits for you",
    body: `“${story.board?.title ?? story.prompt}”: next is ${WORDS[next]}, ${gemWords(gems)}. ${why}`,
    dedupeKey: `story:${story.id}:${version}:${next}`,
  };
}

const about = ({ id, userId }: StoryRecord, createdAt: Date) => ({
  ...{ userId, href: `/story/${id}`, action: null },
  ...{ creationId: null, expiresAt: null, createdAt },
});
