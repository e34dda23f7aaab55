import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { NO_REPORT, type ServiceReport } from "@kinora/database/hosted/read-service-report";
import type { BudgetSpan } from "@kinora/domain/creation/hosted-budget";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { isoDay, livingRoutes } from "@kinora/domain/prompt/open-catalogue";
import type { AboutService } from "@kinora/providers/provider-setup";
import { canTestKey } from "@kinora/providers/services";
import type { Services } from "./live-services.ts";

const MILLS = 1_000;

interface About {
  readonly services: Services;
  readonly isInEnvironment: boolean;
  readonly report: ServiceReport | undefined;
  readonly now: Date;
}

/** A service as the owner sees it. Nothing of its key is told but where it comes from. */
export function presentService(
  { name, title, keyVariable, keyPage }: AboutService,
  { services, isInEnvironment, report = NO_REPORT, now }: About,
): HostedService {
  const kept = services.kept.get(name);
  const entered = kept && (kept.key === null ? "unreadable" : "entered");
  const limits = services.budgets.services.get(name);
  const spending = (span: BudgetSpan) => ({
    spent: report.mills[span] / MILLS,
    limit: (limits?.[span] ?? 0) / MILLS,
  });
  return {
    name,
    title,
    key: {
      source: isInEnvironment ? "environment" : (entered ?? null),
      variable: keyVariable,
      changedAt: isInEnvironment || !kept ? null : kept.changedAt.toISOString(),
    },
    keyPage,
    testable: canTestKey(name),
    models: modelsOf(name, now),
    day: spending("day"),
    month: spending("month"),
    orders: report.orders,
  };
}

/** Names of the models that a service sells today. */
const modelsOf = (service: EngineProtocol, now: Date): string[] =>
  MODEL_ENTRIES.filter((entry) =>
    livingRoutes(entry, isoDay(now)).some(({ protocol }) => protocol === service),
  ).map((entry) => entry.name);
