import { routes } from "@kinora/contracts/routes";
import type { UserSubscription } from "@kinora/contracts/subscription/subscription";
import { Refusal } from "@kinora/domain/refusal";
import {
  type ChangePlanPorts,
  changePlan,
  previewPlanChange,
  setEnds,
} from "@kinora/domain/subscription/change-plan";
import { reached } from "@kinora/domain/subscription/reached";
import { requireRunning } from "@kinora/domain/subscription/require-running";
import type { SubscribePorts } from "@kinora/domain/subscription/subscribe";
import type { StoredSubscription } from "@kinora/domain/subscription/subscription-store";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

/** Mounts the routes that change a running plan. */
export function mountPlanChangeRoutes(
  server: FastifyInstance,
  ports: ChangePlanPorts & Pick<SubscribePorts, "pages">,
  present: (held: StoredSubscription) => Promise<UserSubscription>,
): void {
  const { now } = ports;

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
}
