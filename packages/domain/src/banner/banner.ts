import type { PersonRole } from "@kinora/contracts/access/roles";
import type { Banner, KeptBanner } from "@kinora/contracts/banner/banner";

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
