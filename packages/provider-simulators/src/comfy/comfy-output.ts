import { type OrderedResult, whatWasOrdered } from "../ordered/what-was-ordered.ts";
import type { SimulatedOrder } from "../simulator.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds for which a key is remembered. */
export const KEY_KNOWN = 24 * HOUR;

/** The output format of one maker, and the milliseconds for which Router repeats the result. */
interface Maker {
  readonly of: RegExp;
  readonly replayed: number;
  readonly output: (url: string, ordered: OrderedResult, isThere: boolean) => object;
}

const MAKERS: readonly Maker[] = [
  {
    // The links and the task are the maker's own and may have expired, so the result is returned
    // only once.
    of: /^runway\//,
    replayed: 0,
    output: (url, _, isThere) => ({
      ...{ id: "simulated-task", status: "SUCCEEDED", createdAt: "2026-11-20T00:00:00Z" },
      output: isThere ? [url] : [],
    }),
  },
  {
    // Copied to Router's own storage.
    of: /^byteplus\/seedance/,
    replayed: KEY_KNOWN,
    output: (url, { seconds }, isThere) => ({
      ...{ id: "simulated-task", status: "succeeded", error: null, seed: 7, duration: seconds },
      ...{ content: isThere ? { video_url: url } : {}, resolution: "720p" },
    }),
  },
  {
    of: /^byteplus\/seedream/,
    replayed: 5 * MINUTE,
    output: (url, { width, height }, isThere) => ({
      created: 1_767_225_600,
      data: isThere ? [{ url, size: `${width}x${height}` }] : [],
    }),
  },
  {
    of: /^ideogram\//,
    replayed: 5 * MINUTE,
    output: (url, { width, height }, isThere) => {
      const made = { is_image_safe: true, prompt: "a fox", resolution: `${width}x${height}` };
      return {
        created: "2026-11-20T00:00:00Z",
        data: isThere ? [{ url, ...made, seed: 7 }] : [],
      };
    },
  },
];

function makerOf(endpoint: string): Maker {
  const maker = MAKERS.find(({ of }) => of.test(endpoint));
  if (!maker) throw new Error(`Nobody simulates ${endpoint}.`);
  return maker;
}

/** Builds the output of an order that succeeded, in its maker's format. */
export const outputOf = (url: string, order: SimulatedOrder): object =>
  makerOf(order.endpoint).output(url, whatWasOrdered(order), order.ending !== "partial");

export const replayLife = (endpoint: string): number => makerOf(endpoint).replayed;
