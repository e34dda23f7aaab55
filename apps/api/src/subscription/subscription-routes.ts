import { routes } from "@kinora/contracts/routes";
import type { UserSubscription } from "@kinora/contracts/subscription/subscription";
import { Refusal } from "@kinora/domain/refusal";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import {
  type ChangePlanPorts,
  changePlan,
  previewPlanChange,
  setEnds,
} from "@kinora/domain/subscription/change-plan";
import { nextGems } from "@kinora/domain/subscription/next-gems";
import type { PassStore } from "@kinora/domain/subscription/pass-store";
import { reached } from "@kinora/domain/subscription/reached";
import { requireRunning } from "@kinora/domain/subscription/require-running";
import { type SubscribePorts, subscribe } from "@kinora/domain/subscription/subscribe";
import type {
  StoredSubscription,
  SubscriptionStore,
} from "@kinora/domain/subscription/subscription-store";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { isHeld, planOffers, presentSubscription } from "./present-subscription.ts";

export interface SubscriptionRoutePorts extends SubscribePorts, ChangePlanPorts {
  readonly subscriptions: SubscriptionStore;
  readonly passes: Pick<PassStore, "list">;
  readonly now: () => Date;
}

export function mountSubscriptionRoutes(
  server: FastifyInstance,
  ports: SubscriptionRoutePorts,
): void {
  const { subscriptions, passes, planStore, now, ask } = ports;

  mountRoute(server, routes.getSubscriptions, async ({ person: { userId } }) => {
    const all = await subscriptions.list(userId);
    return {
      environment: planStore?.environment ?? null,
      plans: planStore === null ? [] : planOffers(),
      passes: await standingPasses(userId),
      held: all.filter(isHeld).map((held) => presentSubscription(held, nextGems(held, all, now()))),
    };
  });

  mountRoute(server, routes.subscribe, async ({ person, body, idempotencyKey: key }) =>
    subscribe(ports, { userId: person.userId, plan: body.plan, key, now: now() }),
  );

  mountRoute(server, routes.getSubscription, async ({ person: { userId }, params: { id } }) => {
    const known = await subscriptions.find(id);
    if (known?.userId !== userId) throw new Refusal("SUBSCRIPTION_NOT_FOUND");
    return present((await current(known)) ?? known);
  });

  mountRoute(server, routes.getPlanChange, async ({ person: { userId }, params }) =>
    previewPlanChange(ports, { userId, ...params }, now()),
  );

  mountRoute(server, routes.changePlan, async ({ person: { userId }, params, body }) =>
    present(await changePlan(ports, { userId, id: params.id, plan: body.plan })),
  );

  mountRoute(server, routes.cancelSubscription, async ({ person: { userId }, params: { id } }) =>
    present(await setEnds(ports, { userId, id }, true)),
  );

  mountRoute(server, routes.keepSubscription, async ({ person: { userId }, params: { id } }) =>
    present(await setEnds(ports, { userId, id }, false)),
  );

  mountRoute(server, routes.openStorePage, async ({ person: { userId }, params: { id } }) => {
    const { held, planStore: store } = await requireRunning(ports, userId, id);
    const { customerRef } = held;
    if (customerRef === null) throw new Refusal("PLAN_UNCHANGED");
    return { url: await reached(() => store.openPortal(customerRef, ports.pages(id).backTo)) };
  });

  async function standingPasses(userId: string) {
    const own = await passes.list(userId);
    return own
      .filter(({ until, endedAt }) => endedAt === null && until > now())
      .map(({ tier, from, until }) => ({
        ...{ tier, from: from.toISOString(), until: until.toISOString() },
      }));
  }

  async function present(held: StoredSubscription): Promise<UserSubscription> {
    const all = await subscriptions.list(held.userId);
    return presentSubscription(held, nextGems(held, all, now()));
  }

  /** A subscriber who returns from the store sees their plan even if the store's event is late. */
  async function current(known: StoredSubscription): Promise<StoredSubscription | null> {
    if (known.state !== "pending") return known;
    try {
      return await ask(known.id);
    } catch (error) {
      if (error instanceof StoreUnreachable) return known;
      throw error;
    }
  }
}
