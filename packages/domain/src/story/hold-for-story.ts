import type { Customer } from "../account/customer.ts";
import { HOLD_HOURS } from "../creation/hold-gems.ts";
import { refuseManyCalledOff } from "../gem/called-off-limit.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { toMake } from "../gem/purpose.ts";
import type { Price } from "../prompt/price-form.ts";
import { storySubject } from "./story-job.ts";
import type { StoryTask } from "./story-task.ts";

const HOUR = 3_600_000;

/**
 * Holds the price of work on a story and returns the hold's id; null when it is free. Refusals
 * INSUFFICIENT_GEMS, CHANGE_LIMIT.
 */
export async function holdForStory(
  {
    jobId,
    actor,
    storyId,
    price,
    task,
    now,
  }: {
    readonly jobId: string;
    readonly actor: Customer;
    readonly storyId: string;
    readonly price: Price;
    readonly task: StoryTask["kind"];
    readonly now: Date;
  },
  ledger: Pick<GemLedger, "hold" | "countCalledOff">,
): Promise<string | null> {
  if (price.gems === 0) return null;
  const { id: userId, tokenId } = actor;
  await refuseManyCalledOff(userId, now, ledger);
  const { holdId } = await ledger.hold({
    ...{ userId, tokenId },
    gems: price.gems,
    key: `job:${jobId}:hold`,
    purpose: toMake(storySubject(storyId)),
    description: { code: "story.ordered", params: { task } },
    quote: { at: now, explanation: price.explanation },
    expiresAt: new Date(now.getTime() + HOLD_HOURS * HOUR),
    now,
  });
  return holdId;
}
