import type { FastifyRequest } from "fastify";
import { LONGEST_LINE, LONGEST_WAIT_MS } from "./rate-limits.ts";
import { turnTaker } from "./take-turns.ts";

/** Characters. What a person writes is shorter; a whole board is not, and takes ten times as long to be dealt with. */
const LONG = 8_000;

/** Of all senders together. */
const inTurn = turnTaker({ most: 2, longestMs: LONGEST_WAIT_MS, longestLine: LONGEST_LINE });

/**
 * Deals with requests that have a long body two at a time: several people who send many at once would keep the
 * thread from everybody else in between.
 *
 * @throws Refusal SERVICE_UNAVAILABLE
 */
export function dealInTurn<Result>(
  { body }: FastifyRequest,
  deal: () => Promise<Result>,
): Promise<Result> {
  return typeof body === "string" && body.length > LONG ? inTurn("long", deal) : deal();
}
