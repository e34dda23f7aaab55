import type { StripeState } from "../state.ts";
import { portalShape, subscriptionShape } from "./billing-shapes.ts";
import { customerShape, priceShape, productShape } from "./catalogue-shapes.ts";
import { disputeShape } from "./dispute-shape.ts";
import { invoiceShape } from "./invoice-shape.ts";
import {
  chargeShape,
  intentShape,
  refundShape,
  transactionShape,
  warningShape,
} from "./payment-shapes.ts";
import { sessionShape } from "./session-shape.ts";

type Shape = (state: StripeState, id: string) => object | undefined;

/** Reads an own property of a table, so that no id reaches a prototype. */
const row = <Row>(table: Readonly<Record<string, Row>>, id: string): Row | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

const through =
  <Row>(
    table: (state: StripeState) => Readonly<Record<string, Row>>,
    shape: (state: StripeState, found: Row) => object,
  ): Shape =>
  (state, id) => {
    const found = row(table(state), id);
    return found === undefined ? undefined : shape(state, found);
  };

const SHAPES: Readonly<Record<string, Shape>> = {
  prod: through(
    (state) => state.products,
    (_, found) => productShape(found),
  ),
  price: through(
    (state) => state.prices,
    (_, found) => priceShape(found),
  ),
  cus: through(
    (state) => state.customers,
    (_, found) => customerShape(found),
  ),
  cs: through((state) => state.sessions, sessionShape),
  pi: through(
    (state) => state.intents,
    (_, found) => intentShape(found),
  ),
  ch: through(
    (state) => state.charges,
    (_, found) => chargeShape(found),
  ),
  re: through((state) => state.refunds, refundShape),
  dp: through((state) => state.disputes, disputeShape),
  issfr: through((state) => state.warnings, warningShape),
  txn: through(
    (state) => state.transactions,
    (_, found) => transactionShape(found),
  ),
  sub: through((state) => state.subscriptions, subscriptionShape),
  in: through((state) => state.invoices, invoiceShape),
  bps: through(
    (state) => state.portals,
    (_, found) => portalShape(found),
  ),
};

/** Returns the object with this id as the API shows it; undefined when there is none. */
export const shapeOf = (state: StripeState, id: string): object | undefined =>
  SHAPES[id.split("_")[0] ?? ""]?.(state, id);
