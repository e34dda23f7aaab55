import { takesOwnKeys } from "@kinora/contracts/hosted/own-keys-switch";
import { readSealingSecrets } from "@kinora/contracts/hosted/sealing-secrets";
import type { Database } from "@kinora/database/client";
import { postgresOwnKeys } from "@kinora/database/hosted/postgres-own-keys";
import { openOwnKey } from "@kinora/domain/hosted/own-keys";
import type { OpenWithKeyOf } from "@kinora/domain/hosted/payer";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { nodeExchange } from "@kinora/providers/http/node-exchange";
import { OWN_KEY_SERVICES, openWithKey } from "@kinora/providers/open-with-key";
import type { ProviderEnvironment } from "@kinora/providers/provider-setup";
import { openSealer } from "@kinora/storage/open-sealer";
import { endpointsOf } from "./compose-providers.ts";

/** Keys that people bring along for what they order themselves. */
export interface OwnKeys {
  /** Services that they may have one of; none where nobody's keys are taken. */
  readonly services: readonly EngineProtocol[];
  /** Opened anew for each question to a service: who changed or removed theirs is not waited for. */
  readonly withKeyOf: OpenWithKeyOf;
}

export const NO_OWN_KEYS: OwnKeys = { services: [], withKeyOf: async () => null };

export function composeOwnKeys(database: Database, environment: ProviderEnvironment): OwnKeys {
  const secrets = readSealingSecrets(environment);
  if (!takesOwnKeys(environment) || !secrets) return NO_OWN_KEYS;
  const sealer = openSealer(secrets);
  const keys = postgresOwnKeys(database);
  const exchange = nodeExchange();
  return {
    services: OWN_KEY_SERVICES.map(({ name }) => name),
    async withKeyOf(service, userId) {
      const key = await openOwnKey(keys, sealer, { userId, service });
      if (key === null) return null;
      return openWithKey(service, key, { environment, exchange, endpointOf: endpointsOf(service) });
    },
  };
}
