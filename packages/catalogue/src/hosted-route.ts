import type { EngineRoute } from "@kinora/domain/prompt/model-entry";
import { SERVICES, type ServiceProtocol } from "./services.ts";

interface Life {
  readonly validFrom?: string;
  readonly retiredAt?: string;
  readonly successor?: string;
}

/** A route of a provider, with the days between which the upstream serves it. */
export function hostedRoute(
  protocol: ServiceProtocol,
  endpoint: string,
  life: Life = {},
): EngineRoute {
  return {
    protocol,
    service: SERVICES[protocol],
    endpoint,
    validFrom: life.validFrom ?? null,
    retiredAt: life.retiredAt ?? null,
    successor: life.successor ?? null,
  };
}
