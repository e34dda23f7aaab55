import { takesOwnKeys } from "@kinora/contracts/hosted/own-keys-switch";
import { readSealingSecrets } from "@kinora/contracts/hosted/sealing-secrets";
import type { Database } from "@kinora/database/client";
import { postgresOwnKeys } from "@kinora/database/hosted/postgres-own-keys";
import { openOwnKey } from "@kinora/domain/hosted/own-keys";
import { nodeExchange } from "@kinora/providers/http/node-exchange";
import { OWN_KEY_SERVICES, openWithKey } from "@kinora/providers/open-with-key";
import type { ProviderEnvironment } from "@kinora/providers/provider-setup";
import { openSealer } from "@kinora/storage/open-sealer";
import { endpointsOf } from "./compose-providers.ts";
import { type MemberKeys, NO_MEMBER_KEYS } from "./member-keys.ts";

export function composeMemberKeys(
  database: Database,
  environment: ProviderEnvironment,
): MemberKeys {
  const secrets = readSealingSecrets(environment);
  if (!takesOwnKeys(environment) || !secrets) return NO_MEMBER_KEYS;
  const sealer = openSealer(secrets);
  const keys = postgresOwnKeys(database);
  const exchange = nodeExchange();
  return {
    services: OWN_KEY_SERVICES.map(({ name }) => name),
    async withKeyOf(service, userId) {
      const of = { userId, service };
      const kept = await keys.find(of);
      const key = kept && (await openOwnKey(sealer, of, kept.sealed));
      if (key === null) return null;
      return openWithKey(service, key, { environment, exchange, endpointOf: endpointsOf(service) });
    },
  };
}
