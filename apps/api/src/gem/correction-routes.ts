import type { Correction } from "@kinora/contracts/gem/correction";
import { routes } from "@kinora/contracts/routes";
import {
  askForCorrection,
  type CorrectionStores,
  decideCorrection,
} from "@kinora/domain/gem/correct-gems";
import type { CorrectionFound, CorrectionStore } from "@kinora/domain/gem/correction-store";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface CorrectionRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly transact: <T>(work: (stores: CorrectionStores) => Promise<T>) => Promise<T>;
  readonly corrections: Pick<CorrectionStore, "listAsked" | "find">;
}

/** Maximum corrections in one response. */
const MOST = 100;

export function mountCorrectionRoutes(server: FastifyInstance, ports: CorrectionRoutePorts): void {
  const { now, newId, corrections } = ports;
  const show = async ({ id }: { readonly id: string }, reader: string): Promise<Correction> => {
    const found = await corrections.find(id);
    if (!found) throw new Refusal("CORRECTION_NOT_FOUND");
    return present(found, reader);
  };

  mountRoute(server, routes.correctGems, async ({ params, body, requestId, ...by }) => {
    const actor = viewerOf(by.person);
    const asked = { id: newId(), userId: params.id, wish: body, key: by.idempotencyKey };
    const made = await askForCorrection(ports, { ...asked, actor, requestId, now: now() });
    return show(made, actor.id);
  });

  mountRoute(server, routes.listCorrections, async ({ person }) => {
    const asked = await corrections.listAsked(MOST);
    return { items: asked.map((one) => present(one, person.userId)) };
  });

  mountRoute(server, routes.decideCorrection, async ({ params, person, body, requestId }) => {
    const decision = { id: params.id, verdict: body.verdict, actor: viewerOf(person) };
    const made = await decideCorrection(ports, { ...decision, requestId, now: now() });
    return show(made, person.userId);
  });
}

function present(found: CorrectionFound, reader: string): Correction {
  const { id, userId, handle, gems, courtesy, reason, state, askedById, askedBy, askedAt } = found;
  return {
    ...{ id, gems, courtesy, reason, state, askedBy, askedAt: askedAt.toISOString() },
    person: { id: userId, handle },
    mayDecide: state === "asked" && askedById !== reader && userId !== reader,
  };
}
