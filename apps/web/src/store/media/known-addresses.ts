import { SIGNED_ADDRESS_SECONDS } from "@kinora/contracts/limits";
import { isRecord } from "../stored-value.ts";

/**
 * A signed address is valid for at least half its lifetime after it arrives; a margin remains for
 * the request.
 */
const FRESH_MS = (SIGNED_ADDRESS_SECONDS / 2) * 1_000 - 10_000;
/** Above this number the oldest are forgotten. */
const KNOWN_MAX = 4_000;

interface Known {
  readonly url: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly since: number;
}

/** Returns the path of a signed media address; null for all others. */
export function pathOf(url: string): string | null {
  const end = url.indexOf("?e=");
  return end > 0 && url.includes("/media/") ? url.slice(0, end) : null;
}

/**
 * The latest known address of each file. A displayed file keeps its address while that is valid,
 * because another one would be fetched again and restart playback.
 */
export class KnownAddresses {
  readonly #known = new Map<string, Known>();
  readonly #isPlaying: (path: string) => boolean;

  /**
   * @param isPlaying returns whether the page is playing the file
   */
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

  /** Forgets an expired address, so that the next answer's address is used. */
  forget(path: string): void {
    this.#known.delete(path);
  }

  /** Replaces the addresses in an answer, in place, by the known ones that are still valid. */
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
