import type { EngineProtocol, RouteAbsence } from "@kinora/domain/prompt/model-entry";
import type { Exchange } from "@kinora/providers/http/exchange";
import type {
  ConfiguredProvider,
  KnownOwnServer,
  Unserved,
} from "@kinora/providers/provider-setup";
import { KNOWN_OWN_SERVERS } from "@kinora/providers/services";

export interface OwnServers {
  /** By what each of them said last; an own server that has said nothing yet is silent. */
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
  const said = new Map<EngineProtocol, Unserved>(KNOWN_OWN_SERVERS.map(silent));
  return {
    absence: ({ protocol, endpoint }) => said.get(protocol)?.(endpoint) ?? null,
    async look() {
      await Promise.all(
        providers().map(async ({ name, inspect }) => {
          if (inspect) said.set(name, await inspect(exchange));
        }),
      );
    },
  };
}

const silent = ({ name, title }: KnownOwnServer): [EngineProtocol, Unserved] => [
  name,
  () => ({ code: "model.serverSilent", params: { server: title } }),
];
