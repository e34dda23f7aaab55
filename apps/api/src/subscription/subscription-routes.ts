import { routes } from "@kinora/contracts/routes";
import type { UserSubscription } from "@kinora/contracts/subscription/subscription";
import { Refusal } from "@kinora/domain/refusal";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import type { ChangePlanPorts } from "@kinora/domain/subscription/change-plan";
import { nextGems } from "@kinora/domain/subscription/next-gems";
import type { PassStore } from "@kinora/domain/subscription/pass-store";
import { type SubscribePorts, subscribe } from "@kinora/domain/subscription/subscribe";
import type {
  StoredSubscription,
  SubscriptionStore,
} from "@kinora/domain/subscription/subscription-store";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { mountPlanChangeRoutes } from "./plan-change-routes.ts";
import { isHeld, planOffers, presentSubscription } from "./present-subscription.ts";

export interface SubscriptionRoutePorts extends SubscribePorts, ChangePlanPorts {
  readonly subscriptions: SubscriptionStore;
  readonly passes: Pick<PassStore, "list">;
  readonly now: () => Date;
}

/** Milliseconds for which the store's last answer about an unpaid plan is good enough. */
const ASK_AGAIN = 2_000;

export function mountSubscriptionRoutes(
  server: FastifyInstance,
  ports: SubscriptionRoutePorts,
): void {
  const { subscriptions, passes, planStore, now, ask } = ports;

  mountRoute(server, routes.getSubscriptions, async ({ person: { userId } }) => {
    const all = await subscriptions.list(userId);
    const anchor = await subscriptions.anchorOf(userId);
    return {
      environment: planStore?.environment ?? null,
      plans: planStore === null ? [] : planOffers(),
      passes: await standingPasses(userId),
      held: all
        .filter(isHeld)
        .map((held) => presentSubscription(held, nextGems(held, anchor, now()), now())),
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

  mountPlanChangeRoutes(server, ports, present);

  async function standingPasses(userId: string) {
    const own = await passes.list(userId);
    return own
      .filter(({ until, endedAt }) => endedAt === null && until > now())
      .map(({ tier, from, until }) => ({
        ...{ tier, from: from.toISOString(), until: until.toISOString() },
      }));
  }

  async function present(held: StoredSubscription): Promise<UserSubscription> {
    const anchor = await subscriptions.anchorOf(held.userId);
    return presentSubscription(held, nextGems(held, anchor, now()), now());
  }

  /** A subscriber who returns from the store sees their plan even if the store's event is late. */
  async function current(known: StoredSubscription): Promise<StoredSubscription | null> {
    const isFresh = known.askedAt !== null && +now() - +known.askedAt < ASK_AGAIN;
    if (known.state !== "pending" || isFresh) return known;
    try {
      return await ask(known.id);
    } catch (error) {
      if (error instanceof StoreUnreachable) return known;
      throw error;
    }
  }
}
