import { prizeKey } from "@kinora/contracts/challenge-result/award-prizes";
import type { AwardStore } from "../award/award-stores.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { utcDay } from "../gem/utc-day.ts";
import type { ChallengeRecord, NoticeRecord } from "./challenge-record.ts";
import type { ChallengeStores } from "./challenge-store.ts";
import { voteReward, voteRewardKey } from "./count-ballot.ts";

export interface ChallengeSettleStores extends ChallengeStores {
  readonly ledger: Pick<GemLedger, "credit">;
  readonly awards: Pick<AwardStore, "lock">;
  readonly record: RecordEvent;
}

export interface SettlePorts {
  readonly transact: <T>(work: (stores: ChallengeSettleStores) => Promise<T>) => Promise<T>;
  readonly now: () => Date;
}

/**
 * Pays somebody what they won in a challenge and tells them, in one transaction; a second call finds
 * nothing to do.
 */
export async function settleNotice(id: string, { transact, now }: SettlePorts): Promise<void> {
  await transact(async (stores) => {
    const { challenges, challengePurse, record } = stores;
    const notice = await challengePurse.lockNotice(id);
    if (notice === null) return;
    const challenge = await challenges.lock(notice.challengeId);
    if (challenge === null) throw new Error(`Challenge ${notice.challengeId} is gone.`);
    const moment = now();
    const isResult = notice.about === "result";
    const gems = isResult ? await payPrize(challenge, notice, { stores, now: moment }) : 0;
    const voteGems = isResult ? await payVotes(challenge, notice, { stores, now: moment }) : 0;
    const place = isResult ? await bestPlace(challenge, notice, stores) : null;
    await challengePurse.noteTold(id, moment);
    await record({
      ...{ type: "challenge.told", subjectId: challenge.id, userId: notice.userId },
      payload: {
        ...{ about: notice.about, entryId: notice.entryId || null, place, gems, voteGems },
        reason: challenge.result?.reason ?? null,
      },
    });
  });
}

interface Settling {
  readonly stores: ChallengeSettleStores;
  readonly now: Date;
}

async function payPrize(
  { id, settings }: ChallengeRecord,
  { userId }: NoticeRecord,
  { stores, now }: Settling,
): Promise<number> {
  const { challengePurse, ledger } = stores;
  const prize = await challengePurse.openPrize(id, userId);
  if (prize === null) return 0;
  const { author, gems, kind } = prize;
  const key = prizeKey(id, author);
  const { receiptId } = await ledger.credit({
    ...{ userId, gems, key, now, kind: "challenge", expiresAt: null, awardKind: "challenge" },
    purpose: { source: "prize", subject: { noun: "challenge", id } },
    ...{
      pool: id,
      description: { code: "challenge.prize", params: { theme: settings.theme, kind } },
    },
  });
  await challengePurse.settlePrize({ challengeId: id, prize, receiptId, key, now });
  return gems;
}

/** Gems for ballots come from promo; what the day's maximum leaves is all that there is. */
async function payVotes(
  { id, settings }: ChallengeRecord,
  { userId }: NoticeRecord,
  { stores, now }: Settling,
): Promise<number> {
  const { challengePurse, ledger, awards } = stores;
  const reward = await challengePurse.openReward(id, userId);
  if (reward === null) return 0;
  // Of several challenges that end at once, each sees what the one before gave.
  await awards.lock(userId);
  const earned = await challengePurse.voteGemsOn(userId, utcDay(now));
  const gems = reward.isEarned ? voteReward(reward.ballots, earned) : 0;
  const { receiptId } =
    gems === 0
      ? { receiptId: null }
      : await ledger.credit({
          ...{ userId, gems, key: voteRewardKey(id, userId), now, kind: "challenge" },
          ...{ expiresAt: null, awardKind: "challenge" },
          purpose: { source: "award", subject: { noun: "challenge", id } },
          description: {
            code: "challenge.ballots",
            params: { theme: settings.theme, count: reward.ballots },
          },
        });
  await challengePurse.settleReward(id, userId, { gems, receiptId, now });
  return gems;
}

async function bestPlace(
  { id, result }: ChallengeRecord,
  { userId }: NoticeRecord,
  { challengeEntries }: ChallengeSettleStores,
): Promise<number | null> {
  const own = new Set((await challengeEntries.ofPerson(id, userId)).map((entry) => entry.id));
  return result?.places.find(({ entry }) => own.has(entry))?.place ?? null;
}

/** Puts prizes of accounts that were erased before they were paid back where they came from. */
export async function returnOwnerless(id: string, { transact, now }: SettlePorts): Promise<void> {
  await transact(async ({ challenges, challengePurse }) => {
    await challenges.lock(id);
    const moment = now();
    for (const prize of await challengePurse.ownerless(id)) {
      const key = `back:${prizeKey(id, prize.author)}`;
      await challengePurse.settlePrize({
        ...{ challengeId: id, prize, receiptId: null, key, now: moment },
      });
    }
  });
}
