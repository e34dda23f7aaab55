import type { Sentence } from "@kinora/contracts/message/sentence";
import { OrderFailed } from "../generation/order-failed.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import type { AskedById, Provider } from "./provider.ts";

/**
 * Returns the provider as the payer of an order uses it. Outcomes with a user's own key do not
 * affect the service's health, and its callbacks are disabled because they would be signed for
 * another account than the operator's.
 *
 * @param keyOf user whose key pays; null for the operator's
 */
export async function payerOf<P extends Pick<HostedPorts, "withKeyOf">>(
  keyOf: string | null,
  provider: Provider,
  ports: P,
): Promise<{ readonly provider: Provider; readonly ports: P }> {
  if (keyOf === null) return { provider, ports };
  const own = await ports.withKeyOf(provider.name, keyOf);
  return {
    provider: own ?? withoutKey(provider.name, OWN_KEY_FAILS),
    ports: { ...ports, noteSign: async () => {}, callbackOf: () => null },
  };
}

/** Message for an order whose own key was rejected, was removed, or has no quota left. */
export const OWN_KEY_FAILS = { code: "hosted.ownKey", params: {} } as const;

/** Returns a provider for a service without a key: it accepts no order and refuses those it has. */
export const withoutKey = (name: EngineProtocol, said: Sentence | null = null): AskedById => ({
  name,
  map: () => Promise.reject(new OrderFailed(said ? "input" : "engine", said)),
  submit: async () => ({ kind: "refused", why: "auth" }),
  standing: async () => ({ kind: "refused", why: "auth" }),
  result: async () => ({ kind: "gone" }),
  cost: async () => null,
  cancel: null,
  lookFor: null,
});
