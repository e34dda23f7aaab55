import { type AwardTable, awardTable, awardTableOf } from "@kinora/contracts/award/award-table";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { SignUpIdentities } from "../account/sign-up-identities.ts";
import type { PurchaseRecord, PurchaseStore } from "../billing/purchase-store.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { AWARD } from "../gem/purpose.ts";
import { utcDay } from "../gem/utc-day.ts";
import type { AwardStore, GrantStores, RevocableAward } from "./award-stores.ts";
import { awardKey, bookAward, type Granted } from "./book-award.ts";
import { EVER } from "./grant-award.ts";

export interface AwardPurchaseStores extends GrantStores {
  readonly awards: GrantStores["awards"] & Pick<AwardStore, "isPaused" | "findFor" | "turn">;
  readonly ledger: GrantStores["ledger"] & Pick<GemLedger, "reverse">;
  readonly purchases: Pick<PurchaseStore, "find">;
  /** Identities of sign-in providers that got this award. */
  readonly buyers: Pick<SignUpIdentities, "take">;
}

interface About {
  readonly purchaseId: string;
  readonly now: Date;
}

const AWARD_NAME = "purchase";
const workOf = (purchaseId: string) => `purchase:${purchaseId}`;

/**
 * Returns whether a purchase can be the first pack that is awarded. Boosters, passes and plans are
 * no packs; what cost nothing, or was paid with a store's test money, earns nothing.
 */
const isAwardedPack = ({ product, environment, price }: PurchaseRecord): boolean =>
  SHOP[product].kind === "pack" && environment !== "test" && price.amount > 0;

/** The award for so many gems of a pack. */
function shareOf(gems: number, table: AwardTable): number {
  const { purchase: rule } = table.rules;
  if (rule.is !== "share") throw new Error("The award for a first pack is no share.");
  return Math.min(rule.most, Math.floor((gems * rule.percent) / 100));
}

/**
 * Awards the first pack that a person pays for: a share of its gems, once for ever, also per
 * identity of a sign-in provider. Safe to repeat.
 */
export async function awardPurchase(
  stores: AwardPurchaseStores,
  { purchaseId, now }: About,
): Promise<Granted | null> {
  const { awards, ledger, purchases, buyers } = stores;
  const purchase = await purchases.find(purchaseId);
  if (purchase === null || !isAwardedPack(purchase) || (await awards.isPaused())) return null;
  const table = awardTable(utcDay(now));
  const { version, rules } = table;
  if (rules.purchase.is !== "share") return null;
  const { kind, percent, most } = rules.purchase;
  const { userId, product, gems: bought, takenBack } = purchase;
  const gems = shareOf(bought - takenBack, table);
  const about = { userId, award: AWARD_NAME, period: EVER } as const;
  await awards.lock(userId);
  if (gems === 0 || (await ledger.hasKey(userId, awardKey(about)))) return null;
  if (!(await buyers.take(userId, now))) return null;
  return bookAward(stores, {
    ...{ ...about, kind, gems, version, now, work: workOf(purchaseId) },
    subject: { noun: "purchase", id: purchaseId },
    description: { code: "award.purchase", params: { product, bought, percent, most } },
    purchase: { id: purchaseId, product },
  });
}

/**
 * Takes the award back, spent gems as a debt, as far as gems of its pack are taken back, and gives it
 * back when they come back. Follows what was booked for the purchase by now, so events may repeat.
 */
export async function settlePurchaseAward(
  stores: AwardPurchaseStores,
  { purchaseId, now }: About,
): Promise<void> {
  const { awards, purchases, record } = stores;
  const found = await awards.findFor(AWARD_NAME, workOf(purchaseId));
  if (found === null) return;
  const { userId } = found;
  await awards.lock(userId);
  const purchase = await purchases.find(purchaseId);
  const award = await awards.findFor(AWARD_NAME, workOf(purchaseId));
  if (purchase === null || award === null) return;
  const { gems: bought, takenBack, product } = purchase;
  const kept = Math.min(award.gems, shareOf(bought - takenBack, awardTableOf(award.version)));
  if (kept === award.kept) return;
  const turns = award.turns + 1;
  const isLess = kept < award.kept;
  const about = { ...award, purchase, turns, now };
  const { receiptId, owed } = await (isLess ? takeBack : giveBack)(stores, about, kept);
  await awards.turn(AWARD_NAME, { userId, receiptId, kept, turns });
  const payload = { product, gems: Math.abs(kept - award.kept), owed, turns };
  const type = isLess ? "award.takenBack" : "award.restored";
  await record({ type, subjectId: userId, userId, payload });
}

type Turn = RevocableAward & { readonly purchase: PurchaseRecord; readonly now: Date };
type Turned = Pick<RevocableAward, "receiptId"> & { readonly owed: number };

const keyOf = (userId: string, turns: number) =>
  `${awardKey({ userId, award: AWARD_NAME, period: EVER })}:turn:${turns}`;

async function takeBack(
  { ledger }: AwardPurchaseStores,
  { userId, receiptId, turns, now, purchase: { product }, kept: before }: Turn,
  kept: number,
): Promise<Turned> {
  const reason = { code: "award.purchaseBack", params: { product } } as const;
  const about = { userId, receiptId, key: keyOf(userId, turns), reason, now };
  const { owed } = await ledger.reverse({ ...about, gems: before - kept });
  return { receiptId, owed };
}

/** One credit holds all of the award, so that a later turn has one to take back from. */
async function giveBack(
  { ledger }: AwardPurchaseStores,
  { userId, receiptId: newest, turns, now, purchase: { id, product }, kept: before }: Turn,
  kept: number,
): Promise<Turned> {
  const key = keyOf(userId, turns);
  const reason = { code: "award.purchaseBack", params: { product } } as const;
  const replaced = { userId, receiptId: newest, gems: before, key: `${key}:replaced`, reason, now };
  if (before > 0) await ledger.reverse(replaced);
  const { receiptId } = await ledger.credit({
    ...{ userId, gems: kept, now, key, expiresAt: null, kind: "gift", awardKind: "purchase" },
    purpose: { ...AWARD, subject: { noun: "purchase", id } },
    description: { code: "award.purchaseAgain", params: { product } },
  });
  return { receiptId, owed: 0 };
}
