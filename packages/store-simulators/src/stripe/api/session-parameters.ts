import { z } from "zod";
import { metadata, repeated, truth, whole } from "./parameters.ts";

const link = z.string().regex(/^https?:\/\//, "Not a valid URL");

/** What a checkout session can be created with. */
export const sessionParameters = {
  mode: z.enum(["payment", "subscription"]),
  line_items: z
    .array(
      z.strictObject({
        price: z.string(),
        quantity: whole.refine((count) => count > 0).optional(),
      }),
    )
    .min(1),
  ui_mode: z.enum(["hosted_page", "embedded_page", "form", "elements"]).optional(),
  success_url: link.optional(),
  cancel_url: link.optional(),
  return_url: link.optional(),
  redirect_on_completion: z.enum(["always", "if_required", "never"]).optional(),
  client_reference_id: z.string().max(200).optional(),
  currency: z.string().optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  customer_update: repeated.optional(),
  metadata,
  payment_intent_data: z
    .strictObject({
      metadata,
      description: z.string().optional(),
      statement_descriptor_suffix: z.string().max(22).optional(),
      receipt_email: z.string().optional(),
      setup_future_usage: z.string().optional(),
    })
    .optional(),
  subscription_data: z
    .strictObject({
      metadata,
      description: z.string().optional(),
      trial_period_days: whole.refine((days) => days > 0).optional(),
    })
    .optional(),
  expires_at: whole.optional(),
  locale: z.string().optional(),
  submit_type: z.string().optional(),
  allow_promotion_codes: truth.optional(),
  automatic_tax: z.strictObject({ enabled: truth }).optional(),
  tax_id_collection: z
    .strictObject({ enabled: truth, required: z.enum(["if_supported", "never"]).optional() })
    .optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  phone_number_collection: z.strictObject({ enabled: truth }).optional(),
  consent_collection: z
    .strictObject({
      terms_of_service: z.enum(["none", "required"]).optional(),
      promotions: z.enum(["auto", "none"]).optional(),
      payment_method_reuse_agreement: z
        .strictObject({ position: z.enum(["auto", "hidden"]) })
        .optional(),
    })
    .optional(),
  custom_text: z
    .partialRecord(
      z.enum(["after_submit", "shipping_address", "submit", "terms_of_service_acceptance"]),
      z.strictObject({ message: z.string().max(1_200) }),
    )
    .optional(),
  adaptive_pricing: z.strictObject({ enabled: truth }).optional(),
  managed_payments: z.strictObject({ enabled: truth }).optional(),
  payment_method_collection: z.enum(["always", "if_required"]).optional(),
  allowed_payment_method_types: z.array(z.string()).optional(),
  excluded_payment_method_types: z.array(z.string()).optional(),
  payment_method_configuration: z.string().optional(),
  origin_context: z.enum(["mobile_app", "web"]).optional(),
};

export type SessionParameters = z.output<z.ZodObject<typeof sessionParameters>>;

/** The fields of a session that repeat what it was created with. */
export function echoedFields(given: SessionParameters): Record<string, unknown> {
  const { automatic_tax: tax, consent_collection: consent, custom_text: text } = given;
  const repeatedFields = Object.fromEntries(
    [
      ...(["success_url", "cancel_url", "return_url", "locale", "submit_type"] as const),
      ...(["redirect_on_completion", "allow_promotion_codes", "ui_mode"] as const),
      ...(["billing_address_collection", "phone_number_collection", "adaptive_pricing"] as const),
      ...(["managed_payments", "payment_method_collection", "origin_context"] as const),
      ...(["allowed_payment_method_types", "excluded_payment_method_types"] as const),
      "customer_creation" as const,
    ].flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
  return {
    ...repeatedFields,
    ...(tax?.enabled && {
      automatic_tax: {
        enabled: true,
        liability: { type: "self" },
        provider: "stripe",
        status: "complete",
      },
    }),
    ...(given.tax_id_collection && {
      tax_id_collection: { required: "never", ...given.tax_id_collection },
    }),
    ...(consent && {
      consent_collection: {
        payment_method_reuse_agreement: consent.payment_method_reuse_agreement ?? null,
        promotions: consent.promotions ?? null,
        terms_of_service: consent.terms_of_service ?? null,
      },
    }),
    ...(text && {
      custom_text: {
        after_submit: text.after_submit ?? null,
        shipping_address: text.shipping_address ?? null,
        submit: text.submit ?? null,
        terms_of_service_acceptance: text.terms_of_service_acceptance ?? null,
      },
    }),
  };
}
