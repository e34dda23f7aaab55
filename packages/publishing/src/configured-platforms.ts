import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { facebook } from "./facebook/setup.ts";
import { instagram, linkedInstagram } from "./instagram/setup.ts";
import type { PlatformSetup, PublishingEnvironment, PublishingParts } from "./platform-setup.ts";
import { tiktok } from "./tiktok/setup.ts";
import { youtube } from "./youtube/setup.ts";

/** Every platform, and way to sign in there, that can be configured. */
const SETUPS: readonly PlatformSetup[] = [facebook, linkedInstagram, instagram, tiktok, youtube];

/**
 * Returns the platforms whose app id and secret are set; the others are not set up here.
 *
 * @throws a sentence that names the variable with an address that is none
 */
export const configuredPlatforms = (
  environment: PublishingEnvironment,
  parts: PublishingParts,
): readonly PublishingPlatform[] =>
  SETUPS.flatMap(({ keys: [idName, secretName], addresses, open }) => {
    const [id, secret] = [environment[idName], environment[secretName]];
    if (!id || !secret) return [];
    const at = Object.entries(addresses).map(([name, usual]) => [
      name,
      environment[name] ? readAddress(name, environment[name]) : usual,
    ]);
    return [open({ id, secret }, Object.fromEntries(at), parts)];
  });

function readAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(`${name} is not an address`);
  return value.replace(/\/$/, "");
}
