import { PAIRS_EACH_MAX } from "@kinora/contracts/challenge/challenge-limits";
import type { ChallengePair } from "@kinora/contracts/challenge/challenge-vote";
import { routes } from "@kinora/contracts/routes";
import { type CastPorts, castBallot } from "@kinora/domain/challenge/cast-ballot";
import type { PairRecord } from "@kinora/domain/challenge/challenge-record";
import { formatCount, parseCount } from "@kinora/domain/challenge/count-cursor";
import { drawNextPair, type VotePorts } from "@kinora/domain/challenge/draw-next-pair";
import { shownChallenge } from "@kinora/domain/challenge/find-challenge";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { presentPairedWork } from "./present-challenge.ts";
import type { ChallengeShowPorts } from "./show-challenges.ts";

export type VoteRoutePorts = ChallengeShowPorts & {
  readonly drawing: VotePorts;
  readonly casting: CastPorts;
};

/** Works of a pair that vanish while it is drawn are followed by another pair. */
const DRAWS = 3;

/** The vote: pairs, answers and their receipts. */
export function mountVoteRoutes(server: FastifyInstance, ports: VoteRoutePorts): void {
  const { challenges, challengeVotes, drawing, casting, now } = ports;

  mountRoute(server, routes.drawChallengePair, async ({ params, person: { userId } }) => {
    for (let draw = 1; ; draw += 1) {
      const order = { challengeId: params.id, userId, now: now() };
      const { pair, valid } = await drawNextPair(drawing, order);
      const shown = pair && (await showPair(pair, ports));
      if (shown || pair === null || draw === DRAWS)
        return { pair: shown, valid, pairsMax: PAIRS_EACH_MAX };
    }
  });

  mountRoute(server, routes.castBallot, ({ params, body, person: { userId } }) =>
    castBallot(casting, { ...body, pairId: params.id, userId, now: now() }),
  );

  mountRoute(server, routes.listOwnBallots, async ({ params, query, person }) => {
    const { cursor, limit } = query;
    const after = cursor === undefined ? 0 : parseCount("ballot", cursor);
    shownChallenge(await challenges.find(params.id));
    const own = await challengeVotes.voterOf(params.id, person.userId);
    const found =
      own === null
        ? []
        : await challengeVotes.listReceipts(params.id, own.voter, { after, most: limit + 1 });
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? formatCount("ballot", last.number) : null };
  });
}

/** Returns null when one of the works is not public any more. */
async function showPair(
  { id, number, left, right }: PairRecord,
  { challengeEntries, loadCards }: ChallengeShowPorts,
): Promise<ChallengePair | null> {
  const entries = await challengeEntries.findAll([left, right]);
  const works = new Map(entries.map((entry) => [entry.id, entry.creationId]));
  const cards = await loadCards([...works.values()], null);
  const [one, other] = [left, right].map((entry) => cards.get(works.get(entry) ?? ""));
  if (!one || !other) return null;
  return { id, number, left: presentPairedWork(one), right: presentPairedWork(other) };
}
