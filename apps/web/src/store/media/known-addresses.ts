import { SIGNED_ADDRESS_SECONDS } from "@kinora/contracts/limits";
import { isRecord } from "../stored-value.ts";

/** What is signed opens for at least half of its life after an answer brought it; a little is left for the way. */
const FRESH_MS = (SIGNED_ADDRESS_SECONDS / 2) * 1_000 - 10_000;
/** Beyond that the oldest are forgotten. */
const KNOWN_MAX = 4_000;

interface Known {
  readonly url: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly since: number;
}

/** The path of a signed address of a media file; null for all others. */
export function pathOf(url: string): string | null {
  const end = url.indexOf("?e=");
  return end > 0 && url.includes("/media/") ? url.slice(0, end) : null;
}

/**
 * Addresses that answers brought, by what they open. A file that is shown keeps the address it has as long as that
 * opens: another one would be fetched again, and begin anew.
 */
export class KnownAddresses {
  readonly #known = new Map<string, Known>();
  readonly #isPlaying: (path: string) => boolean;

  /** @param isPlaying whether something on the page plays it at this moment */
  constructor(isPlaying: (path: string) => boolean) {
    this.#isPlaying = isPlaying;
  }

  isFresh(path: string): boolean {
    const known = this.#known.get(path);
    return known !== undefined && Date.now() - known.since < FRESH_MS;
  }

  urlOf(path: string): string | null {
    return this.#known.get(path)?.url ?? null;
  }

  /** It does not open any more: the next answer's address counts. */
  forget(path: string): void {
    this.#known.delete(path);
  }

  /** An answer with the known addresses in it where those still open; it is changed itself. */
  heed(answer: unknown): void {
    if (!isRecord(answer) && !Array.isArray(answer)) return;
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value !== "string") this.heed(value);
      else {
        const path = pathOf(value);
        if (path !== null) Object.assign(answer, { [name]: this.#steady(path, value) });
      }
    }
  }

  #steady(path: string, url: string): string {
    const known = this.#known.get(path);
    if (known && (this.isFresh(path) || this.#isPlaying(path))) return known.url;
    this.#known.delete(path);
    this.#known.set(path, { url, since: Date.now() });
    const [oldest] = this.#known.keys();
    if (this.#known.size > KNOWN_MAX && oldest !== undefined) this.#known.delete(oldest);
    return url;
  }
}
