import type { Route } from "@kinora/contracts/http/route";
import type { FastifyRequest } from "fastify";

/** Requests a minute for one person (or one address when nobody is signed in). */
export const RATE_LIMITS = { read: 1_200, write: 300, create: 120, bulk: 30, signIn: 120 } as const;

/** Requests a minute from one address, whoever sends them: counted before a token is looked up. */
export const ADDRESS_LIMIT = 6_000;

export type RateClass = keyof typeof RATE_LIMITS;

/** Doors of stories at which gems are spent. */
const SPENDING = /^\/api\/stories(\/\{id\}\/(work|render))?$/;

function classOf(route: Route): RateClass {
  if (route.method === "GET") return "read";
  if (route.path === "/api/creations/actions") return "bulk";
  return route.path === "/api/creations" || SPENDING.test(route.path) ? "create" : "write";
}

/** Options of @fastify/rate-limit for one route. */
export function limitOf(route: Route): { max: number; timeWindow: string; groupId: RateClass } {
  const group = classOf(route);
  return { max: RATE_LIMITS[group], timeWindow: "1 minute", groupId: group };
}

/**
 * Requests that are worked on at once for one person, or for one sender without a token. The api
 * has one thread: what one of them asks for beyond that waits, so that it is not in the way of the others.
 */
export const AT_ONCE = 4;

/** Pages at work for all senders together: more than one of them has, who could hold up the others otherwise. */
export const PAGES_AT_ONCE = 2 * AT_ONCE;

/** Longest time that a request waits for the others of the same person; as long as a statement may take. */
export const LONGEST_WAIT_MS = 5_000;

/** Requests of one line that wait; one visit sends a few dozen at once. Whoever comes then is refused. */
export const LONGEST_LINE = 100;

/** One bucket a person; one a sender for everybody else. */
export function rateKey(request: FastifyRequest): string {
  return request.person ? `person:${request.person.userId}` : `sender:${request.sender}`;
}
