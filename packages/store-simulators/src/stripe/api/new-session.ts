import { newId } from "../ids.ts";
import type { CheckoutRecord } from "../payment-records.ts";
import { findCustomer } from "../payments/customers.ts";
import { invalid } from "../stripe-error.ts";
import { find, type World } from "../world.ts";
import { mergeMetadata } from "./parameters.ts";
import { echoedFields, type SessionParameters } from "./session-parameters.ts";

const DAY = 86_400;
const SHORTEST = 1_800;

/** Creates a checkout session. @throws StripeError naming what does not fit together */
export function newSession(world: World, given: SessionParameters): CheckoutRecord {
  refuseMismatch(world, given);
  const id = newId("cs_test_");
  const lines = given.line_items.map(({ price, quantity = 1 }) => ({
    id: newId("li_"),
    price,
    quantity,
  }));
  const { currency } = find(world, "prices", lines[0]?.price ?? "", "line_items[0][price]");
  const { payment_intent_data: intent, subscription_data: plan, ui_mode: uiMode } = given;
  const echoed = echoedFields(given);
  const session: CheckoutRecord = {
    ...{ id, mode: given.mode, status: "open", paymentStatus: "unpaid", currency, lines, echoed },
    ...{ customer: given.customer ?? null, customerEmail: given.customer_email ?? null },
    ...{ email: null, clientReferenceId: given.client_reference_id ?? null },
    metadata: mergeMetadata({}, given.metadata),
    intentData: {
      metadata: mergeMetadata({}, intent?.metadata),
      description: intent?.description ?? null,
      statementDescriptorSuffix: intent?.statement_descriptor_suffix ?? null,
    },
    subscriptionData: {
      metadata: mergeMetadata({}, plan?.metadata),
      description: plan?.description ?? null,
      trialDays: plan?.trial_period_days ?? 0,
    },
    ...{ paymentIntent: null, subscription: null, invoice: null },
    url: (uiMode ?? "hosted_page") === "hosted_page" ? world.pageOf(id) : null,
    ...{ expiresAt: given.expires_at ?? world.now() + DAY, created: world.now() },
  };
  if (session.url === null) session.echoed.client_secret = `${id}_secret_${newId("")}`;
  world.state.sessions[id] = session;
  return session;
}

function refuseMismatch(world: World, given: SessionParameters): void {
  const { mode, ui_mode: uiMode = "hosted_page", expires_at: expiresAt, customer } = given;
  const prices = given.line_items.map(({ price }, index) =>
    find(world, "prices", price, `line_items[${index}][price]`),
  );
  if (prices.some(({ active }) => !active)) {
    throw invalid("The price specified is inactive. This field only accepts active prices.", {
      param: "line_items[0][price]",
    });
  }
  if (new Set(prices.map(({ currency }) => currency)).size > 1) {
    throw invalid("All line items must have the same currency.", { param: "line_items" });
  }
  const recurring = prices.filter((price) => price.recurring !== null).length;
  if (mode === "payment" && recurring > 0) {
    throw invalid(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  }
  if (mode === "subscription" && (recurring !== 1 || prices.length !== 1)) {
    throw invalid("The simulator knows `subscription` mode with exactly one recurring price.");
  }
  if (mode === "payment" && given.subscription_data) throw misplaced("subscription_data", mode);
  if (mode === "subscription" && given.payment_intent_data)
    throw misplaced("payment_intent_data", mode);
  if (mode === "subscription" && given.customer_creation)
    throw misplaced("customer_creation", mode);
  if (customer !== undefined && given.customer_email !== undefined) {
    throw invalid("You may only specify one of these parameters: customer, customer_email.");
  }
  if (customer !== undefined) findCustomer(world, customer, "customer");
  if (uiMode === "hosted_page" && given.success_url === undefined) {
    throw invalid("Missing required param: success_url.", {
      ...{ code: "parameter_missing", param: "success_url", early: true },
    });
  }
  const life = expiresAt === undefined ? DAY : expiresAt - world.now();
  if (life < SHORTEST || life > DAY) {
    const message =
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.";
    throw invalid(message, { param: "expires_at" });
  }
}

const misplaced = (param: string, mode: string) =>
  invalid(`You can not pass \`${param}\` in \`${mode}\` mode.`, { param });
