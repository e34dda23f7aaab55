import type { Circuit } from "@kinora/domain/hosted/circuit";
import type { ServiceHealth } from "@kinora/domain/hosted/service-health";
import type { EngineProtocol, EngineRoute, RouteAbsence } from "@kinora/domain/prompt/model-entry";

export interface Circuits {
  /**
   * Reflects the last read: nothing is offered from an unavailable service, and no model that its
   * service says it does not have.
   */
  readonly absence: RouteAbsence;
  /** Reads what is unavailable, as observed by all processes. */
  look(): Promise<void>;
}

/**
 * @param titleOf display name of a service
 */
export function watchCircuits(
  health: Pick<ServiceHealth, "open" | "missing">,
  titleOf: (service: EngineProtocol) => string,
  now: () => Date,
): Circuits {
  let open: ReadonlyMap<EngineProtocol, Circuit> = new Map();
  let missing: ReadonlySet<string> = new Set();
  return {
    absence(route) {
      const service = titleOf(route.protocol);
      if (missing.has(nameOf(route))) return { code: "model.goneThere", params: { service } };
      const circuit = open.get(route.protocol);
      if (!circuit) return null;
      const until = (circuit.open?.probeAt ?? circuit.faultAt).toISOString();
      return { code: "model.away", params: { service, why: circuit.fault, until } };
    },
    async look() {
      const [circuits, routes] = await Promise.all([health.open(), health.missing(now())]);
      open = circuits;
      missing = new Set(routes.map(nameOf));
    },
  };
}

const nameOf = ({ protocol, endpoint }: Pick<EngineRoute, "protocol" | "endpoint">) =>
  `${protocol} ${endpoint}`;
