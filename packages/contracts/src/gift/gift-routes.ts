import { z } from "zod";
import { pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import { gift, giftAllowance, giftPage, newGift } from "./gift.ts";

const OWN = { access: "signed-in", scope: "read", rate: "read", refusals: [] } as const;

/** Gems that members give one another. */
export const giftRoutes = {
  giveGems: defineRoute({
    ...{ method: "POST", path: "/api/gifts", idempotent: true, sessionOnly: true },
    summary: "Give bought gems to a member",
    ...{ access: "signed-in", scope: "create", rate: "write" },
    ...{ body: newGift, answer: gift, status: 201 },
    refusals: [
      ...(["GIFTS_OFF", "PERSON_NOT_FOUND", "GIFT_TO_SELF", "GIFT_GIVER_LEAVING"] as const),
      ...(["GIFT_RECEIVER_UNAVAILABLE", "GIFT_NOT_FOLLOWING", "GIFT_NOT_FOLLOWED"] as const),
      ...(["GIFT_GIVER_NEW", "GIFT_RECEIVER_NEW", "GIFT_NOTHING_BOUGHT"] as const),
      ...(["GIFT_TOO_SOON", "GIFT_TOO_MUCH", "GIFT_DAY_LIMIT", "GIFT_MONTH_LIMIT"] as const),
      "IDEMPOTENCY_KEY_REUSED",
    ],
  }),
  listGifts: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/gifts", summary: "Gems given and received, newest first" },
    ...{ query: pageQuery, answer: giftPage, status: 200 },
  }),
  getGiftAllowance: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/gifts/allowance/{id}" },
    summary: "What can be given to a person now, and why no more",
    params: z.object({ id: z.string().min(1).max(64) }),
    ...{ answer: giftAllowance, status: 200, refusals: ["PERSON_NOT_FOUND"] },
  }),
} as const;
