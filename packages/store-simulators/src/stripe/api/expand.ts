import { innerList } from "../shapes/billing-shapes.ts";
import { invoicePaymentShape } from "../shapes/invoice-shape.ts";
import { refundShape } from "../shapes/payment-shapes.ts";
import { lineItemShapes } from "../shapes/session-shape.ts";
import { shapeOf } from "../shapes/shape-of.ts";
import type { StripeState } from "../state.ts";
import { invalid } from "../stripe-error.ts";

type Fields = { [name: string]: unknown };

/** Fields that hold an id, which `expand` replaces by its object. */
const LINKS: ReadonlySet<string> = new Set([
  ...["payment_intent", "latest_charge", "charge", "customer", "subscription", "invoice"],
  ...[
    "latest_invoice",
    "product",
    "price",
    "balance_transaction",
    "source",
    "failure_balance_transaction",
  ],
]);

const MOST = 4;

/**
 * Replaces ids by their objects, in place, as the request's `expand` asks.
 *
 * @throws StripeError for a field that cannot be expanded
 */
export function expand(state: StripeState, object: object, paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split(".");
    if (names.filter((name) => name !== "data").length > MOST) {
      throw invalid("You cannot expand more than 4 levels of a property.", { param: "expand" });
    }
    expandPath(state, object as Fields, names, path);
  }
}

function expandPath(state: StripeState, object: Fields, names: readonly string[], path: string) {
  const [name = "", ...rest] = names;
  if (!(name in object)) {
    const included = includedLists(state, object)[name];
    if (!included) {
      throw invalid(`This property cannot be expanded (${name}) in ${path}.`, { param: "expand" });
    }
    object[name] = included();
  }
  const value = object[name];
  if (typeof value === "string" && LINKS.has(name)) object[name] = shapeOf(state, value) ?? value;
  else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    throw invalid(`This property cannot be expanded (${name}).`, { param: "expand" });
  }
  if (rest.length === 0) return;
  const inner = object[name];
  for (const each of Array.isArray(inner) ? inner : [inner]) {
    if (typeof each === "object" && each !== null) expandPath(state, each, rest, path);
  }
}

/** Lists that an object holds only when asked. */
function includedLists(state: StripeState, object: Fields): Readonly<Record<string, () => object>> {
  const id = `${object.id}`;
  if (object.object === "checkout.session") {
    return {
      line_items: () => {
        const session = state.sessions[id];
        const items = session ? lineItemShapes(state, session) : [];
        return innerList(`/v1/checkout/sessions/${id}/line_items`, items);
      },
    };
  }
  if (object.object === "charge") {
    const refunds = Object.values(state.refunds).filter(({ charge }) => charge === id);
    const shown = () => refunds.map((refund) => refundShape(state, refund)).reverse();
    return { refunds: () => innerList(`/v1/charges/${id}/refunds`, shown()) };
  }
  if (object.object === "invoice") {
    const invoice = state.invoices[id];
    const payment = invoice && invoicePaymentShape(invoice);
    return { payments: () => innerList("/v1/invoice_payments", payment ? [payment] : []) };
  }
  return {};
}
