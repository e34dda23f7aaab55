import type { EngineProtocol, RouteAbsence } from "@kinora/domain/prompt/model-entry";
import type { Exchange } from "@kinora/providers/http/exchange";
import type { ConfiguredProvider, Unserved } from "@kinora/providers/provider-setup";

export interface OwnServers {
  /** By what each of them said last. */
  readonly absence: RouteAbsence;
  /** Asks each of them what it has now; never rejects. */
  look(): Promise<void>;
}

/**
 * Servers of the owner's own, and services that may lose a model: what they do not have, and what nobody may have of them,
 * is not offered.
 */
export function watchOwnServers(
  providers: () => readonly ConfiguredProvider[],
  exchange: Exchange,
): OwnServers {
  const said = new Map<EngineProtocol, Unserved>();
  return {
    absence: ({ protocol, endpoint }) => said.get(protocol)?.(endpoint) ?? null,
    async look() {
      for (const { name, inspect } of providers())
        if (inspect) said.set(name, await inspect(exchange));
    },
  };
}
