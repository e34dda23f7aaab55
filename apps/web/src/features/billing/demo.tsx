import type { Shop } from "@kinora/contracts/billing/billing";
import { t } from "@lingui/core/macro";

/** Said above everything that is sold where no money moves. */
export function Demo({ environment }: Pick<Shop, "environment">) {
  if (environment === null || environment === "live") return null;
  return (
    <p className="mt-10 font-medium">
      {environment === "simulated"
        ? t`This is a demo shop: nothing is paid, and no card is asked for.`
        : t`Test payments only: no money moves.`}
    </p>
  );
}
