import type { RateClass } from "@kinora/contracts/http/route";
import type { FastifyRequest } from "fastify";

/** Requests a minute for one person (or one address when nobody is signed in). */
export const RATE_LIMITS = {
  read: 1_200,
  write: 300,
  /** A storyboard saves itself 0.7 s after the last stroke: 85 a minute at most. One takes the api up to a tenth of a second. */
  edit: 120,
  create: 120,
  bulk: 30,
  signIn: 120,
  /** Asked at each visit of a page by everybody behind an address: a family, an office. As cheap as reading. */
  refresh: 1_200,
  /** Services of others call from few addresses. */
  callback: 1_200,
} as const satisfies Record<RateClass | "signIn" | "refresh" | "callback", number>;

/** Milliseconds within which requests are counted. */
export const WINDOW_MS = 60_000;

/** Requests a minute from one address, whoever sends them: counted before a token is looked up. */
export const ADDRESS_LIMIT = 6_000;

/** Options of @fastify/rate-limit for the doors of one class. */
export function limitOf(group: keyof typeof RATE_LIMITS) {
  return { max: RATE_LIMITS[group], timeWindow: WINDOW_MS, groupId: group };
}

/**
 * Requests that are worked on at once for one person, or for one sender without a token. The api
 * has one thread: what one of them asks for beyond that waits, so that it is not in the way of the others.
 */
export const AT_ONCE = 4;

/** What is worked on at once of all that members ask for; who has had least of it goes first. */
export const MEMBERS_AT_ONCE = 8;

/** What is worked on at once of all that strangers ask for, whatever it is. */
export const STRANGERS_AT_ONCE = 6;

/**
 * What is worked on at once of that which anybody may ask for, for all senders together: pages (more than one
 * sender has, who could hold up the others otherwise), files, what guests ask of the API, ways into an account, what
 * keeps people in theirs, tokens from where none was good yet, what open event streams have looked up.
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
/** Lines that requests wait in. */
export type CommonLine = Exclude<keyof typeof COMMON_AT_ONCE, "events">;

/** What strangers ask for beside each other; the others keep people in what is theirs. */
export const OF_STRANGERS: ReadonlySet<CommonLine> = new Set([
  "pages",
  "files",
  "guests",
  "signIn",
]);

/**
 * Connections to the database, two for each request of a member, which asks some things side by side: of strangers, refreshes, tokens and events there can never be so many that none is left
 * to members. Whoever has many networks has strangers wait for each other, and nobody else.
 */
export const CONNECTIONS =
  STRANGERS_AT_ONCE +
  COMMON_AT_ONCE.refresh +
  COMMON_AT_ONCE.tokens +
  COMMON_AT_ONCE.events +
  2 * MEMBERS_AT_ONCE;

/** Longest time that a request waits for the others of the same person; as long as a statement may take. */
export const LONGEST_WAIT_MS = 5_000;

/** Requests of one line that wait; one visit sends a few dozen at once. Whoever comes then is refused. */
export const LONGEST_LINE = 100;

/** As LONGEST_LINE, of a common line, where each sender has AT_ONCE: of a hundred senders. */
export const LONGEST_COMMON_LINE = 100 * AT_ONCE;

/** One bucket a person; one a sender for everybody else. */
export function rateKey(request: FastifyRequest): string {
  return request.person ? `person:${request.person.userId}` : `sender:${request.sender}`;
}
