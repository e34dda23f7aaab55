import type { FastifyRequest } from "fastify";
import { LONGEST_LINE, LONGEST_WAIT_MS } from "./rate-limits.ts";
import { turnTaker } from "./take-turns.ts";

/**
 * Characters. A user's text is shorter; a whole board is longer and takes ten times as long to
 * handle.
 */
const LONG = 8_000;

/** Shared by all senders. */
const inTurn = turnTaker({ most: 2, longestMs: LONGEST_WAIT_MS, longestLine: LONGEST_LINE });

/**
 * Handles requests with a long body two at a time. Otherwise a few users who send many at once
 * would keep the thread from everyone else.
 *
 * @throws Refusal SERVICE_UNAVAILABLE
 */
export function dealInTurn<Result>(
  { body }: FastifyRequest,
  deal: () => Promise<Result>,
): Promise<Result> {
  return typeof body === "string" && body.length > LONG ? inTurn("long", deal) : deal();
}
