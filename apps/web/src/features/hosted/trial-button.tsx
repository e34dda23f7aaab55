import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { t } from "@lingui/core/macro";
import { FlaskConical } from "lucide-react";
import { useRef } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { useOrderTrialMutation } from "./services-api.ts";
import { dollars } from "./spending.tsx";

type Trial = NonNullable<HostedService["trial"]>;

/** Orders the cheapest work of the service, which bills it; the button states the price. */
export function TrialButton({ name, trial }: { readonly name: string; readonly trial: Trial }) {
  const [order, { isLoading }] = useOrderTrialMutation();
  const { say, saySorry } = useSay();
  /** Reused until the order is confirmed, so that a second press orders nothing more. */
  const key = useRef<string>(undefined);
  const press = async () => {
    key.current ??= crypto.randomUUID();
    try {
      await order({ name, model: trial.model, key: key.current }).unwrap();
      key.current = undefined;
      say(t`It's being made, just for you: find it in your library.`, "success");
    } catch (error) {
      saySorry(error);
    }
  };
  return (
    <Button
      size="sm"
      icon={<FlaskConical size={16} />}
      busy={isLoading && t`Ordering`}
      onClick={() => void press()}
      className="h-auto! min-h-9 max-w-full py-1.5 text-left whitespace-normal!"
    >
      {words(trial)}
    </Button>
  );
}

function words({ kind, name, dollars: price }: Trial): string {
  const cost = dollars(price);
  if (kind === "image") return t`Trial picture by ${{ name }}: ${{ cost }}`;
  if (kind === "music") return t`Trial music by ${{ name }}: ${{ cost }}`;
  return t`Trial clip by ${{ name }}: ${{ cost }}`;
}
