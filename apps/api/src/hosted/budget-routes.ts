import { routes } from "@kinora/contracts/routes";
import { type BudgetSettingPorts, setBudget } from "@kinora/domain/hosted/budget-settings";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import type { presentSpending } from "./present-service.ts";

export interface BudgetRoutePorts extends BudgetSettingPorts {
  /** Applies a change. */
  readonly look: () => Promise<void>;
  /** Presents what was spent, of the limits in force. */
  readonly present: (scope: string) => Promise<ReturnType<typeof presentSpending>>;
  readonly now: () => Date;
}

const MILLS = 1_000;
const inMills = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * MILLS));

/**
 * Mounts the route by which the owner sets budgets. A change takes effect here at once, and in other
 * processes within seconds.
 */
export function mountBudgetRoutes(server: FastifyInstance, ports: BudgetRoutePorts): void {
  mountRoute(server, routes.setBudget, async ({ params, body, person, requestId }) => {
    const { scope } = params;
    const limits = { day: inMills(body.day), month: inMills(body.month) };
    const by = { actorId: person.userId, requestId, now: ports.now() };
    await setBudget({ scope, ...limits, ...by }, ports);
    await ports.look();
    return ports.present(scope);
  });
}
