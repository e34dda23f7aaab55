import type { EngineProtocol, EngineRoute } from "@kinora/domain/prompt/model-entry";

interface Life {
  readonly validFrom?: string;
  readonly retiredAt?: string;
  readonly successor?: string;
}

/** A route of a provider, with the days between which the upstream serves it. */
export function hostedRoute(
  protocol: EngineProtocol,
  endpoint: string,
  life: Life = {},
): EngineRoute {
  return {
    protocol,
    endpoint,
    validFrom: life.validFrom ?? null,
    retiredAt: life.retiredAt ?? null,
    successor: life.successor ?? null,
  };
}
