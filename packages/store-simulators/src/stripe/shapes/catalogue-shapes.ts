import type { CustomerRecord, PriceRecord, ProductRecord } from "../catalogue-records.ts";

/** A product as the API shows it. */
export const productShape = (product: ProductRecord) => ({
  id: product.id,
  object: "product" as const,
  active: product.active,
  created: product.created,
  default_price: null,
  description: product.description,
  images: product.images,
  livemode: false,
  marketing_features: [],
  metadata: product.metadata,
  name: product.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: product.taxCode,
  tax_details:
    product.taxCode === null ? null : { performance_location: null, tax_code: product.taxCode },
  type: "service",
  unit_label: product.unitLabel,
  updated: product.updated,
  url: product.url,
});

/** A price as the API shows it. */
export const priceShape = (price: PriceRecord) => ({
  id: price.id,
  object: "price" as const,
  active: price.active,
  billing_scheme: "per_unit",
  created: price.created,
  currency: price.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: price.lookupKey,
  metadata: price.metadata,
  nickname: price.nickname,
  product: price.product,
  recurring: price.recurring && {
    interval: price.recurring.interval,
    interval_count: price.recurring.intervalCount,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  },
  tax_behavior: price.taxBehavior,
  tiers_mode: null,
  transform_quantity: null,
  type: price.recurring ? "recurring" : "one_time",
  unit_amount: price.unitAmount,
  unit_amount_decimal: `${price.unitAmount}`,
});

/** A recurring price in the shape of the older plan, which subscription items still carry. */
export const planShape = (price: PriceRecord) => ({
  id: price.id,
  object: "plan" as const,
  active: price.active,
  amount: price.unitAmount,
  amount_decimal: `${price.unitAmount}`,
  billing_scheme: "per_unit",
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? "month",
  interval_count: price.recurring?.intervalCount ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});

/** A customer as the API shows it; a deleted one is only a mark. */
export const customerShape = (customer: CustomerRecord) =>
  customer.deleted ? deletedCustomer(customer.id) : livingCustomer(customer);

/** What is left of a deleted customer. */
export const deletedCustomer = (id: string) => ({
  id,
  object: "customer" as const,
  deleted: true as const,
});

/** A customer that was not deleted. */
export const livingCustomer = (customer: CustomerRecord) => ({
  id: customer.id,
  object: "customer" as const,
  address: null,
  balance: customer.balance,
  created: customer.created,
  currency: customer.currency,
  customer_account: null,
  default_source: null,
  delinquent: customer.delinquent,
  description: customer.description,
  discount: null,
  email: customer.email,
  invoice_prefix: customer.invoicePrefix,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: customer.metadata,
  name: customer.name,
  next_invoice_sequence: customer.invoices + 1,
  phone: customer.phone,
  preferred_locales: [],
  shipping: null,
  tax_exempt: "none",
  test_clock: null,
});
