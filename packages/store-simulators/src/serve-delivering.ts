import type { ServedSimulator } from "@kinora/provider-simulators/serve-simulator";
import { keepDelivering } from "./keep-delivering.ts";
import { serveStore } from "./serve-store.ts";
import type { StoreReply, StoreRequest } from "./store-request.ts";

/** A simulated store that also sends messages of its own. */
interface DeliveringStore {
  readonly answer: (request: StoreRequest) => Promise<StoreReply>;
  /** Sends what has become due. */
  readonly deliver: () => Promise<unknown>;
}

/** Serves a simulated store, and delivers its messages until it is closed. */
export async function serveDelivering(
  simulator: DeliveringStore,
  closing: AbortController,
  port?: number,
): Promise<Pick<ServedSimulator, "origin" | "close">> {
  const deliveries = keepDelivering(() => simulator.deliver(), closing.signal);
  const answer = async (request: StoreRequest) => {
    const reply = await simulator.answer(request);
    deliveries.hurry();
    return reply;
  };
  const served = await serveStore(answer, port).catch((error) => {
    closing.abort();
    throw error;
  });
  return {
    origin: served.origin,
    async close() {
      closing.abort();
      await Promise.all([served.close(), deliveries.ended]);
    },
  };
}
