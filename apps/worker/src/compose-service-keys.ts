import { readSealingSecrets } from "@kinora/contracts/hosted/sealing-secrets";
import type { Database } from "@kinora/database/client";
import { postgresServiceKeys } from "@kinora/database/hosted/postgres-service-keys";
import { openKeys } from "@kinora/domain/hosted/service-keys";
import type { ProviderEnvironment } from "@kinora/providers/provider-setup";
import { asEnvironment, whatIsSet } from "@kinora/providers/services";
import { openSealer } from "@kinora/storage/open-sealer";

/** The environment with the keys that owners entered where it has none of its own. */
export interface ServiceKeys {
  readonly environment: ProviderEnvironment;
  /** Was a key entered or removed since? */
  isChanged(): Promise<boolean>;
}

export async function readServiceKeys(
  database: Database,
  environment: ProviderEnvironment,
): Promise<ServiceKeys> {
  const keys = postgresServiceKeys(database);
  const secrets = readSealingSecrets(environment);
  const sealed = await keys.list();
  const kept = secrets ? await openKeys(sealed, openSealer(secrets)) : new Map();
  return {
    environment: { ...asEnvironment(kept), ...whatIsSet(environment) },
    isChanged: async () => fingerprint(await keys.list()) !== fingerprint(sealed),
  };
}

/** Another seal around the same key is no change. */
const fingerprint = (keys: Awaited<ReturnType<ReturnType<typeof postgresServiceKeys>["list"]>>) =>
  JSON.stringify(keys.map(({ service, changedAt }) => [service, changedAt]));
