import { z } from "zod";
import { answerDispute, closeDispute } from "../payments/disputes.ts";
import { disputeShape, EVIDENCE } from "../shapes/dispute-shape.ts";
import { warningShape } from "../shapes/payment-shapes.ts";
import { find } from "../world.ts";
import { listPage } from "./list.ts";
import { mergeMetadata, metadata, paging, truth } from "./parameters.ts";
import { is } from "./payment-routes.ts";
import { route, type StripeRoute } from "./route.ts";

const text = z.string().optional();
const evidence = z.partialRecord(z.enum(EVIDENCE), z.string()).optional();

/** Disputes and early fraud warnings. */
export const DISPUTE_ROUTES: readonly StripeRoute[] = [
  route("GET", "/v1/disputes/:id", {}, (world, _, id) =>
    disputeShape(world.state, find(world, "disputes", id)),
  ),
  route(
    "POST",
    "/v1/disputes/:id",
    { evidence, metadata, submit: truth.optional() },
    (world, given, id) => {
      const dispute = find(world, "disputes", id);
      dispute.metadata = mergeMetadata(dispute.metadata, given.metadata);
      const { submit = true, evidence: written = {} } = given;
      answerDispute(world, dispute, written, submit && given.evidence !== undefined);
      return disputeShape(world.state, dispute);
    },
  ),
  route("POST", "/v1/disputes/:id/close", {}, (world, _, id) => {
    const dispute = find(world, "disputes", id);
    closeDispute(world, dispute, false);
    return disputeShape(world.state, dispute);
  }),
  route(
    "GET",
    "/v1/disputes",
    { ...paging, charge: text, payment_intent: text },
    ({ state }, given) => {
      const { charge, payment_intent: intent } = given;
      const found = Object.values(state.disputes)
        .filter((dispute) => is(charge, dispute.charge) && is(intent, dispute.paymentIntent))
        .map((dispute) => disputeShape(state, dispute));
      return listPage("/v1/disputes", found, given);
    },
  ),
  route("GET", "/v1/radar/early_fraud_warnings/:id", {}, (world, _, id) =>
    warningShape(world.state, find(world, "warnings", id)),
  ),
  route(
    "GET",
    "/v1/radar/early_fraud_warnings",
    { ...paging, charge: text, payment_intent: text },
    ({ state }, given) => {
      const { charge, payment_intent: intent } = given;
      const found = Object.values(state.warnings)
        .filter((warning) => is(charge, warning.charge) && is(intent, warning.paymentIntent))
        .map((warning) => warningShape(state, warning));
      return listPage("/v1/radar/early_fraud_warnings", found, given);
    },
  ),
];
