import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { serviceTitle } from "@kinora/catalogue/services";
import { ALLOWANCES, PLAN_TABLE, PLANS } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { PRODUCTS } from "@kinora/contracts/billing/store-vocabulary";
import type { Database } from "@kinora/database/client";
import type { SoldTerms } from "@kinora/database/payment/lot-worth";
import { readSoldIn } from "@kinora/database/payment/note-payment";
import { readCosts } from "@kinora/database/payment/read-costs";
import type { CostRoutePorts } from "./cost-routes.ts";

const MONTHS_OF_A_YEAR = 12;

/** A plan of a year brings its gems month by month. */
const SOLD_TERMS: readonly SoldTerms[] = [
  ...PRODUCTS.map((product) => ({ product, cents: SHOP[product].cents, gemsInTime: 0 })),
  ...PLANS.map((product) => {
    const plan = PLAN_TABLE[product];
    const isInTime = plan.line === "tier" && plan.period === "yearly";
    const gemsInTime = isInTime ? ALLOWANCES[plan.tier] * MONTHS_OF_A_YEAR : 0;
    return { product, cents: plan.cents, gemsInTime };
  }),
];

const MODEL_ROUTES = MODEL_ENTRIES.flatMap(({ key: model, routes }) =>
  routes.map(({ protocol: service, endpoint }) => ({ service, endpoint, model })),
);

const MODEL_TITLES = new Map(MODEL_ENTRIES.map(({ key, name }) => [key, name]));

export const composeCosts = (database: Database): Omit<CostRoutePorts, "now"> => ({
  soldIn: () => readSoldIn(database),
  rows: (asked) => readCosts(database, { ...asked, sold: SOLD_TERMS, routes: MODEL_ROUTES }),
  titles: { service: serviceTitle, model: (name) => MODEL_TITLES.get(name) ?? name },
});
