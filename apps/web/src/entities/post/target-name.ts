import type { Connections } from "@kinora/contracts/connection/connection";
import { t } from "@lingui/core/macro";
import { platformName } from "../connection/platform-name.ts";

export interface TargetName {
  readonly connectionId: string;
  /** The platform, as it is on a button. */
  readonly place: string;
  /** The platform and the account. */
  readonly title: string;
}

/** Returns how an account that can be published to is called; null when it can't be, or is unknown. */
export function targetName(
  connectionId: string,
  connections: Connections | undefined,
): TargetName | null {
  const kinora = platformName("kinora", false);
  if (connectionId === "kinora")
    return { connectionId, place: kinora, title: t`The feed of ${kinora}` };
  const account = connections?.items.find(({ id }) => id === connectionId);
  if (!account || account.state === "needs_reauth" || account.state === "revoked") return null;
  const ofPlatform = connections?.platforms.find((one) => one.platform === account.platform);
  const place = platformName(account.platform, ofPlatform?.simulated ?? false);
  return { connectionId, place, title: `${place} · ${account.name}` };
}
