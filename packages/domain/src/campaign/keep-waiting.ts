import type { Refusal } from "../refusal.ts";
import { type AdvanceStores, type Due, later, MINUTE } from "./advance-ports.ts";
import { fallBack } from "./fall-back.ts";
import { waitCode } from "./wait-code.ts";

/** When something that was refused is tried again. */
const AGAIN = 5 * MINUTE;

const WORDS: ReadonlySet<string> = new Set(["BANNED_WORD", "VERY_UNSAFE_WORD"]);
/** What only its owner can end; they are told of it. */
const OWNERS: ReadonlySet<string> = new Set([
  ...WORDS,
  ...["INSUFFICIENT_GEMS", "SCHEDULE_FULL", "STORIES_FULL", "PRIVATE_FULL"],
  ...["CONNECTION_NEEDS_REAUTH", "CONNECTION_NOT_FOUND"],
  ...["PUBLICATION_FINDINGS", "WORK_NOT_PUBLISHABLE"],
]);

/**
 * Keeps a refusal as the reason why a story waits, and tells its owner where only they can end it. A
 * refused word ends posting unseen.
 */
export async function keepWaiting(
  { campaign, story }: Pick<Due, "campaign" | "story">,
  { code }: Refusal,
  stores: AdvanceStores,
  now: Date,
): Promise<void> {
  const { id: storyId, slot } = story;
  if (WORDS.has(code)) await fallBack({ campaign, stores, because: "refused_word", now });
  await stores.campaignStories.change(
    storyId,
    {
      trouble: { code: "campaign.waits", params: { code } },
      nextAt: new Date(Math.min(later(now, AGAIN).getTime(), slot.at.getTime())),
    },
    now,
  );
  if (waitCode(story) === code || !OWNERS.has(code)) return;
  const { id: subjectId, userId } = campaign;
  const payload = { storyId, code, day: now.toISOString().slice(0, 10) };
  await stores.record({ type: "campaign.storyWaits", subjectId, userId, payload });
}
