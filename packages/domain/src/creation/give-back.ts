import { storyOf } from "@kinora/contracts/recipe/recipe";
import { PICTURE_GEMS } from "@kinora/contracts/story/story-limits";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { Job } from "../job/job.ts";
import type { CreationRecord } from "./creation.ts";
import type { StoryPictures } from "./creation-stores.ts";

export interface GiveBackStores {
  readonly ledger: Pick<GemLedger, "settle" | "voidHold">;
  readonly artifacts: StoryPictures;
}

/** Gems that were charged nevertheless, and gems that returned to their lots. */
export interface GivenBack {
  readonly settled: number;
  readonly refunded: number;
}

/**
 * Returns the gems of a job that delivered no creation, except those whose lots have expired.
 * Pictures that stay with a story are charged, unless the failure was our fault.
 */
export async function giveBack(
  { recipe }: Pick<CreationRecord, "recipe">,
  { id, holdId, gems, subject }: Pick<Job, "id" | "holdId" | "gems" | "subject">,
  {
    why,
    ourFault,
    now,
  }: { readonly why: "cancelled" | "unmade"; readonly ourFault: boolean; readonly now: Date },
  { ledger, artifacts }: GiveBackStores,
): Promise<GivenBack> {
  if (holdId === null) return { settled: 0, refunded: 0 };
  const reason = { code: "gem.returned", params: { why } } as const;
  const pictures = storyOf(recipe) && !ourFault ? await artifacts.markPicturesPaid(id) : 0;
  const paid = Math.min(gems, pictures * PICTURE_GEMS);
  const ending = { holdId, part: subject, ourFault, now };
  const { spent, released, lost } =
    paid > 0
      ? await ledger.settle({ ...ending, gems: paid, key: `job:${id}:settle` })
      : await ledger.voidHold({ ...ending, key: `job:${id}:void`, reason });
  return { settled: spent, refunded: released - lost };
}
