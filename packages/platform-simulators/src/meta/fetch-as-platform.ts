/** What a platform fetched. */
export interface FetchedFile {
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

/** Milliseconds for a file, and the largest that is taken. */
const PATIENCE = 10_000;
const LARGEST = 300_000_000;

/** Fetches a file as platforms do: without redirects, from an address that anybody can read. */
export async function fetchAsPlatform(url: string): Promise<FetchedFile | null> {
  if (!/^https?:/.test(url)) return null;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(url, { redirect: "error", credentials: "omit", signal });
    if (!answer.ok || Number(answer.headers.get("content-length")) > LARGEST) return null;
    const mimeType = answer.headers.get("content-type") ?? "application/octet-stream";
    return { mimeType, bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch {
    return null;
  }
}
