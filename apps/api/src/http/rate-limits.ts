import type { RateClass } from "@kinora/contracts/http/route";
import type { FastifyRequest } from "fastify";

/** Requests per minute for one user (or one address when not signed in). */
export const RATE_LIMITS = {
  read: 1_200,
  write: 300,
  /**
   * A storyboard is saved 0.7 s after the last change, 85 times a minute at most. One save takes
   * the api up to a tenth of a second.
   */
  edit: 120,
  create: 120,
  bulk: 30,
  /** A store is asked about each, and most people have a few to restore. */
  receipt: 20,
  /** Each may ask a platform. A person with all the accounts of a post chooses among their kinds. */
  preview: 60,
  signIn: 120,
  /**
   * Sent at each page visit by everyone behind an address: a family, an office. As cheap as
   * reading.
   */
  refresh: 1_200,
  /** External services call from few addresses. */
  callback: 1_200,
} as const satisfies Record<RateClass | "signIn" | "refresh" | "callback", number>;

/** Milliseconds of the window in which requests are counted. */
export const WINDOW_MS = 60_000;

/**
 * Requests per minute from one address, whoever sends them, counted before the token is looked up.
 */
export const ADDRESS_LIMIT = 6_000;

/** Returns the options of @fastify/rate-limit for routes of one class. */
export function limitOf(group: keyof typeof RATE_LIMITS) {
  return { max: RATE_LIMITS[group], timeWindow: WINDOW_MS, groupId: group };
}

/**
 * Maximum concurrent requests of one user, or of one sender without a token. The api has one
 * thread, so further requests wait in order not to delay other users.
 */
export const AT_ONCE = 4;

/** Maximum concurrent requests of all members together; those who had least are served first. */
export const MEMBERS_AT_ONCE = 8;

/** Maximum concurrent requests that wait for an outside service, of all members together. */
export const OUTSIDE_AT_ONCE = 8;

/** Maximum concurrent requests of all strangers together, of any kind. */
export const STRANGERS_AT_ONCE = 6;

/**
 * Maximum concurrent requests of all senders together, by kind: pages (above the limit of one
 * sender, which could otherwise block the others), files, API requests of guests, sign-ins, session
 * refreshes, tokens from senders without a valid one so far, and lookups of open event streams.
 */
export const COMMON_AT_ONCE = {
  pages: STRANGERS_AT_ONCE,
  files: AT_ONCE,
  guests: AT_ONCE,
  signIn: AT_ONCE,
  refresh: AT_ONCE,
  tokens: AT_ONCE / 2,
  events: AT_ONCE,
} as const;
/** Queues that requests wait in. */
export type CommonLine = Exclude<keyof typeof COMMON_AT_ONCE, "events">;

/** Queues that share the limit for strangers; the remaining ones keep users signed in. */
export const OF_STRANGERS: ReadonlySet<CommonLine> = new Set([
  "pages",
  "files",
  "guests",
  "signIn",
]);

/**
 * Size of the pool of database connections. Each request of a member counts as two, because it runs
 * some queries in parallel; each that waits for an outside service as half, because it mostly waits. The limits on strangers, refreshes, tokens and events always leave
 * connections for members: whoever sends from many networks delays strangers only.
 */
export const CONNECTIONS =
  STRANGERS_AT_ONCE +
  COMMON_AT_ONCE.refresh +
  COMMON_AT_ONCE.tokens +
  COMMON_AT_ONCE.events +
  2 * MEMBERS_AT_ONCE +
  OUTSIDE_AT_ONCE / 2;

/**
 * Maximum milliseconds that a request waits for others of the same user; equals the statement
 * timeout.
 */
export const LONGEST_WAIT_MS = 5_000;

/**
 * Maximum requests waiting in one queue; further ones are rejected. One visit sends a few dozen at
 * once.
 */
export const LONGEST_LINE = 100;

/** The same for a shared queue, in which each sender has AT_ONCE: enough for a hundred senders. */
export const LONGEST_COMMON_LINE = 100 * AT_ONCE;

/** Returns the rate limit bucket: one per user, or one per sender without a token. */
export function rateKey(request: FastifyRequest): string {
  return request.person ? `person:${request.person.userId}` : `sender:${request.sender}`;
}
