import { timestamp } from "../play-calendar.ts";
import type { PlayOrderRecord } from "../play-records.ts";
import { moneyShape } from "./play-money-shape.ts";

/** @see https://developers.google.com/android-publisher/api-ref/rest/v3/orders */
export function orderShape(order: PlayOrderRecord): object {
  const { orderId, token, productId, createdAt, state, total } = order;
  const none = moneyShape({ amount: 0, currency: total.currency });
  return {
    ...{ orderId, purchaseToken: token, state, createTime: timestamp(createdAt) },
    lastEventTime: timestamp(order.refund?.at ?? order.parts.at(-1)?.at ?? createdAt),
    buyerAddress: { buyerCountry: "US" },
    ...{ total: moneyShape(total), tax: none, salesChannel: "IN_APP" },
    lineItems: [
      {
        ...{ productId, productTitle: productId, listingPrice: moneyShape(total) },
        ...{ total: moneyShape(total), tax: none, ...detailsOf(order) },
      },
    ],
    orderHistory: historyOf(order),
  };
}

function detailsOf({ isPlan, basePlanId, quantity, period }: PlayOrderRecord): object {
  if (!isPlan) return { oneTimePurchaseDetails: { quantity, purchaseOptionId: "buy" } };
  return {
    subscriptionDetails: {
      ...(basePlanId !== null && { basePlanId }),
      ...(period && {
        servicePeriodStartTime: timestamp(period.start),
        servicePeriodEndTime: timestamp(period.end),
      }),
    },
  };
}

function historyOf({ createdAt, total, parts, refund }: PlayOrderRecord): object {
  const detailsOf = (amount: number) => ({
    total: moneyShape({ amount, currency: total.currency }),
    tax: moneyShape({ amount: 0, currency: total.currency }),
  });
  return {
    processedEvent: { eventTime: timestamp(createdAt) },
    ...(parts.length > 0 && {
      partialRefundEvents: parts.map(({ amount, at }) => ({
        ...{ createTime: timestamp(at), processTime: timestamp(at) },
        ...{ state: "PROCESSED_SUCCESSFULLY", refundDetails: detailsOf(amount) },
      })),
    }),
    ...(refund && {
      refundEvent: {
        ...{ eventTime: timestamp(refund.at), refundReason: refund.reason },
        refundDetails: detailsOf(total.amount),
      },
    }),
  };
}
