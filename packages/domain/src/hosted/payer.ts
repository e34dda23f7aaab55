import type { Sentence } from "@kinora/contracts/message/sentence";
import { OrderFailed } from "../generation/order-failed.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import type { AskedById, Provider } from "./provider.ts";

/**
 * The service as whoever pays for an order speaks to it. What happens with somebody's own key says nothing of the service
 * to others, and calls of theirs are not listened to: what signs them belongs to another account than the operator's.
 *
 * @param keyOf whose key pays; null: the operator's
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

/** What is told of an order whose own key does not count, is gone, or has nothing left to pay with. */
export const OWN_KEY_FAILS = { code: "hosted.ownKey", params: {} } as const;

/** A service that nobody has a key of any more: it takes nothing, and nothing comes of what it has. */
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
