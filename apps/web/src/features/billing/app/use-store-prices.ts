import { useEffect, useState } from "react";
import type { AppShell } from "../../../platform/app-shell.ts";

export type StorePrices = ReadonlyMap<string, string>;

/** Asks the app for the store's own prices; null until it has answered, empty when it can't. */
export function useStorePrices(shell: AppShell, ids: readonly string[]): StorePrices | null {
  const [prices, setPrices] = useState<StorePrices | null>(null);
  const asked = ids.join(" ");
  useEffect(() => {
    let isOver = false;
    const keep = (found: StorePrices) => {
      if (!isOver) setPrices(found);
    };
    if (asked === "") return;
    shell.products(asked.split(" ")).then(
      (found) => keep(new Map(found.map(({ id, price }) => [id, price]))),
      () => keep(new Map()),
    );
    return () => {
      isOver = true;
    };
  }, [shell, asked]);
  return prices;
}
