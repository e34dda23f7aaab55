import type { EngineProtocol, RouteAbsence } from "@kinora/domain/prompt/model-entry";
import type { Exchange } from "@kinora/providers/http/exchange";
import type {
  ConfiguredProvider,
  KnownOwnServer,
  Unserved,
} from "@kinora/providers/provider-setup";
import { KNOWN_OWN_SERVERS } from "@kinora/providers/services";

export interface OwnServers {
  /** Reflects what each server last reported; a server that has never answered counts as silent. */
  readonly absence: RouteAbsence;
  /** Asks every server what it currently offers; never rejects. */
  look(): Promise<void>;
}

/**
 * Watches the owner's own servers, and services that may drop a model, so that routes they lack or
 * withhold from everyone are not offered.
 *
 * @param missingAt models that a service refused to order as missing
 */
export function watchOwnServers(
  providers: () => readonly ConfiguredProvider[],
  exchange: Exchange,
  missingAt: (service: EngineProtocol) => ReadonlySet<string> = () => new Set(),
): OwnServers {
  const said = new Map<EngineProtocol, Unserved>(KNOWN_OWN_SERVERS.map(silent));
  return {
    absence: ({ protocol, endpoint }) => said.get(protocol)?.(endpoint) ?? null,
    async look() {
      await Promise.all(
        providers().map(async ({ name, inspect }) => {
          if (inspect) said.set(name, await inspect(exchange, missingAt(name)));
        }),
      );
    },
  };
}

const silent = ({ name, title }: KnownOwnServer): [EngineProtocol, Unserved] => [
  name,
  () => ({ code: "model.serverSilent", params: { server: title } }),
];
