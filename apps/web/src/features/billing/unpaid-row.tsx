import type { Purchase } from "@kinora/contracts/billing/billing";
import { t } from "@lingui/core/macro";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { timeText } from "../../text/moment-text.ts";
import { priceText } from "../../text/price-text.ts";
import { productWords } from "./product-words.ts";

/** A purchase that can still be paid, or whose payment is on its way. */
export function UnpaidRow({ purchase }: { readonly purchase: Purchase }) {
  const { product, gems, price, page, state } = purchase;
  return (
    <div className="flex min-h-16 w-full flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-1 py-2.5">
      <span className="min-w-48 flex-1">
        <span className="block font-medium wrap-anywhere">{productWords(product, gems)}</span>
        <span className="block text-14 text-text-2 nums">
          {state === "pending"
            ? t`Your payment is on its way. ${{ gems: gemWords(gems) }} will be added when it arrives.`
            : page
              ? t`Not paid yet. You can finish until ${{ time: timeText(page.until) }}; then it ends by itself.`
              : t`Not paid yet. It ends by itself.`}
        </span>
      </span>
      {page && (
        <a href={page.url} className="reach font-medium underline underline-offset-4">
          {t`Finish`}
        </a>
      )}
      <span className="text-14 font-semibold nums">{priceText(price)}</span>
      {/* Keeps the prices of all rows aligned. */}
      <span className="w-4" />
    </div>
  );
}
