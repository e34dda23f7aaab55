import type { Route } from "@kinora/contracts/http/route";
import { Refusal } from "@kinora/domain/refusal";
import type { RateLender } from "@kinora/domain/security/rate-lender";
import type { FastifyInstance } from "fastify";
import { sharedRates } from "./shared-rates.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Counts towards the user's changes of the day. */
    changes?: boolean;
  }
}

/**
 * Maximum changes per user and day. Each may leave an event that is kept for half a year, and doing
 * and undoing has no natural end. A storyboard that is saved every few seconds from morning to
 * night makes 10,000.
 */
const MOST_A_DAY = 20_000;
const DAY_MS = 24 * 60 * 60_000;

export const changesSomething = ({ method, access }: Route): boolean =>
  method !== "GET" && access === "signed-in";

/** Rejects changes beyond the daily limit with CHANGE_LIMIT. Runs after the token is looked up. */
export function limitChanges(
  server: FastifyInstance,
  lender: RateLender | null,
  most = MOST_A_DAY,
): void {
  const Counts = sharedRates(lender, DAY_MS);
  const counts = new Counts({});
  server.addHook("onRequest", async ({ person, routeOptions }) => {
    if (!routeOptions.config.changes || !person) return;
    const made = await new Promise<number>((resolve, reject) => {
      const told = (error: Error | null, standing?: { current: number }) =>
        error ? reject(error) : resolve(standing?.current ?? 0);
      counts.incr(`changes:${person.userId}`, told, DAY_MS, most);
    });
    if (made > most) throw new Refusal("CHANGE_LIMIT", { max: most });
  });
}
