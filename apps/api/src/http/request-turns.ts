import type { FastifyInstance } from "fastify";
import { AT_ONCE, LONGEST_WAIT_MS, rateKey } from "./rate-limits.ts";
import { turnTaker } from "./take-turns.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * Does what a request costs, once fewer than AT_ONCE of the same person, or of the same sender without a
     * token, are being worked on. Not the sending of its answer: a slow reader holds up nobody.
     *
     * @throws Refusal SERVICE_UNAVAILABLE after LONGEST_WAIT_MS in line
     */
    inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }
}

export function keepTurns(server: FastifyInstance): void {
  const takeTurn = turnTaker(AT_ONCE, LONGEST_WAIT_MS);
  server.decorateRequest("inTurn", function (work) {
    return takeTurn(rateKey(this), work);
  });
}
