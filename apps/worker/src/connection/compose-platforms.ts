import { readSealingSecrets } from "@kinora/contracts/hosted/sealing-secrets";
import type { Sealer } from "@kinora/domain/hosted/service-keys";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { configuredPlatforms } from "@kinora/publishing/configured-platforms";
import { nodePlatformExchange } from "@kinora/publishing/http/node-platform-exchange";
import { openSealer } from "@kinora/storage/open-sealer";

export interface OpenPlatforms {
  readonly platforms: readonly PublishingPlatform[];
  readonly sealer: Sealer;
}

/** Opens the social platforms that are set up here; null when nothing can be sealed here. */
export function openPlatforms(
  environment: NodeJS.ProcessEnv,
  now: () => Date,
): OpenPlatforms | null {
  const secrets = readSealingSecrets(environment);
  if (!secrets) return null;
  const exchange = nodePlatformExchange();
  return {
    platforms: configuredPlatforms(environment, { exchange, now }),
    sealer: openSealer(secrets),
  };
}
