import type { ToldAccount } from "@kinora/contracts/hosted/told-account";
import type { UpstreamAnswer } from "../http/exchange.ts";

const CENTS = 100;

/** Reads what is left of the committed spend, in cents (reference 7.8), if the workspace has one. */
export function readComfyAccount({ headers }: Pick<UpstreamAnswer, "headers">): ToldAccount | null {
  const amount = dollarsIn(headers["x-committed-spend-remaining"]);
  const of = dollarsIn(headers["x-committed-spend-limit"]);
  return amount === null
    ? null
    : { left: { amount, of, unit: "dollars", dollars: null }, limits: [] };
}

const dollarsIn = (text = ""): number | null =>
  /^\d{1,12}(?:\.\d{1,4})?$/.test(text) ? Number(text) / CENTS : null;
