import type { AuditBundle } from "@kinora/contracts/challenge/audit-bundle";
import { routes } from "@kinora/contracts/routes";
import type { ChallengeRecord } from "@kinora/domain/challenge/challenge-record";
import { formatCount, parseCount } from "@kinora/domain/challenge/count-cursor";
import { requireState, shownChallenge } from "@kinora/domain/challenge/find-challenge";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import { presentPlace } from "./present-challenge.ts";
import type { ChallengeShowPorts } from "./show-challenges.ts";

/** The result, and everything from which it can be recomputed. */
export function mountResultRoutes(server: FastifyInstance, ports: ChallengeShowPorts): void {
  const { challenges, challengeEntries, challengeVotes, loadCards } = ports;
  const completed = async (id: string): Promise<ChallengeRecord> => {
    const challenge = shownChallenge(await challenges.find(id));
    requireState(challenge, ["completed"]);
    return challenge;
  };

  mountRoute(server, routes.listChallengePlaces, async ({ params, query, person }) => {
    const { cursor, limit } = query;
    const after = cursor === undefined ? 0 : parseCount("place", cursor);
    const { result } = await completed(params.id);
    const { places = [], prizes = [] } = result ?? {};
    const page = places.slice(after, after + limit);
    const entries = await challengeEntries.findAll(page.map(({ entry }) => entry));
    const works = new Map(entries.map(({ id, creationId }) => [id, creationId]));
    // Without the works of people whom a block keeps apart from the reader.
    const cards = await loadCards([...works.values()], person && viewerOf(person));
    const last = places.length > after + limit ? page.at(-1) : undefined;
    return {
      items: page.map((place) =>
        presentPlace(place, prizes, cards.get(works.get(place.entry) ?? "") ?? null),
      ),
      nextCursor: last ? formatCount("place", last.place) : null,
    };
  });

  mountRoute(server, routes.listChallengeExclusions, ({ params, query }) =>
    readPage({
      ...query,
      read: async (page) => {
        await completed(params.id);
        return challengeEntries.listExclusions(params.id, page);
      },
      positionOf: ({ id, at }) => ({ id, at }),
      present: ({ at, ...rest }) => ({ ...rest, at: at.toISOString() }),
    }),
  );

  mountRoute(server, routes.getChallengeBundle, async ({ params }) => {
    const challenge = await completed(params.id);
    const { setup, head, decisions, result, signature, publicKey } = challenge;
    if (!setup || !head || !decisions || !result || !signature || !publicKey)
      throw new Error(`Challenge ${params.id} is completed without a result.`);
    const ballots = [...(await challengeVotes.ballots(params.id))];
    const bundle: AuditBundle = {
      ...{ version: 1, setup, ballots, head, decisions, result, signature, publicKey },
    };
    return bundle;
  });
}
