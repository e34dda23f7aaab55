import type { Creation } from "@kinora/contracts/creation/creation";
import { type OwnStanding, WORK_STANDINGS } from "@kinora/contracts/creation/work-standing";
import type { Provenance } from "@kinora/contracts/provenance/provenance";
import { routes } from "@kinora/contracts/routes";
import { type ActPorts, actOnCreation } from "@kinora/domain/creation/act-on-creation";
import { actOnCreations } from "@kinora/domain/creation/act-on-creations";
import { type CreatePorts, createCreation } from "@kinora/domain/creation/create-creation";
import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import { renameCreation } from "@kinora/domain/creation/rename-creation";
import { formatPosition, parsePosition } from "@kinora/domain/position";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { refuseWithoutScope } from "../http/session.ts";
import type { Present, Reader } from "./present.ts";
import { actorOf, customerOf, viewerOf } from "./viewer.ts";

export interface CreationRoutePorts {
  readonly now: () => Date;
  readonly reader: CreationReader;
  readonly create: CreatePorts;
  readonly act: ActPorts;
  readonly present: Present;
  /** Provenance in the stored file with this hash. */
  readonly provenance: (hash: string) => Promise<Provenance>;
  /** Counts a person's works by where they stand. */
  readonly standings: (userId: string) => Promise<ReadonlyMap<OwnStanding, number>>;
}

function mountProvenance(
  server: FastifyInstance,
  { reader, provenance }: Pick<CreationRoutePorts, "reader" | "provenance">,
): void {
  mountRoute(server, routes.getProvenance, async ({ params, person }) => {
    const found = await reader.findSeen(params.id, person && viewerOf(person));
    if (!found) throw new Refusal("CREATION_NOT_FOUND");
    const main = found.media.find(({ role }) => role === "main");
    return main ? provenance(main.hash) : { digitalSourceType: null, signature: null };
  });
}

function mountStandings(
  server: FastifyInstance,
  { standings }: Pick<CreationRoutePorts, "standings">,
): void {
  mountRoute(server, routes.getWorkStandings, async ({ person: { userId } }) => {
    const counts = await standings(userId);
    const items = WORK_STANDINGS.map((standing) => ({
      standing,
      count: counts.get(standing) ?? 0,
    }));
    return { items };
  });
}

export function mountCreationRoutes(server: FastifyInstance, ports: CreationRoutePorts): void {
  const { now, reader, present } = ports;
  mountProvenance(server, ports);
  mountStandings(server, ports);
  const show = async (id: string, who: Reader): Promise<Creation> => {
    const found = await reader.findSeen(id, who.viewer);
    if (!found) throw new Refusal("CREATION_NOT_FOUND");
    return present.whole(found, who);
  };

  mountRoute(server, routes.createCreation, async (call) => {
    const { person, locale, body, idempotencyKey, requestId } = call;
    const actor = customerOf(person);
    const input = { actor, request: body, idempotencyKey, requestId, now: now() };
    return show(await createCreation(input, ports.create), { viewer: actor, locale });
  });

  mountRoute(server, routes.listCreations, async ({ person, query }) => {
    const { items, next } = await reader.listOwn({
      userId: person.userId,
      view: query.view,
      words: query.q ?? null,
      before: query.cursor === undefined ? null : parsePosition(query.cursor),
      limit: query.limit,
    });
    return {
      items: await present.cards(items, viewerOf(person)),
      nextCursor: next && formatPosition(next),
    };
  });

  mountRoute(server, routes.getCreation, async ({ params, person, locale }) =>
    show(params.id, { viewer: person && viewerOf(person), locale }),
  );

  mountRoute(server, routes.changeCreation, async ({ params, person, locale, body, requestId }) => {
    const actor = actorOf(person);
    const input = { creationId: params.id, actor, title: body.title, requestId, now: now() };
    await renameCreation(input, ports.act);
    return show(params.id, { viewer: actor, locale });
  });

  mountRoute(server, routes.actOnCreations, async (call) => {
    const { person, body, requestId, inTurn, tellRefused } = call;
    const actor = actorOf(person);
    const input = { actor, request: body, requestId, now: now() };
    const outcome = await actOnCreations(input, ports.act, inTurn);
    tellRefused(outcome.failed.map(({ code }) => code));
    return outcome;
  });

  mountRoute(server, routes.actOnCreation, async ({ params, person, locale, body, requestId }) => {
    const retries = body.action === "retry";
    const actor = retries ? customerOf(person) : actorOf(person);
    const who = { viewer: actor, locale };
    // A retry is charged like a new creation.
    if (retries) refuseWithoutScope(person, "create");
    const before = await show(params.id, { viewer: viewerOf(person), locale });
    const input = { creationId: params.id, actor, action: body, requestId, now: now() };
    await actOnCreation(input, ports.act);
    const after = await reader.findSeen(params.id, actor);
    if (after) return present.whole(after, who);
    // The user can no longer see the work: answer with what they saw before, updated with the new
    // status.
    const { status } = (await reader.find(params.id))?.creation ?? before;
    return { ...before, status, actions: [] };
  });
}
