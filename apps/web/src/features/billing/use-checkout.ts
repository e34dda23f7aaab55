import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import { useEffect, useRef, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { useBeginCheckoutMutation } from "./billing-api.ts";

export interface CheckoutStart {
  /** The product whose checkout is being opened; null when none is. */
  readonly buying: ProductId | null;
  readonly buy: (product: ProductId) => void;
}

/** Begins a checkout and leaves for the store's page. */
export function useCheckout(): CheckoutStart {
  const [begin] = useBeginCheckoutMutation();
  const { saySorry } = useSay();
  const [buying, setBuying] = useState<ProductId | null>(null);
  /** Idempotency keys: pressing again after a lost answer begins no second checkout. */
  const keys = useRef(new Map<ProductId, string>());
  useEffect(() => {
    // The browser's Back button may show this page as it was left.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setBuying(null);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  const buy = (product: ProductId) => {
    const key = keys.current.get(product) ?? crypto.randomUUID();
    keys.current.set(product, key);
    setBuying(product);
    begin({ product, key })
      .unwrap()
      .then(
        ({ url }) => {
          keys.current.delete(product);
          location.assign(url);
        },
        (error: unknown) => {
          setBuying(null);
          saySorry(error);
        },
      );
  };
  return { buying, buy };
}
