import type { NewGift } from "@kinora/contracts/gift/gift";
import type { RecordEvent } from "../event/domain-event.ts";
import { burn } from "../gem/burn-order.ts";
import type { GemTransfer } from "../gem/gem-transfer.ts";
import { startOfUtcDay } from "../gem/utc-day.ts";
import type { FollowStore } from "../people/follow-person.ts";
import { Refusal } from "../refusal.ts";
import { ALL_OPEN, refuseGifts, type SwitchStore } from "../switch/switches.ts";
import { type GiftFacts, giveableNow, monthStart, obstacleTo } from "./decide-gift.ts";
import type { GiftPerson, GiftRecord, GiftStore } from "./gift-store.ts";

export interface GiftFactStores {
  readonly gifts: Pick<GiftStore, "givenSince" | "boughtLots">;
  readonly follows: Pick<FollowStore, "state">;
}

export interface GiveStores extends GiftFactStores {
  readonly gifts: GiftFactStores["gifts"] & Pick<GiftStore, "lockPeople" | "findByKey" | "add">;
  readonly switches: Pick<SwitchStore, "current">;
  readonly transfers: GemTransfer;
  readonly record: RecordEvent;
}

export interface GiftWish {
  readonly id: string;
  readonly giverId: string;
  readonly wish: NewGift;
  readonly key: string;
  readonly now: Date;
}

/**
 * Gives bought gems to a member: two entries with one purpose, in one transaction. Repeating the
 * key returns the first gift. What was given is a lot of given gems, which cannot be given on; when
 * the payment is reversed, the giver owes, since the gems are no longer left of the purchase.
 *
 * @throws Refusal PERSON_NOT_FOUND, IDEMPOTENCY_KEY_REUSED, and those of giftRefusals
 */
export async function giveGems(
  { transact }: { transact: <T>(work: (stores: GiveStores) => Promise<T>) => Promise<T> },
  { id, giverId, wish, key, now }: GiftWish,
): Promise<GiftRecord> {
  const { to: receiverId, gems } = wish;
  const note = wish.note || null;
  return transact(async (stores) => {
    const { gifts, switches, transfers, record } = stores;
    const both = [...new Set([giverId, receiverId])];
    const people = await gifts.lockPeople(both);
    const earlier = await gifts.findByKey(giverId, key);
    if (earlier) return repeated(earlier, { receiverId, gems, note });
    refuseGifts((await switches.current()) ?? ALL_OPEN);
    const giver = people.find((one) => one.id === giverId);
    const receiver = people.find((one) => one.id === receiverId);
    if (!giver || !receiver) throw new Refusal("PERSON_NOT_FOUND");
    await transfers.lockAccounts(both);
    const facts = await readGiftFacts(stores, { giver, receiver, now });
    const obstacle = obstacleTo(gems, facts);
    if (obstacle) throw new Refusal(obstacle.code, obstacle.details);
    const { lots } = giveableNow(facts);
    const shares = burn(lots, gems, now);
    const isBooster = shares.every((share) =>
      lots.some((lot) => lot.id === share.lotId && lot.kind === "booster"),
    );
    const receipts = await transfers.transfer({
      ...{ from: giverId, to: receiverId, shares, now, key: `gift:${id}` },
      purpose: { source: isBooster ? "booster" : "pack", subject: { noun: "gift", id } },
      sent: { code: "gift.given", params: {} },
      received: { code: "gift.got", params: {} },
    });
    const gift = { id, giverId, receiverId, gems, note, ...receipts, at: now };
    await gifts.add(gift, key);
    await record({ type: "gift.given", subjectId: id, userId: receiverId, payload: { gems } });
    return gift;
  });
}

/** Reads what decides about a gift. To be sure of it, the accounts must be locked. */
export async function readGiftFacts(
  { gifts, follows }: GiftFactStores,
  {
    giver,
    receiver,
    now,
  }: { readonly giver: GiftPerson; readonly receiver: GiftPerson; readonly now: Date },
): Promise<GiftFacts> {
  const { you } = await follows.state(giver.id, receiver.id);
  return {
    ...{ giver, receiver, you, now },
    lots: await gifts.boughtLots(giver.id),
    givenToday: await gifts.givenSince(giver.id, startOfUtcDay(now, 0)),
    givenThisMonth: await gifts.givenSince(giver.id, monthStart(now)),
  };
}

function repeated(
  kept: GiftRecord,
  asked: Pick<GiftRecord, "receiverId" | "gems" | "note">,
): GiftRecord {
  // A note may have been erased since.
  const isSame =
    kept.receiverId === asked.receiverId &&
    kept.gems === asked.gems &&
    (kept.note === null || kept.note === asked.note);
  if (!isSame) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return kept;
}
