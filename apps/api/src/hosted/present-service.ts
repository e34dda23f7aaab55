import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import type { Budget, HostedBudgets } from "@kinora/domain/creation/hosted-budget";
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
  /** Variables of other services whose key it takes too. */
  readonly otherKeyVariables?: readonly string[];
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
  /** Display name of another service whose key it takes; null when there is none. */
  readonly through: string | null;
  readonly budgets: HostedBudgets;
  readonly report: ServiceReport | undefined;
  readonly health: HealthReport | undefined;
  /** Names of the models that it currently sells. */
  readonly models: readonly string[];
  readonly voices: HostedService["voices"];
  /** The trial that may be ordered. */
  readonly trial: Trial | null;
}

/** Presents a service to the owner. Of its key only the origin is disclosed. */
export function presentService(
  { name, title, keyVariable, keyPage, isTestable, mayBeEntered }: KnownService,
  { isInEnvironment, kept, report = NO_REPORT, health, trial, ...standing }: ServiceStanding,
): HostedService {
  const entered = kept && stateOf(kept, mayBeEntered);
  const limits = standing.budgets.services.get(name);
  return {
    name,
    title,
    key: {
      source: isInEnvironment ? "environment" : (entered ?? null),
      variable: keyVariable,
      changedAt: isInEnvironment || !kept ? null : kept.changedAt.toISOString(),
      untested: !isInEnvironment && (kept?.untested ?? false),
      through: isInEnvironment || kept ? null : standing.through,
    },
    keyPage,
    testable: isTestable,
    writes: isLanguageService(name),
    models: [...standing.models],
    voices: standing.voices,
    budget: `${name.toUpperCase()}_BUDGET`,
    ...presentSpending(report.mills, limits),
    orders: report.orders,
    trial: trial && {
      model: trial.model,
      name: trial.name,
      kind: trial.kind,
      dollars: trial.mills / MILLS,
    },
    health: presentHealth(health),
  };
}

/** Presents the spending of the day and month with its limits, if there are any. */
export function presentSpending(
  spent: Budget,
  limits: Budget | undefined,
): Pick<HostedService, "day" | "month"> {
  const of = (span: keyof Budget) => ({
    spent: spent[span] / MILLS,
    limit: limits ? limits[span] / MILLS : null,
  });
  return { day: of("day"), month: of("month") };
}

function stateOf({ key }: KeptKey, mayBeEntered: KnownService["mayBeEntered"]) {
  if (key === null) return "unreadable";
  return mayBeEntered(key) ? "entered" : "unusable";
}
