import type { Provider } from "@kinora/domain/hosted/provider";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import type { VerifyCallback } from "./callback.ts";
import type { EndpointOf } from "./endpoint-of.ts";
import type { Exchange } from "./http/exchange.ts";

/** A service whose key the operator named. */
export interface ConfiguredProvider {
  readonly name: EngineProtocol;
  /** What the service is called. */
  readonly title: string;
  open(exchange: Exchange, endpointOf: EndpointOf): Provider;
  /** Null: its calls cannot be checked, and are not listened to. */
  openCallbacks(exchange: Exchange): VerifyCallback | null;
}

export type ProviderEnvironment = Readonly<Record<string, string | undefined>>;

/** How a service is told of. */
export interface ProviderSetup<AddressName extends string = string> {
  /** Where it is, without a slash at the end; a variable of the same name leads elsewhere. */
  readonly addresses: Readonly<Record<AddressName, string>>;
  /** Null: the operator named no key of it. */
  configure(
    environment: ProviderEnvironment,
    addresses: Readonly<Record<AddressName, string>>,
  ): ConfiguredProvider | null;
}

/** Keeps the names of its addresses. */
export function defineProvider<AddressName extends string>(
  setup: ProviderSetup<AddressName>,
): ProviderSetup<AddressName> {
  return setup;
}
