import type { StoreProduct } from "@kinora/contracts/billing/product-state";
import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import { t } from "@lingui/core/macro";

/** Says what to do about a product that is not on sale. */
export function productAdvice(store: StoreName, { state, rawState }: StoreProduct): string {
  switch (state) {
    case "developer_action_needed":
      return t`Apple wants something changed. Read its message at the product in App Store Connect, change it and submit it again.`;
    case "removed_from_sale":
      return rawState === "DEVELOPER_REMOVED_FROM_SALE"
        ? t`Your team took it off sale. In App Store Connect, choose its countries again under Availability.`
        : t`Apple took it off sale. Read its message in App Store Connect; it may be about the agreements or the tax forms.`;
    case "in_review":
      return t`Nothing to do: Apple is looking at it, usually for less than two days.`;
    case "missing_metadata":
      return t`Fill in what is missing in App Store Connect: often the screenshot for the review, or a price. “npm run store:sync” prints the other fields.`;
    case "pending_binary_approval":
      return t`Nothing to do: it goes on sale with the app version that it was submitted with, once that is approved.`;
    case "processing_content":
      return t`Nothing to do: Apple is processing what was uploaded. If this lasts longer than a day, upload it again.`;
    case "ready_to_submit":
      return t`Submit it for review in App Store Connect; the first products go together with an app version.`;
    case "rejected":
      return t`Read Apple's reason in App Store Connect, under App Review, change the product and submit it again.`;
    case "waiting_for_review":
      return t`Nothing to do: it waits for its turn at Apple, usually for less than two days.`;
    case "waiting_for_upload":
      return t`App Store Connect waits for an upload of yours. Finish it at the product.`;
    case "inactive":
    case "draft":
      return store === "stripe"
        ? t`Its price is archived at Stripe. Restore it there, or remove its lookup key and run “npm run store:sync -- --make”.`
        : t`Activate its base plan or purchase option in the Play Console, under Monetize with Play.`;
    case "absent":
      return store === "stripe"
        ? t`Nothing to do: its price is made with the first order. “npm run store:sync -- --make” makes it now.`
        : t`Create it in the store's console with exactly this ID. “npm run store:sync” prints its fields.`;
    case "unknown":
      return t`The store says “${{ rawState }}”, which Kinora doesn't know. Look at the product in the store's console.`;
    case "approved":
    case "active":
      return "";
  }
}
