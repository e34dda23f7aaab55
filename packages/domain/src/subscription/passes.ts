import type { Tier } from "@kinora/contracts/account/account";
import { heldPlans } from "./held-tier.ts";
import type { Pass, PassStore } from "./pass-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface PlanStores {
  readonly subscriptions: Pick<SubscriptionStore, "lockHolder" | "list" | "setPlans">;
  readonly passes: PassStore;
}

const DAY = 86_400_000;

/** True while a pass gives its tier. */
export const isRunning = ({ from, until, endedAt }: Pass, now: Date): boolean =>
  endedAt === null && from <= now && now < until;

/** Sets a person's tier and social plan to what their plans and passes give now; returns the plans. */
export async function settlePlans(
  { subscriptions, passes }: PlanStores,
  userId: string,
  now: Date,
): Promise<readonly StoredSubscription[]> {
  const [all, own] = [await subscriptions.list(userId), await passes.list(userId)];
  const tiers = own.filter((pass) => isRunning(pass, now)).map(({ tier }) => tier);
  await subscriptions.setPlans(userId, heldPlans(all, now, tiers));
  await passes.setDue(userId, now);
  return all;
}

/** Begins a pass: at once, or when the one of the same tier before it ends. The holder is locked. */
export async function beginPass(
  stores: PlanStores,
  {
    id,
    purchaseId,
    userId,
    tier,
    days,
    notBefore,
  }: Pick<Pass, "id" | "purchaseId"> & {
    readonly userId: string;
    readonly tier: Tier;
    readonly days: number;
    /** Null for at once. */
    readonly notBefore: Date | null;
  },
  now: Date,
): Promise<void> {
  const { passes } = stores;
  const ends = (await passes.list(userId))
    .filter((pass) => pass.tier === tier && pass.endedAt === null)
    .map(({ until }) => +until);
  const from = new Date(Math.max(+now, +(notBefore ?? now), ...ends));
  await passes.add({ id, purchaseId, userId, tier, from, until: new Date(+from + days * DAY) });
  await settlePlans(stores, userId, now);
}

/** Ends a pass whose purchase was taken back in full, or lets it go on. The holder is locked. */
export async function setPassEnded(
  stores: PlanStores,
  { purchaseId, userId }: { readonly purchaseId: string; readonly userId: string },
  isEnded: boolean,
  now: Date,
): Promise<void> {
  await stores.passes.setEnded(purchaseId, isEnded ? now : null);
  await settlePlans(stores, userId, now);
}

/** Settles everybody of whom a pass has begun or ended, each in a transaction of their own. */
export async function settleDuePasses(
  {
    findDue,
    transact,
  }: {
    readonly findDue: (now: Date) => Promise<string[]>;
    readonly transact: <T>(work: (stores: PlanStores) => Promise<T>) => Promise<T>;
  },
  now: () => Date,
): Promise<void> {
  for (const userId of await findDue(now()))
    await transact(async (stores) => {
      await stores.subscriptions.lockHolder(userId);
      await settlePlans(stores, userId, now());
    });
}
