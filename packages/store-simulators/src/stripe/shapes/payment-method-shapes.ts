import type { ChargeRecord } from "../payment-records.ts";

/** How a charge was paid: Visa's test card, or a German test account. */
export const methodDetails = ({ method }: ChargeRecord) =>
  method === "card"
    ? { type: "card", card: cardDetails() }
    : {
        type: "sepa_debit",
        sepa_debit: {
          bank_code: "37040044",
          branch_code: null,
          country: "DE",
          fingerprint: null,
          last4: "3000",
          mandate: null,
        },
      };

const cardDetails = () => ({
  amount_authorized: null,
  authorization_code: null,
  brand: "visa",
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
  country: "US",
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2034,
  fingerprint: null,
  funding: "credit",
  installments: null,
  last4: "4242",
  mandate: null,
  network: "visa",
  network_transaction_id: null,
  regulated_status: "unregulated",
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});
