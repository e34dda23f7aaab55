import type { PlatformAnswer, PlatformExchanged } from "../http/platform-request.ts";
import type { YouTubeHandle } from "./youtube-handle.ts";
import type { YouTubeDesk } from "./youtube-settings.ts";

/** How far an upload is, as its session says. */
export type SessionProgress =
  | { readonly kind: "complete"; readonly answer: PlatformAnswer }
  | { readonly kind: "partial"; readonly offset: number }
  /** It has some bytes and does not say how many. */
  | { readonly kind: "unsaid" }
  | { readonly kind: "gone" }
  | { readonly kind: "silent"; readonly exchanged: PlatformExchanged };

/** Reads the answer to bytes or to the question how many have arrived. */
export function readProgress(exchanged: PlatformExchanged): SessionProgress {
  if (exchanged.kind !== "answered") return { kind: "silent", exchanged };
  const { status, headers } = exchanged.answer;
  if (status === 200 || status === 201) return { kind: "complete", answer: exchanged.answer };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status !== 308) return { kind: "silent", exchanged };
  const last = /^bytes=0-(\d+)$/.exec(headers.range ?? "")?.[1];
  return last === undefined ? { kind: "unsaid" } : { kind: "partial", offset: Number(last) + 1 };
}

/**
 * Asks a session how far it is. Without a number in the answer nothing has arrived, or the header
 * was lost on the way: only when a second answer has none either is it nothing.
 */
export async function askProgress(
  { exchange }: YouTubeDesk,
  { session, size }: Pick<YouTubeHandle, "session" | "size">,
): Promise<SessionProgress> {
  const question = {
    ...({ method: "PUT", url: session } as const),
    headers: { "content-range": `bytes */${size}` },
  };
  const first = readProgress(await exchange(question));
  if (first.kind !== "unsaid") return first;
  const second = readProgress(await exchange(question));
  return second.kind === "unsaid" ? { kind: "partial", offset: 0 } : second;
}
