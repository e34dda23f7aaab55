import type { Circuit } from "@kinora/domain/hosted/circuit";
import type { ServiceHealth } from "@kinora/domain/hosted/service-health";
import type { EngineProtocol, RouteAbsence } from "@kinora/domain/prompt/model-entry";

export interface Circuits {
  /** Reflects the last read: nothing is offered from an unavailable service. */
  readonly absence: RouteAbsence;
  /** Reads which services are unavailable, as observed by all processes. */
  look(): Promise<void>;
}

/**
 * @param titleOf display name of a service
 */
export function watchCircuits(
  health: Pick<ServiceHealth, "open">,
  titleOf: (service: EngineProtocol) => string,
): Circuits {
  let open: ReadonlyMap<EngineProtocol, Circuit> = new Map();
  return {
    absence({ protocol }) {
      const circuit = open.get(protocol);
      if (!circuit) return null;
      const until = (circuit.open?.probeAt ?? circuit.faultAt).toISOString();
      const params = { service: titleOf(protocol), why: circuit.fault, until };
      return { code: "model.away", params };
    },
    async look() {
      open = await health.open();
    },
  };
}
