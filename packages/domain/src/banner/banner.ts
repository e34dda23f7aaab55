import type { PersonRole } from "@kinora/contracts/account/account";
import type { Banner, KeptBanner, NewBanner } from "@kinora/contracts/banner/banner";
import type { AppendAudit } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";

export interface BannerRecord extends Banner {
  readonly startsAt: Date;
  /** null: until it is taken down. */
  readonly endsAt: Date | null;
}

export interface BannerStore {
  /** Those whose time is now, the one that began last first. */
  current(now: Date): Promise<readonly BannerRecord[]>;
  /** The last ones, newest first. */
  list(most: number): Promise<readonly BannerRecord[]>;
  find(id: string): Promise<BannerRecord | null>;
  add(banner: BannerRecord, now: Date): Promise<void>;
  end(id: string, now: Date): Promise<void>;
  /** Id of the banner that this person closed last. */
  closedBy(userId: string): Promise<string | null>;
  close(userId: string, id: string): Promise<void>;
}

interface Reader {
  readonly platform: "web" | "ios" | "android";
  /** null: somebody who is not signed in. */
  readonly role: PersonRole | null;
}

/** Is it meant for whoever this is, where they are? */
export function isFor({ audience, platform }: Banner, reader: Reader): boolean {
  if (platform !== "all" && platform !== reader.platform) return false;
  switch (audience) {
    case "everybody":
      return true;
    case "guests":
      return reader.role === null;
    case "members":
      return reader.role !== null;
    case "staff":
      return reader.role !== null && reader.role !== "user";
  }
}

/** The one that is shown: of those that are for somebody, the one that began last, unless they closed it. */
export function chooseBanner(
  current: readonly BannerRecord[],
  reader: Reader,
  closedId: string | null,
): BannerRecord | null {
  const found = current.find((one) => isFor(one, reader)) ?? null;
  return found?.closable && found.id === closedId ? null : found;
}

export const stateOf = ({ startsAt, endsAt }: BannerRecord, now: Date): KeptBanner["state"] => {
  if (endsAt && endsAt <= now) return "ended";
  return startsAt > now ? "planned" : "shown";
};

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

/** @throws Refusal BANNER_ENDS_TOO_EARLY when it would be over before it begins */
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

/** @throws Refusal BANNER_NOT_FOUND when there is none, or it is over */
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
