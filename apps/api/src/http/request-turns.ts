import type { FastifyInstance, FastifyRequest } from "fastify";
import { AT_ONCE, LONGEST_LINE, LONGEST_WAIT_MS, rateKey } from "./rate-limits.ts";
import { turnTaker } from "./take-turns.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * Does what a request costs, once fewer than AT_ONCE of the same person, or of the same sender without a
     * token, are being worked on. Not the sending of its answer: a slow reader holds up nobody.
     *
     * @param line those in another line do not wait for each other
     * @throws Refusal SERVICE_UNAVAILABLE after LONGEST_WAIT_MS in line, at once where LONGEST_LINE wait
     */
    inTurn: <Result>(work: () => Promise<Result>, line?: string) => Promise<Result>;
  }
}

export function keepTurns(server: FastifyInstance): void {
  const takeTurn = turnTaker({
    most: AT_ONCE,
    longestMs: LONGEST_WAIT_MS,
    longestLine: LONGEST_LINE,
  });
  server.decorateRequest("inTurn", function (this: FastifyRequest, work, line) {
    return takeTurn(line ?? rateKey(this), work);
  });
}
