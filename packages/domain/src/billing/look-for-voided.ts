import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { ClaimStore } from "../store-claims.ts";
import type { StoreEvents } from "./purchase-store.ts";

/** A store that lists what went back there. */
export interface VoidingStore {
  readonly store: StoreName;
  /** Returns what was voided since. `key` is unique for one reversal; `orderId` names the payment. */
  readonly listVoided: (
    since: Date,
  ) => AsyncIterable<{ readonly key: string; readonly orderId: string }>;
}

const HOUR = 3_600_000;

/**
 * Asks a store what was voided since the last look, and takes each as an event that may have been
 * lost. Looks overlap, because the clocks may differ; each counts once.
 */
export async function lookForVoided(
  {
    claims,
    events,
  }: {
    readonly claims: Pick<ClaimStore, "lookedAt" | "setLooked">;
    readonly events: Pick<StoreEvents, "add">;
  },
  { store, listVoided }: VoidingStore,
  now: () => Date,
): Promise<void> {
  const begun = now();
  const last = await claims.lookedAt(store);
  for await (const { key: id, orderId: ref } of listVoided(new Date(+(last ?? 0) - HOUR)))
    if (ref !== "")
      await events.add(
        { store, id, kind: "voided.listed", subject: { kind: "payment", ref } },
        now(),
      );
  await claims.setLooked(store, begun);
}
