import { SIGN_IN_PROVIDERS } from "@kinora/contracts/access/sign-in-providers";
import type { Route } from "@kinora/contracts/http/route";
import type { ApiComposition } from "../compose.ts";
import { newSecretId } from "./new-secret-id.ts";
import { reauthenticationGate } from "./reauthentication-gate.ts";

/**
 * Guards routes that require reauthentication, by this server's identity providers or the passkeys
 * of staff.
 */
export function composeReauthenticationGate(
  parts: Pick<ApiComposition, "stores" | "signIn" | "digest" | "now">,
) {
  const { stores, digest, now } = parts;
  const { settings } = parts.signIn;
  const doorOf = (provider: string) =>
    SIGN_IN_PROVIDERS.find((door) => settings[door]?.id === provider) ?? null;
  const { reauthentications, passkeys } = stores;
  const ports = { reauthentications, passkeys, doorOf, digest, newSecretId, now };
  return (route: Route) => reauthenticationGate(route, ports);
}
