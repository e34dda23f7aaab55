import { routes } from "@kinora/contracts/routes";
import {
  type EnterPorts,
  enterChallenge,
  withdrawEntry,
} from "@kinora/domain/challenge/enter-challenge";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import {
  type ChallengeShowPorts,
  findFor,
  listed,
  showChallenges,
  showOwnEntries,
  showStanding,
} from "./show-challenges.ts";

export type ChallengeRoutePorts = ChallengeShowPorts & { readonly entering: EnterPorts };

/** Challenges themselves, and entries. */
export function mountChallengeRoutes(server: FastifyInstance, ports: ChallengeRoutePorts): void {
  const { challenges, entering, now } = ports;

  for (const [route, withDrafts] of [
    ...([
      [routes.listChallenges, false],
      [routes.listAllChallenges, true],
    ] as const),
  ])
    mountRoute(server, route, async ({ query: { state = null, cursor, limit }, person }) => {
      const { items, nextCursor } = await readPage({
        ...{ cursor, limit },
        read: (page) => challenges.list({ ...page, state, withDrafts }),
        positionOf: ({ id, settings }) => ({ id, at: new Date(settings.opensAt) }),
        present: (found) => found,
      });
      const viewer = person && viewerOf(person);
      return { items: await showChallenges(items, viewer, ports), nextCursor };
    });

  mountRoute(server, routes.getChallenge, async ({ params: { id }, person }) => {
    const challenge = await findFor(id, person, ports);
    const [shown] = await showChallenges([listed(challenge)], person && viewerOf(person), ports);
    if (!shown) throw new Error("A challenge that was found is not shown");
    return {
      challenge: shown,
      mine: person && (await showStanding(challenge, person, ports)),
    };
  });

  mountRoute(server, routes.enterChallenge, async ({ params, body, person }) => {
    const { userId } = person;
    const order = { challengeId: params.id, userId, creationId: body.creationId, now: now() };
    return shownEntry([await enterChallenge(entering, order)], person, ports);
  });

  mountRoute(server, routes.withdrawEntry, async ({ params: { id }, person }) => {
    const order = { id, userId: person.userId, now: now() };
    return shownEntry([await withdrawEntry(entering, order)], person, ports);
  });
}

async function shownEntry(...asked: Parameters<typeof showOwnEntries>) {
  const [entry] = await showOwnEntries(...asked);
  if (!entry) throw new Error("An entry that was found is not shown");
  return entry;
}
