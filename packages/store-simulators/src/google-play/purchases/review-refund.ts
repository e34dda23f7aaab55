import { z } from "zod";
import { PlayError } from "../play-error.ts";
import { playReviewRecord } from "../play-records.ts";
import type { PlayWorld } from "../play-world.ts";

const reviewing = playReviewRecord.shape.answer.unwrap().extend({ pendingRefundToken: z.string() });

/** Takes the first answer to a question about an order, and ignores all others. @throws PlayError */
export function reviewRefund({ state }: PlayWorld, orderId: string, body: unknown): void {
  const { pendingRefundToken, ...answer } = reviewing.parse(body);
  const asked = state.reviews[pendingRefundToken];
  if (asked?.orderId !== orderId)
    throw new PlayError(400, "invalid", "Invalid Value", "pendingRefundToken");
  asked.answer ??= answer;
}
