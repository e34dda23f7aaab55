import type { StoreReceipt } from "@kinora/contracts/billing/receipts";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import type { AppShell } from "../../../platform/app-shell.ts";
import { useSay } from "../../../store/use-say.ts";
import { useLazyGetAccountTokenQuery, usePresentReceiptMutation } from "./app-shop-api.ts";

export interface AppTill {
  /** What the store's sheet is open for; null for nothing. */
  readonly buying: string | null;
  readonly isRestoring: boolean;
  readonly buy: (product: string) => void;
  readonly restore: () => void;
}

/**
 * Buys and restores through the app: the store's sheet first, then our server, and only when it has
 * the receipt, the store hears that it is finished.
 */
export function useAppTill(shell: AppShell): AppTill {
  const [buying, setBuying] = useState<string | null>(null);
  const [isRestoring, setRestoring] = useState(false);
  const [askToken] = useLazyGetAccountTokenQuery();
  const [present] = usePresentReceiptMutation();
  const { say, saySorry } = useSay();

  async function hand(receipt: StoreReceipt): Promise<void> {
    await present(receipt).unwrap();
    await shell.finish(receipt);
  }

  async function purchase(product: string): Promise<void> {
    const { token: accountToken } = await askToken().unwrap();
    const bought = await shell.purchase({ product, accountToken });
    if (bought.outcome === "pending")
      say(t`The store is waiting for approval or payment. It's yours as soon as that has come.`);
    if (bought.outcome !== "bought") return;
    await hand(bought.receipt);
    say(t`Thank you. It's yours.`, "success");
  }

  async function restore(): Promise<void> {
    const receipts = await shell.restore();
    let count = 0;
    let problem: unknown = null;
    for (const receipt of receipts)
      await hand(receipt).then(
        () => {
          count += 1;
        },
        (error: unknown) => {
          problem = error;
        },
      );
    if (problem !== null) throw problem;
    say(
      count === 0
        ? t`There was nothing to restore.`
        : plural(count, { one: "# purchase is yours here.", other: "# purchases are yours here." }),
      "success",
    );
  }

  return {
    ...{ buying, isRestoring },
    buy(product) {
      setBuying(product);
      void purchase(product)
        .catch(saySorry)
        .finally(() => setBuying(null));
    },
    restore() {
      setRestoring(true);
      void restore()
        .catch(saySorry)
        .finally(() => setRestoring(false));
    },
  };
}
