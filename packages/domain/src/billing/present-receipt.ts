import type { PresentedReceipt, StoreReceipt } from "@kinora/contracts/billing/receipts";
import { Refusal } from "../refusal.ts";
import { StoreUnreachable } from "../store-unreachable.ts";
import { reached } from "../subscription/reached.ts";
import { type ClaimItemPorts, claimItem } from "./claim-item.ts";
import type { PhoneStore } from "./phone-store.ts";
import type { ReceiptStore } from "./receipt-store.ts";
import type { StoreOrder } from "./storefront.ts";

export interface PresentReceiptPorts extends ClaimItemPorts {
  readonly phoneStores: readonly PhoneStore[];
  readonly receipts: Pick<ReceiptStore, "hintOf">;
  /** Asks the store what became of it, and books that. */
  readonly ask: (order: StoreOrder) => Promise<unknown>;
}

/**
 * Takes what a caller bought in an app: it is theirs, unless it belongs to somebody else, and is
 * granted once, however often and by however many it is presented. It stays theirs when the store
 * can't be asked now; the worker goes on asking.
 *
 * @throws Refusal SHOP_CLOSED, STORE_UNREACHABLE, RECEIPT_INVALID, RECEIPT_UNKNOWN,
 *   RECEIPT_OF_TESTS, RECEIPT_BOUND
 */
export async function presentReceipt(
  ports: PresentReceiptPorts,
  callerId: string,
  receipt: StoreReceipt,
): Promise<PresentedReceipt> {
  const phone = ports.phoneStores.find(({ store }) => store === receipt.store);
  if (!phone) throw new Refusal("SHOP_CLOSED");
  const item = await reached(() => phone.identify(receipt));
  if (item === null) throw new Refusal("RECEIPT_INVALID");
  const bound = await claimItem(ports, item, callerId);
  if (bound === null)
    throw new Refusal(item.noun === "unknown" ? "RECEIPT_UNKNOWN" : "RECEIPT_OF_TESTS");
  const { noun, id, userId } = bound;
  if (userId !== callerId) {
    const { handle, way } = await ports.receipts.hintOf(userId);
    throw new Refusal("RECEIPT_BOUND", { account: maskHandle(handle), way });
  }
  await ports.ask({ noun, id }).catch((error: unknown) => {
    if (!(error instanceof StoreUnreachable)) throw error;
  });
  return { noun, id };
}

/** Enough of a handle for its owner to know it by: its ends. */
export const maskHandle = (handle: string): string =>
  handle.length < 4 ? `${handle.slice(0, 1)}…` : `${handle.slice(0, 1)}…${handle.slice(-1)}`;
