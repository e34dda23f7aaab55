import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import type { BudgetSpan, HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import { isLanguageService } from "@kinora/domain/generation/language-services";
import type { HealthReport } from "@kinora/domain/hosted/service-health";
import type { KeptKey } from "@kinora/domain/hosted/service-keys";
import { NO_REPORT, type ServiceReport } from "@kinora/domain/hosted/service-report";
import type { Trial } from "@kinora/domain/hosted/trial";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { presentHealth } from "./present-health.ts";

const MILLS = 1_000;

/** A service, whether it has a key or not. */
export interface KnownService {
  readonly name: EngineProtocol;
  /** What the service is called. */
  readonly title: string;
  /** The variable that may have its key. */
  readonly keyVariable: string;
  /** The page of the service on which a key is made. */
  readonly keyPage: string;
  /** Can a key be tested without paying anything? */
  readonly isTestable: boolean;
}

/** What is known of a service beside. */
export interface ServiceStanding {
  readonly isInEnvironment: boolean;
  readonly kept: KeptKey | undefined;
  readonly budgets: HostedBudgets;
  readonly report: ServiceReport | undefined;
  readonly health: HealthReport | undefined;
  /** Names of the models that it sells today. */
  readonly models: readonly string[];
  /** What may be ordered to try it. */
  readonly trial: Trial | null;
}

/** A service as the owner sees it. Nothing of its key is told but where it comes from. */
export function presentService(
  { name, title, keyVariable, keyPage, isTestable }: KnownService,
  { isInEnvironment, kept, budgets, report = NO_REPORT, health, models, trial }: ServiceStanding,
): HostedService {
  const entered = kept && (kept.key === null ? "unreadable" : "entered");
  const limits = budgets.services.get(name);
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
    testable: isTestable,
    writes: isLanguageService(name),
    models: [...models],
    day: spending("day"),
    month: spending("month"),
    orders: report.orders,
    trial: trial && {
      model: trial.model,
      name: trial.name,
      kind: trial.kind,
      dollars: trial.mills / MILLS,
    },
    health: isLanguageService(name) ? null : presentHealth(health),
  };
}
