import { routes } from "@kinora/contracts/routes";
import { type ExtendPorts, extendPlan } from "@kinora/domain/subscription/extend-plan";
import { type GiveMonthStores, giveMonth } from "@kinora/domain/subscription/give-month";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface GivingPorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly extending: ExtendPorts;
  readonly transact: <T>(work: (stores: GiveMonthStores) => Promise<T>) => Promise<T>;
}

/** Mounts what staff give: a tier for some days, and a later payment for a plan. */
export function mountGivingRoutes(server: FastifyInstance, ports: GivingPorts): void {
  const { now, newId } = ports;

  mountRoute(server, routes.giveMonth, async ({ params, body, requestId, ...by }) => {
    const wish = { ...body, id: newId(), userId: params.id, key: by.idempotencyKey };
    const actor = viewerOf(by.person);
    const given = await giveMonth(ports, { ...wish, actor, requestId, now: now() });
    const { id, tier, gems, from, until } = given;
    return { id, tier, gems, from: from.toISOString(), until: until.toISOString() };
  });

  mountRoute(server, routes.extendPlan, async ({ params, body, requestId, ...by }) => {
    const request = { ...body, id: newId(), subscriptionId: params.id, key: by.idempotencyKey };
    const actor = viewerOf(by.person);
    const kept = await extendPlan(ports.extending, { ...request, actor, requestId }, now);
    const { id, until, gems, state } = kept;
    return { id, gems, until: until.toISOString(), isDone: state === "done" };
  });
}
