import { BuyMissing } from "../features/billing/buy-missing.tsx";
import { WaitForGems } from "../features/gem/wait-for-gems.tsx";

/** Ways to get as many gems: free ones first. */
export function WaysToGems({ missing }: { readonly missing: number }) {
  return (
    <>
      <WaitForGems missing={missing} />
      <BuyMissing missing={missing} />
    </>
  );
}
