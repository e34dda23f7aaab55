import type { PlatformExchange } from "./http/platform-request.ts";

/** What an adapter works with. */
export interface PublishingDesk<Settings> {
  readonly settings: Settings;
  readonly exchange: PlatformExchange;
  readonly now: () => Date;
}

/** Returns the time so many seconds from now. */
export const secondsFrom = (now: Date, seconds: number): Date =>
  new Date(now.getTime() + seconds * 1_000);

export const bearer = (token: string): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${token}`,
});
