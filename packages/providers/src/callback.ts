/** A call of a provider, as it came. */
export interface Callback {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The very bytes that were signed. */
  readonly body: string;
}

/**
 * Is it theirs, and of now? Their id of the order it speaks of; null: nothing is believed of it. Of a service that does
 * not sign, the token in the address is the only proof; whoever hears a call compares it.
 */
export type VerifyCallback = (call: Callback, now: Date) => Promise<string | null>;

/** Seconds by which their clock and ours may differ; what is older may be a repetition of somebody else's. */
export const REPLAY_WINDOW = 300;

export function headerOf({ headers }: Callback, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value : "";
}

export function isOfNow(seconds: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(seconds)) return false;
  return Math.abs(Number(seconds) - now.getTime() / 1_000) <= REPLAY_WINDOW;
}
