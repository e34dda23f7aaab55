import type { PersonRole } from "@kinora/contracts/access/roles";
import type { Banner, KeptBanner } from "@kinora/contracts/banner/banner";

export interface BannerRecord extends Banner {
  readonly startsAt: Date;
  /** Null when it stays until it is taken down. */
  readonly endsAt: Date | null;
}

export interface BannerStore {
  /** Banners active at `now`, latest start first. */
  current(now: Date): Promise<readonly BannerRecord[]>;
  /** The most recent ones, newest first. */
  list(most: number): Promise<readonly BannerRecord[]>;
  find(id: string): Promise<BannerRecord | null>;
  add(banner: BannerRecord, now: Date): Promise<void>;
  end(id: string, now: Date): Promise<void>;
  /** Id of the banner that this person last closed. */
  closedBy(userId: string): Promise<string | null>;
  close(userId: string, id: string): Promise<void>;
}

interface Reader {
  readonly platform: "web" | "ios" | "android";
  /** Null for a visitor who is not signed in. */
  readonly role: PersonRole | null;
}

/** Returns whether the banner is meant for the reader's role and platform. */
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

/**
 * Chooses the banner to show: the latest that is meant for the reader; null when they closed that
 * one.
 */
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
