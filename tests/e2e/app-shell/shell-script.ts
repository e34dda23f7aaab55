/** Prices as the store of a German account writes them. */
const PRICES: Readonly<Record<string, string>> = {
  starter_pack_nonconsumable: "4,99 €",
  pro_booster_1: "5,99 €",
  gem_pack_1500: "14,99 €",
  gem_pack_3750: "34,99 €",
  gem_pack_8500: "74,99 €",
  gem_pack_20000: "159,99 €",
  basic_pass_30: "11,99 €",
  pro_pass_30: "34,99 €",
  basic_monthly: "9,99 €",
  basic_yearly: "95,88 €",
  pro_monthly: "29,99 €",
  pro_yearly: "287,88 €",
};

/** Runs in the page before its own scripts: what a native shell would set (docs/app-shell.md). */
export const SHELL_SCRIPT = `
  const prices = ${JSON.stringify(PRICES)};
  const receiptOf = (signedTransaction) => ({ store: "app_store", signedTransaction });
  window.kinoraShell = {
    version: 1,
    store: "app_store",
    storefront: "DEU",
    products: async (ids) => ids.filter((id) => id in prices).map((id) => ({ id, price: prices[id] })),
    purchase: async ({ product, accountToken }) => ({
      outcome: "bought",
      receipt: receiptOf(await window.phonePurchase(product, accountToken)),
    }),
    unfinished: async () => (await window.phoneUnfinished()).map(receiptOf),
    finish: ({ signedTransaction }) => window.phoneFinish(signedTransaction),
    restore: async () => (await window.phoneRestore()).map(receiptOf),
    manage: async () => alert("The store's page of subscriptions"),
  };
`;
