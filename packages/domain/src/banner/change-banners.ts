import type { NewBanner } from "@kinora/contracts/banner/banner";
import type { AppendAudit } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";
import { type BannerStore, stateOf } from "./banner.ts";

interface BannerStores {
  readonly banners: BannerStore;
  readonly audit: AppendAudit;
}

type Transact = <T>(work: (stores: BannerStores) => Promise<T>) => Promise<T>;

interface ByWhom {
  readonly id: string;
  readonly actorId: string;
  readonly requestId: string | null;
  readonly now: Date;
}

/** Publishes a banner. @throws Refusal BANNER_ENDS_TOO_EARLY when it would end before it starts */
export async function putUpBanner(
  { transact }: { transact: Transact },
  { wish, ...by }: ByWhom & { readonly wish: NewBanner },
): Promise<void> {
  const { id, now } = by;
  const startsAt = wish.startsAt === null ? now : new Date(wish.startsAt);
  const endsAt = wish.endsAt === null ? null : new Date(wish.endsAt);
  if (endsAt && (endsAt <= startsAt || endsAt <= now)) throw new Refusal("BANNER_ENDS_TOO_EARLY");
  await transact(async ({ banners, audit }) => {
    await banners.add({ ...wish, id, startsAt, endsAt }, now);
    const { severity, audience, platform } = wish;
    await audit(lineOf("banner.put-up", by, { severity, audience, platform, text: wish.text }));
  });
}

/** Ends a banner. @throws Refusal BANNER_NOT_FOUND when it does not exist or has ended */
export async function takeDownBanner(
  { transact }: { transact: Transact },
  by: ByWhom,
): Promise<void> {
  await transact(async ({ banners, audit }) => {
    const found = await banners.find(by.id);
    if (!found || stateOf(found, by.now) === "ended") throw new Refusal("BANNER_NOT_FOUND");
    await banners.end(by.id, by.now);
    await audit(lineOf("banner.taken-down", by, {}));
  });
}

const lineOf = (
  action: "banner.put-up" | "banner.taken-down",
  { id, actorId, requestId, now }: ByWhom,
  after: Readonly<Record<string, string>>,
) => ({
  ...{ action, actorId, requestId, at: now, reason: "", before: {}, after },
  subject: { noun: "banner", id },
});
