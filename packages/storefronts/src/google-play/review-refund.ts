import { InquiryRefused } from "@kinora/domain/billing/inquiry-refused";
import type { InquiryAnswer } from "@kinora/domain/billing/refund-inquiry";
import type { PlayPublisher } from "./open-publisher.ts";
import { isRefusedByPlay, withoutToken } from "./play-answers.ts";

/** What is said about an order that Google asks about. */
export interface PlayReview {
  readonly orderId: string;
  readonly token: string;
  readonly answer: InquiryAnswer;
}

/**
 * Tells Google what was used of an order whose refund it reviews. It counts the first answer, and
 * takes any other.
 *
 * @see https://developers.google.com/android-publisher/api-ref/rest/v3/orders/reviewrefund
 * @throws StoreUnreachable, InquiryRefused
 */
export async function reviewRefund(
  { api, packageName }: PlayPublisher,
  { orderId, token, answer: { consumed, sampled, prefersGrant } }: PlayReview,
): Promise<void> {
  try {
    await api.orders.reviewrefund({
      ...{ packageName, orderId },
      requestBody: {
        ...{ pendingRefundToken: token, sampleContentProvided: sampled },
        refundPreference: prefersGrant ? "APPROVE" : "NEUTRAL",
        consumptionPercentageMilliunits: consumed,
      },
    });
  } catch (error) {
    const said = withoutToken(error);
    throw isRefusedByPlay(error) ? new InquiryRefused(said.message) : said;
  }
}
