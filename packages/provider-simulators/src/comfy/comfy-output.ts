const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds for which a key is remembered. */
export const KEY_KNOWN = 24 * HOUR;

/** The output format of one maker, and the milliseconds for which Router repeats the result. */
interface Maker {
  readonly of: RegExp;
  readonly replayed: number;
  readonly output: (url: string) => object;
}

const MAKERS: readonly Maker[] = [
  {
    // The links and the task are the maker's own and may have expired, so the result is returned
    // only once.
    of: /^runway\//,
    replayed: 0,
    output: (url) => ({
      ...{ id: "simulated-task", status: "SUCCEEDED", createdAt: "2026-11-20T00:00:00Z" },
      output: [url],
    }),
  },
  {
    // Copied to Router's own storage.
    of: /^byteplus\/seedance/,
    replayed: KEY_KNOWN,
    output: (url) => ({
      ...{ id: "simulated-task", status: "succeeded", error: null, seed: 7, duration: 5 },
      ...{ content: { video_url: url }, resolution: "720p" },
    }),
  },
  {
    of: /^byteplus\/seedream/,
    replayed: 5 * MINUTE,
    output: (url) => ({ created: 1_767_225_600, data: [{ url, size: "2560x1440" }] }),
  },
  {
    of: /^ideogram\//,
    replayed: 5 * MINUTE,
    output: (url) => ({
      created: "2026-11-20T00:00:00Z",
      data: [{ url, is_image_safe: true, prompt: "a fox", resolution: "1312x736", seed: 7 }],
    }),
  },
];

function makerOf(endpoint: string): Maker {
  const maker = MAKERS.find(({ of }) => of.test(endpoint));
  if (!maker) throw new Error(`Nobody simulates ${endpoint}.`);
  return maker;
}

export const outputOf = (url: string, endpoint: string): object => makerOf(endpoint).output(url);

export const replayLife = (endpoint: string): number => makerOf(endpoint).replayed;
