import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import { useListConnectionsQuery } from "./list-connections-api.ts";
import { platformName } from "./platform-name.ts";

/** Returns a function that names platforms; those that are simulations on this server say so. */
export function usePlatformName(): (platform: SocialPlatform) => string {
  const { data } = useListConnectionsQuery();
  const simulated = data?.platforms.filter((one) => one.simulated).map((one) => one.platform) ?? [];
  return (platform) =>
    platformName(
      platform,
      simulated.some((one) => one === platform),
    );
}
