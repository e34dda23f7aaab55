import { fieldsOf, textOf } from "../ordered/read-asked.ts";
import { type OrderContent, whatWasOrdered } from "../ordered/what-was-ordered.ts";
import { FREE_SERVERS, LIST_PRICES } from "./list-prices.ts";

/** What an order costs at its service. */
export interface SimulatedBill {
  /** Name of the unit that is counted. */
  readonly unit: string;
  readonly unitDollars: number;
  readonly units: number;
  /** In thousandths of a US dollar; not rounded. */
  readonly mills: number;
}

/** An order, and the multiple of the list price that it costs. */
interface PricedOrder extends OrderContent {
  readonly priceFactor: number;
}

const NOTHING: SimulatedBill = { unit: "orders", unitDollars: 0, units: 0, mills: 0 };

/** Factors of the list price, as ordered by a fault. */
export const PRICE_FACTORS = { cheaper: 0.8, dearer: 1.6 } as const;

/**
 * Returns the bill of an order by the price list of its service: the units that were ordered, times
 * their price, times the order's own factor.
 *
 * @throws Error when the list has no price for it
 */
export function billOf(
  service: string,
  { endpoint, input, priceFactor }: PricedOrder,
): SimulatedBill {
  if (FREE_SERVERS.includes(service)) return NOTHING;
  const [, priceFor] = LIST_PRICES[service]?.find(([of]) => of.test(endpoint)) ?? [];
  if (!priceFor) throw new Error(`${service} has no price for ${endpoint}.`);
  const ordered = whatWasOrdered({ endpoint, input });
  const fields = fieldsOf(input);
  const { unit, dollars, units } = priceFor(ordered, (field) => textOf(fields, field));
  const counted = units(ordered) * priceFactor;
  return { unit, unitDollars: dollars, units: counted, mills: counted * dollars * 1_000 };
}
