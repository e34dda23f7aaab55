import { routes } from "@kinora/contracts/routes";
import {
  type ExcludePorts,
  excludeAuthor,
  excludeEntry,
  excludeVoter,
} from "@kinora/domain/challenge/exclude-from-challenge";
import { foundChallenge, requireState } from "@kinora/domain/challenge/find-challenge";
import { type StepPorts, stepChallenge } from "@kinora/domain/challenge/step-challenge";
import { formatVoter, parseVoter } from "@kinora/domain/challenge/voter-cursor";
import {
  changeChallenge,
  createChallenge,
  type WriteChallengePorts,
} from "@kinora/domain/challenge/write-challenge";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { presentVoter } from "./present-challenge.ts";
import { type ChallengeShowPorts, showChallenge } from "./show-challenges.ts";

export type StaffRoutePorts = ChallengeShowPorts & {
  readonly writing: WriteChallengePorts;
  readonly stepping: StepPorts;
  readonly excluding: ExcludePorts;
};

/** What staff do about challenges. */
export function mountChallengeStaffRoutes(server: FastifyInstance, ports: StaffRoutePorts): void {
  const { challenges, challengeVotes, writing, stepping, excluding, now } = ports;

  mountRoute(server, routes.createChallenge, async (request) => {
    const { person, body: settings, idempotencyKey: key, requestId } = request;
    const order = { userId: person.userId, settings, key, requestId, now: now() };
    return showChallenge(await createChallenge(writing, order), viewerOf(person), ports);
  });

  mountRoute(
    server,
    routes.changeChallenge,
    async ({ params: { id }, body, person, requestId }) => {
      await changeChallenge(writing, {
        id,
        ...body,
        actorId: person.userId,
        requestId,
        now: now(),
      });
      return showChallenge(id, viewerOf(person), ports);
    },
  );

  mountRoute(server, routes.stepChallenge, async ({ params: { id }, body, person, requestId }) => {
    const by = { actorId: person.userId, requestId, now: now() };
    await stepChallenge(stepping, { id, order: body, ...by });
    return showChallenge(id, viewerOf(person), ports);
  });

  mountRoute(server, routes.scheduleLargeChallenge, async (request) => {
    const { params, body, person, requestId } = request;
    const by = { actorId: person.userId, requestId, now: now() };
    const order = { step: "schedule" } as const;
    await stepChallenge(stepping, { id: params.id, order, proven: body.version, ...by });
    return showChallenge(params.id, viewerOf(person), ports);
  });

  mountRoute(server, routes.listChallengeVoters, async ({ params: { id }, query }) => {
    const { cursor, limit } = query;
    const after = cursor === undefined ? "" : parseVoter(cursor);
    requireState(foundChallenge(await challenges.find(id)), ["reviewing", "completed"]);
    const found = await challengeVotes.listVoters(id, { after, most: limit + 1 });
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map(presentVoter),
      nextCursor: last ? formatVoter(last.voter) : null,
    };
  });

  mountRoute(server, routes.excludeEntry, async ({ params: { id }, body, person, requestId }) => {
    const by = { actorId: person.userId, requestId, now: now() };
    await excludeEntry(excluding, { id, statement: body.statement, ...by });
    return undefined;
  });

  mountRoute(server, routes.excludeAuthor, async ({ params, body, person, requestId }) => {
    const by = { actorId: person.userId, requestId, now: now() };
    await excludeAuthor(excluding, { ...params, statement: body.statement, ...by });
    return undefined;
  });

  mountRoute(server, routes.excludeVoter, async ({ params, body, person, requestId }) => {
    const by = { actorId: person.userId, requestId, now: now() };
    await excludeVoter(excluding, { ...params, statement: body.statement, ...by });
    return undefined;
  });
}
