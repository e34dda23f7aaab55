import type { PublicationFailureClass } from "@kinora/contracts/publication/publication-vocabulary";
import type { PlatformFaults } from "@kinora/platform-simulators/platform-faults";

/** How it ends, and how many posts there are then. */
export type ExpectedEnd =
  | readonly ["done", 1]
  | readonly [PublicationFailureClass, 0]
  | readonly ["unconfirmed", 0 | 1];

export interface FaultCase {
  readonly faults: Partial<PlatformFaults>;
  /** Faults from the irreversible call on. */
  readonly afterwards?: Partial<PlatformFaults>;
  readonly end: ExpectedEnd;
}

const DONE: ExpectedEnd = ["done", 1];

/** What happens, and how it ends unless a sample says otherwise. */
export const FAULT_CASES: Readonly<Record<string, FaultCase>> = {
  "nothing goes wrong": { faults: {}, end: DONE },
  "answer lost before commit": { faults: { commit: ["lost before"] }, end: DONE },
  "answer lost after commit": { faults: { commit: ["lost after"] }, end: DONE },
  "5xx before commit": { faults: { commit: ["500 before"] }, end: DONE },
  "5xx after commit": { faults: { commit: ["500 after"] }, end: DONE },
  "lost after commit, then unreachable": {
    faults: { commit: ["lost after"] },
    afterwards: { question: Array(60).fill("503") },
    end: ["unconfirmed", 1],
  },
  "slow processing": { faults: { processing: ["slow"] }, end: DONE },
  "processing error": { faults: { processing: ["error"] }, end: ["permanent", 0] },
  stuck: { faults: { processing: ["stuck"] }, end: ["retry", 0] },
  "token expired while polling": {
    faults: { commit: ["lost after"] },
    afterwards: { question: ["token expired"] },
    end: DONE,
  },
  "token revoked": { faults: { standing: "token revoked" }, end: ["reauth", 0] },
  "quota reached": { faults: { standing: "quota reached" }, end: ["limit", 0] },
  "rate limit": { faults: { standing: "rate limit" }, end: ["limit", 0] },
  "no permission": { faults: { standing: "no permission" }, end: ["reconnect_other", 0] },
  "media refused": { faults: { standing: "media refused" }, end: ["permanent", 0] },
  duplicate: { faults: { standing: "duplicate" }, end: ["permanent", 0] },
  "upload answered 503": { faults: { filePart: ["503"] }, end: DONE },
  "upload session gone (404)": { faults: { filePart: ["404"] }, end: DONE },
  "upload session gone (410)": { faults: { filePart: ["410"] }, end: DONE },
  "progress left out": { faults: { filePart: ["progress left out"] }, end: DONE },
  "session gone at the last part": { faults: { filePart: [null, "410"] }, end: ["unconfirmed", 0] },
  "lost after commit, then session gone": {
    faults: { commit: ["lost after"] },
    afterwards: { question: ["gone"] },
    end: DONE,
  },
};

/** Nothing is uploaded, and nothing processed. */
const WITHOUT_SESSION = {
  ...{ "upload session gone (404)": null, "upload session gone (410)": null },
  ...{ "progress left out": null, "session gone at the last part": null },
  ...{ "slow processing": null, "processing error": null, stuck: null },
  "lost after commit, then session gone": null,
} as const;
const WITHOUT_FILE = { ...WITHOUT_SESSION, "upload answered 503": null } as const;
const NEVER_ABSENT = {
  "answer lost before commit": ["unconfirmed", 0],
  "5xx before commit": ["unconfirmed", 0],
} as const;
const OF_FILMS = {
  ...{ duplicate: null, "progress left out": null },
  // Nobody knows the film any more: it is not said to be absent.
  "lost after commit, then session gone": ["unconfirmed", 1],
} as const;

const OF_CONTAINERS = {
  ...{ duplicate: null, "progress left out": null, "session gone at the last part": null },
  "no permission": ["reauth", 0],
  // Nobody knows the container any more.
  "lost after commit, then session gone": ["unconfirmed", 1],
} as const;
/** Its files are fetched. */
const BY_ADDRESS = {
  ...OF_CONTAINERS,
  ...{ "upload session gone (404)": null, "upload session gone (410)": null },
  "upload answered 503": null,
} as const;
/** Its token cannot be renewed once it has expired. */
const WITH_INSTAGRAM = {
  ...BY_ADDRESS,
  "token expired while polling": ["unconfirmed", 1],
} as const;

const OF_TIKTOK = {
  ...{ duplicate: null, "progress left out": null, "session gone at the last part": null },
  "no permission": ["reauth", 0],
  // It says itself that it may be tried again, from the beginning.
  "processing error": ["retry", 0],
  // All of it has arrived: whether it will be posted, nobody knows.
  stuck: ["unconfirmed", 0],
} as const;

/** How it ends where a platform differs, and why. Null when it cannot happen there. */
export const OTHER_ENDS: Readonly<Record<string, Readonly<Record<string, ExpectedEnd | null>>>> = {
  "facebook text": {
    ...WITHOUT_FILE,
    // Only a post that is found proves anything; a text may be late, or changed on the way.
    ...NEVER_ABSENT,
    "media refused": null,
  },
  "facebook photos": {
    ...WITHOUT_SESSION,
    ...NEVER_ABSENT,
    "session gone at the last part": null,
  },
  "facebook reel": { ...OF_FILMS, "session gone at the last part": null },
  "facebook video": { ...OF_FILMS, "session gone at the last part": null },
  "instagram reel": OF_CONTAINERS,
  "instagram reel by address": WITH_INSTAGRAM,
  "instagram photo": BY_ADDRESS,
  "instagram carousel": BY_ADDRESS,
  "instagram video story": OF_CONTAINERS,
  "instagram photo story": WITH_INSTAGRAM,
  "tiktok video": OF_TIKTOK,
  "tiktok draft": OF_TIKTOK,
  "youtube video": {
    // A video is there before it is processed; what becomes of it is measured later.
    "processing error": DONE,
    stuck: DONE,
    duplicate: DONE,
  },
};
