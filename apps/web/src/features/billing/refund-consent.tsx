import { t } from "@lingui/core/macro";
import { useSay } from "../../store/use-say.ts";
import { Switch } from "../../ui/switch.tsx";
import { useGetRefundConsentQuery, useStateRefundConsentMutation } from "./billing-api.ts";

/** Asks those who ever paid in an app whether its store may be told what they used. */
export function RefundConsent() {
  const { data } = useGetRefundConsentQuery();
  const [state] = useStateRefundConsentMutation();
  const { saySorry } = useSay();
  if (!data?.hasPaidInApp) return null;
  return (
    <div className="mt-4 max-w-prose">
      <Switch
        label={t`Answer the store's questions about my refunds`}
        hint={t`If you ask Apple or Google for a refund, Kinora tells them whether you got what you paid for and how much of it you used. You can change your mind at any time.`}
        checked={data.isGiven}
        onChange={(isGiven) => state(isGiven).unwrap().catch(saySorry)}
      />
    </div>
  );
}
