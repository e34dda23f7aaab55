/** An incoming webhook request. */
export interface Callback {
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The exact bytes that were signed. */
  readonly body: string;
}

/**
 * Verifies that a webhook comes from the provider and is recent. Returns the provider's id of the
 * order, or null when the webhook is not trusted. For a provider that does not sign, the token in
 * the URL is the only proof; the receiver compares it.
 */
export type VerifyCallback = (call: Callback, now: Date) => Promise<string | null>;

/** Seconds by which the provider's clock and ours may differ; an older webhook may be a replay. */
export const REPLAY_WINDOW = 300;

export function headerOf({ headers }: Callback, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value : "";
}

export function isOfNow(seconds: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(seconds)) return false;
  return Math.abs(Number(seconds) - now.getTime() / 1_000) <= REPLAY_WINDOW;
}
