import { invoiceShape } from "../shapes/invoice-shape.ts";
import { invalid } from "../stripe-error.ts";
import { find, type World } from "../world.ts";
import { changePlan, type PlanChange } from "./change-plan.ts";
import { momentOf } from "./renew.ts";

/** Returns the invoice that a change of plan would make: it is done in a copy of everything. */
export function previewInvoice(
  world: World,
  subscription: string,
  { price, proration }: Pick<PlanChange, "price" | "proration">,
): object {
  const copy: World = { ...world, state: structuredClone(world.state), eventFaults: [] };
  const held = find(copy, "subscriptions", subscription, "subscription");
  const { quantity, latestInvoice } = held;
  changePlan(momentOf(copy, held), held, {
    ...{ price, proration, quantity, anchor: "unchanged", how: "paid" },
  });
  if (held.latestInvoice === latestInvoice) throw invalid("Nothing would be invoiced.");
  const invoice = find(copy, "invoices", held.latestInvoice, "invoice");
  return { ...invoiceShape(copy.state, invoice), id: "upcoming_in", status: "draft" };
}
