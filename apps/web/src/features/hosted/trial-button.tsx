import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { t } from "@lingui/core/macro";
import { FlaskConical } from "lucide-react";
import { useRef, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { useOrderTrialMutation } from "./services-api.ts";
import { dollars } from "./spending.tsx";
import { TrialWork } from "./trial-work.tsx";

type Trial = NonNullable<HostedService["trial"]>;

/**
 * Orders the cheapest work of the service, which bills it; the button states the price. What is
 * made is shown below.
 */
export function TrialButton({ name, trial }: { readonly name: string; readonly trial: Trial }) {
  const [order, { isLoading }] = useOrderTrialMutation();
  const { saySorry } = useSay();
  const [ordered, setOrdered] = useState<string>();
  /** Reused until the order is confirmed, so that a second press orders nothing more. */
  const key = useRef<string>(undefined);
  const press = async () => {
    key.current ??= crypto.randomUUID();
    try {
      const { creationId } = await order({ name, model: trial.model, key: key.current }).unwrap();
      key.current = undefined;
      setOrdered(creationId);
    } catch (error) {
      saySorry(error);
    }
  };
  return (
    <>
      <Button
        size="sm"
        icon={<FlaskConical size={16} />}
        busy={isLoading && t`Ordering`}
        onClick={() => void press()}
        className="h-auto! min-h-9 max-w-full py-1.5 text-left whitespace-normal!"
      >
        {words(trial)}
      </Button>
      {ordered && <TrialWork key={ordered} id={ordered} />}
    </>
  );
}

function words({ kind, name, dollars: price }: Trial): string {
  const cost = dollars(price);
  if (kind === "image") return t`Trial picture by ${{ name }}: about ${{ cost }}`;
  if (kind === "music") return t`Trial music by ${{ name }}: about ${{ cost }}`;
  return t`Trial clip by ${{ name }}: about ${{ cost }}`;
}
