import type { Correction } from "@kinora/contracts/gem/correction";
import { routes } from "@kinora/contracts/routes";
import type { People } from "@kinora/domain/account/account-ports";
import {
  askForCorrection,
  type CorrectionStores,
  decideCorrection,
} from "@kinora/domain/gem/correct-gems";
import type { CorrectionRecord, CorrectionStore } from "@kinora/domain/gem/correction-store";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface CorrectionRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly transact: <T>(work: (stores: CorrectionStores) => Promise<T>) => Promise<T>;
  readonly corrections: Pick<CorrectionStore, "listAsked">;
  readonly people: Pick<People, "find">;
}

/** Corrections that one answer lists. */
const MOST = 100;

export function mountCorrectionRoutes(server: FastifyInstance, ports: CorrectionRoutePorts): void {
  const { now, newId, people } = ports;
  const handleOf = async (userId: string | null) =>
    (userId && (await people.find(userId))?.handle) || null;

  const present = async (record: CorrectionRecord, reader: string): Promise<Correction> => {
    const { id, userId, gems, reason, state, askedById, askedAt } = record;
    return {
      ...{ id, gems, reason, state, askedAt: askedAt.toISOString() },
      person: { id: userId, handle: (await handleOf(userId)) ?? "" },
      askedBy: await handleOf(askedById),
      mayDecide: state === "asked" && askedById !== reader && userId !== reader,
    };
  };

  mountRoute(server, routes.correctGems, async ({ params, body, requestId, ...by }) => {
    const actor = viewerOf(by.person);
    const asked = { id: newId(), userId: params.id, wish: body, key: by.idempotencyKey };
    const made = await askForCorrection(ports, { ...asked, actor, requestId, now: now() });
    return present(made, actor.id);
  });

  mountRoute(server, routes.listCorrections, async ({ person }) => {
    const asked = await ports.corrections.listAsked(MOST);
    const items: Correction[] = [];
    for (const one of asked) items.push(await present(one, person.userId));
    return { items };
  });

  mountRoute(server, routes.decideCorrection, async ({ params, person, body, requestId }) => {
    const decision = { id: params.id, verdict: body.verdict, actor: viewerOf(person) };
    const made = await decideCorrection(ports, { ...decision, requestId, now: now() });
    return present(made, person.userId);
  });
}
