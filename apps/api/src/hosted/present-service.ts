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

/** A service, with or without a key. */
export interface KnownService {
  readonly name: EngineProtocol;
  /** Display name of the service. */
  readonly title: string;
  /** Environment variable for its key. */
  readonly keyVariable: string;
  /** URL of the page where the service issues keys. */
  readonly keyPage: string;
  /** True when a key can be tested free of charge. */
  readonly isTestable: boolean;
  /** Returns whether a text can be an entered key of the service. */
  readonly mayBeEntered: (key: string) => boolean;
}

/** The current state of a service. */
export interface ServiceStanding {
  readonly isInEnvironment: boolean;
  readonly kept: KeptKey | undefined;
  readonly budgets: HostedBudgets;
  readonly report: ServiceReport | undefined;
  readonly health: HealthReport | undefined;
  /** Names of the models that it currently sells. */
  readonly models: readonly string[];
  /** The trial that may be ordered. */
  readonly trial: Trial | null;
}

/** Presents a service to the owner. Of its key only the origin is disclosed. */
export function presentService(
  { name, title, keyVariable, keyPage, isTestable, mayBeEntered }: KnownService,
  { isInEnvironment, kept, budgets, report = NO_REPORT, health, models, trial }: ServiceStanding,
): HostedService {
  const entered = kept && stateOf(kept, mayBeEntered);
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
      untested: !isInEnvironment && (kept?.untested ?? false),
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

function stateOf({ key }: KeptKey, mayBeEntered: KnownService["mayBeEntered"]) {
  if (key === null) return "unreadable";
  return mayBeEntered(key) ? "entered" : "unusable";
}
