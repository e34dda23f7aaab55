import type { PurchaseFacts, Storefront } from "@kinora/domain/billing/storefront";

/** What happens at a store, apart from what anybody asks it. */
export type StoreTurn =
  | "pay"
  | "pay slowly"
  | "expire"
  | "refund"
  | "fail refund"
  | "dispute"
  | "win"
  | "lose";
export const STORE_TURNS: readonly StoreTurn[] = [
  ...(["pay", "pay slowly", "expire", "refund", "fail refund", "dispute", "win", "lose"] as const),
];

export interface ScriptedStore extends Storefront {
  readonly turn: (ref: string, turn: StoreTurn) => void;
  readonly factsOf: (ref: string) => PurchaseFacts;
  /** Called with each answer on its way, which is out of date if it changes anything. */
  onAnswer: ((ref: string) => Promise<void>) | null;
}

const OPEN: PurchaseFacts = {
  ...{ state: "open", paymentRef: null, paid: null, refunded: 0, dispute: "none" },
};
const AMOUNT = 1_499;

/** A store without a network, whose answers may be overtaken by what happens. */
export function scriptedStore(): ScriptedStore {
  const facts = new Map<string, PurchaseFacts>();
  const factsOf = (ref: string) => facts.get(ref) ?? OPEN;
  const store: ScriptedStore = {
    ...{ store: "stripe", environment: "test", onAnswer: null, factsOf },
    open: async ({ purchaseId }) => ({ ref: `cs_${purchaseId}`, url: "http://127.0.0.1/pay" }),
    async read(ref) {
      const answer = factsOf(ref);
      await store.onAnswer?.(ref);
      return answer;
    },
    orderOf: async ({ ref }) => ({ noun: "purchase", id: ref.slice("cs_".length) }),
    turn: (ref, turn) => void facts.set(ref, after(factsOf(ref), turn, ref)),
  };
  return store;
}

function after(facts: PurchaseFacts, turn: StoreTurn, ref: string): PurchaseFacts {
  const { state, refunded, dispute } = facts;
  if (state !== "paid") return beforePaid(facts, turn, ref);
  if (dispute === "lost") return facts;
  if (turn === "refund") return { ...facts, refunded: Math.min(AMOUNT, refunded + 500) };
  if (turn === "fail refund") return { ...facts, refunded: Math.max(0, refunded - 500) };
  if (turn === "dispute") return { ...facts, dispute: "open" };
  if (dispute === "open" && turn === "win") return { ...facts, dispute: "none" };
  return dispute === "open" && turn === "lose" ? { ...facts, dispute: "lost" } : facts;
}

function beforePaid(facts: PurchaseFacts, turn: StoreTurn, ref: string): PurchaseFacts {
  if (facts.state === "canceled") return facts;
  if (turn === "expire") return { ...facts, state: "canceled" };
  if (turn === "pay slowly") return { ...facts, state: "pending" };
  if (turn !== "pay") return facts;
  const paid = { amount: AMOUNT, currency: "USD" };
  return { ...facts, state: "paid", paymentRef: `pi_${ref}`, paid };
}
