import type { Provider } from "@kinora/domain/hosted/provider";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import type { EndpointOf } from "./endpoint-of.ts";
import type { Exchange } from "./http/exchange.ts";
import type { ProviderEnvironment, ProviderSetup } from "./provider-setup.ts";
import { addressesOf, PROVIDERS } from "./services.ts";

/** Services for which users may bring their own keys. */
export const OWN_KEY_SERVICES: readonly ProviderSetup[] = PROVIDERS.filter(
  ({ operatorOnly }) => !operatorOnly,
);

/** Opens a service with a user's own key; null when the service does not take one. */
export function openWithKey(
  service: EngineProtocol,
  key: string,
  outside: {
    readonly environment: ProviderEnvironment;
    readonly exchange: Exchange;
    readonly endpointOf: EndpointOf;
  },
): Provider | null {
  const setup = OWN_KEY_SERVICES.find(({ name }) => name === service);
  if (!setup) return null;
  const { environment, exchange, endpointOf } = outside;
  const addresses = addressesOf(setup, environment);
  const configured = setup.configure({ ...environment, [setup.keyVariable]: key }, addresses);
  return configured?.open(exchange, endpointOf) ?? null;
}
