import { readSealingSecrets } from "@kinora/contracts/hosted/sealing-secrets";
import type { Database } from "@kinora/database/client";
import { postgresLanguageChoice } from "@kinora/database/hosted/postgres-language-choice";
import { postgresServiceKeys } from "@kinora/database/hosted/postgres-service-keys";
import { type KeptKey, openKeys } from "@kinora/domain/hosted/service-keys";
import type { ProviderEnvironment } from "@kinora/providers/provider-setup";
import { environmentWith } from "@kinora/providers/services";
import { openSealer } from "@kinora/storage/open-sealer";

/**
 * The environment, completed with the keys and choices that owners entered for variables it does
 * not set.
 */
export interface ServiceKeys {
  readonly environment: ProviderEnvironment;
  /**
   * Returns whether a key was entered or removed, or another language model was chosen, since it
   * was read.
   */
  isChanged(): Promise<boolean>;
}

export async function readServiceKeys(
  database: Database,
  environment: ProviderEnvironment,
): Promise<ServiceKeys> {
  const keys = postgresServiceKeys(database);
  const secrets = readSealingSecrets(environment);
  const choices = postgresLanguageChoice(database);
  const [sealed, choice] = await Promise.all([keys.list(), choices.find()]);
  const kept: ReadonlyMap<string, KeptKey> = secrets
    ? await openKeys(sealed, openSealer(secrets))
    : new Map();
  return {
    environment: environmentWith(environment, kept, choice),
    isChanged: async () =>
      fingerprint(await keys.list()) !== fingerprint(sealed) ||
      JSON.stringify(await choices.find()) !== JSON.stringify(choice),
  };
}

/** Resealing the same key does not count as a change. */
const fingerprint = (keys: Awaited<ReturnType<ReturnType<typeof postgresServiceKeys>["list"]>>) =>
  JSON.stringify(keys.map(({ service, changedAt }) => [service, changedAt]));
