import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fairTurns } from "./fair-turns.ts";
import { KnownSenders } from "./known-senders.ts";
import {
  AT_ONCE,
  COMMON_AT_ONCE,
  type CommonLine,
  LONGEST_COMMON_LINE,
  LONGEST_LINE,
  LONGEST_WAIT_MS,
  MEMBERS_AT_ONCE,
  OF_STRANGERS,
  OUTSIDE_AT_ONCE,
  rateKey,
  STRANGERS_AT_ONCE,
} from "./rate-limits.ts";
import { turnTaker } from "./take-turns.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * Key by which turns are shared out: the user, or the user known at this sender; else the site,
     * however many senders it has.
     */
    readonly whose: string;
    /**
     * Runs the work of a request once fewer than AT_ONCE requests of the same user (or sender
     * without a token) are running, and fewer than MEMBERS_AT_ONCE of all; those who had least are
     * served first. Sending the response is not included, so a slow reader delays nobody.
     *
     * @param line requests in different lines do not wait for each other
     * @throws Refusal SERVICE_UNAVAILABLE after LONGEST_WAIT_MS in line, or after about a second
     * when LONGEST_LINE are waiting
     */
    inTurn: <Result>(work: () => Promise<Result>, line?: string) => Promise<Result>;
    /**
     * Like inTurn, but per site and in a shared queue that serves those who had least first. Guests
     * from any number of networks leave time for the others.
     *
     * @throws Refusal SERVICE_UNAVAILABLE as inTurn, and after about a second when
     * LONGEST_COMMON_LINE are waiting
     */
    inCommonTurn: <Result>(
      common: CommonLine,
      work: () => Promise<Result>,
      line?: string,
    ) => Promise<Result>;
    /**
     * Like inCommonTurn, but like inTurn for senders with a known user, who never wait for
     * strangers.
     */
    inStrangersTurn: FastifyRequest["inCommonTurn"];
    /** Like inTurn, for work that waits for an outside service: only others like it wait for it. */
    inOutsideTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }
  interface FastifyInstance {
    readonly knownSenders: KnownSenders;
  }
}

export function keepTurns(server: FastifyInstance): void {
  const takeTurn = turnTaker({
    most: AT_ONCE,
    longestMs: LONGEST_WAIT_MS,
    longestLine: LONGEST_LINE,
  });
  const common = {
    pages: commonLine("pages"),
    files: commonLine("files"),
    guests: commonLine("guests"),
    signIn: commonLine("signIn"),
    refresh: commonLine("refresh"),
    tokens: commonLine("tokens"),
  } satisfies Record<CommonLine, unknown>;
  const strangers = turnTaker({
    most: STRANGERS_AT_ONCE,
    longestMs: LONGEST_WAIT_MS,
    longestLine: LONGEST_COMMON_LINE,
  });
  const members = memberLine(MEMBERS_AT_ONCE);
  const outside = memberLine(OUTSIDE_AT_ONCE);
  const known = new KnownSenders();
  server.decorate("knownSenders", known);
  server.decorateRequest("inTurn", function (this: FastifyRequest, work, line) {
    return takeTurn(line ?? rateKey(this), () => members(this.whose, unlessGone(this, work)));
  });
  server.decorateRequest("inOutsideTurn", function (this: FastifyRequest, work) {
    const line = `outside ${rateKey(this)}`;
    return takeTurn(line, () => outside(this.whose, unlessGone(this, work)));
  });
  server.decorateRequest("inCommonTurn", function (this: FastifyRequest, name, work, line) {
    const look = unlessGone(this, work);
    const among = OF_STRANGERS.has(name) ? () => strangers("all", look) : look;
    const mine = line ?? `site:${this.site}`;
    return takeTurn(mine, () => common[name](mine, among));
  });
  server.decorateRequest("inStrangersTurn", function (this: FastifyRequest, name, work, line) {
    const isStranger = known.homeOf(this.sender) === undefined;
    return isStranger ? this.inCommonTurn(name, work, line) : this.inTurn(work, line);
  });
  server.decorateRequest("whose", {
    getter() {
      const userId = this.person?.userId ?? known.homeOf(this.sender);
      return userId === undefined ? `site:${this.site}` : `person:${userId}`;
    },
  });
}

/** Skips reads whose client has disconnected while waiting; changes are still made. */
function unlessGone<Result>({ method, raw }: FastifyRequest, work: () => Promise<Result>) {
  return async () => {
    if (method === "GET" && raw.socket.destroyed) throw new Refusal("SERVICE_UNAVAILABLE");
    return work();
  };
}

/** Its length is limited for each member. */
const memberLine = (most: number) =>
  fairTurns({ most, longestMs: LONGEST_WAIT_MS, longestLine: Number.POSITIVE_INFINITY });

function commonLine(name: CommonLine) {
  return fairTurns({
    most: COMMON_AT_ONCE[name],
    longestMs: LONGEST_WAIT_MS,
    longestLine: LONGEST_COMMON_LINE,
  });
}
