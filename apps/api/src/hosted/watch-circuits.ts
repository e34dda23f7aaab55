import type { Circuit } from "@kinora/domain/hosted/circuit";
import type { ServiceHealth } from "@kinora/domain/hosted/service-health";
import type { EngineProtocol, RouteAbsence } from "@kinora/domain/prompt/model-entry";

export interface Circuits {
  /**
   * Reflects the last read: nothing is offered from an unavailable service, and no model that its
   * service says it does not have.
   */
  readonly absence: RouteAbsence;
  /** Models that a service refused to order as missing, as of the last read. */
  readonly missingAt: (service: EngineProtocol) => ReadonlySet<string>;
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
  let missing: ReadonlyMap<EngineProtocol, ReadonlySet<string>> = new Map();
  const missingAt = (service: EngineProtocol) => missing.get(service) ?? NONE;
  return {
    missingAt,
    absence(route) {
      const service = titleOf(route.protocol);
      if (missingAt(route.protocol).has(route.endpoint))
        return { code: "model.goneThere", params: { service } };
      const circuit = open.get(route.protocol);
      if (!circuit) return null;
      const until = (circuit.open?.probeAt ?? circuit.faultAt).toISOString();
      return { code: "model.away", params: { service, why: circuit.fault, until } };
    },
    async look() {
      const [circuits, routes] = await Promise.all([health.open(), health.missing(now())]);
      open = circuits;
      missing = new Map(
        [...Map.groupBy(routes, ({ protocol }) => protocol)].map(([service, lacked]) => [
          service,
          new Set(lacked.map(({ endpoint }) => endpoint)),
        ]),
      );
    },
  };
}

const NONE: ReadonlySet<string> = new Set();
