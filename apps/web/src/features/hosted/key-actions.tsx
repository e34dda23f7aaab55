import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { t } from "@lingui/core/macro";
import { KeyRound, PlugZap } from "lucide-react";
import { useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { keyLoss } from "./key-loss.ts";
import { RemoveKey } from "./remove-key.tsx";
import { ServiceKeyForm } from "./service-key-form.tsx";
import { useRemoveServiceKeyMutation, useTestServiceKeyMutation } from "./services-api.ts";
import { TrialButton } from "./trial-button.tsx";

export interface KeyActionsProps {
  readonly service: HostedService;
  /** All services, which may have the same models. */
  readonly all: readonly HostedService[];
  /** Called once the key was replaced or removed. */
  readonly onChanged: () => void;
}

/** Actions for a stored key. */
export function KeyActions({ service, all, onChanged }: KeyActionsProps) {
  const [open, setOpen] = useState(false);
  const [remove] = useRemoveServiceKeyMutation();
  const { name, title } = service;
  const close = () => setOpen(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {service.testable && <TestButton service={service} />}
      {service.trial && <TrialButton name={name} trial={service.trial} />}
      {service.key.source === "entered" && (
        <>
          <Button size="sm" icon={<KeyRound size={16} />} onClick={() => setOpen(true)}>
            {t`Change key`}
          </Button>
          <RemoveKey
            confirm={keyLoss(service, all)}
            remove={() => remove(name).unwrap().then(onChanged)}
          />
        </>
      )}
      {open && (
        <Sheet open onClose={close} title={t`New key for ${{ title }}`}>
          <ServiceKeyForm service={service} takesKeys onKept={close} />
        </Sheet>
      )}
    </div>
  );
}

/** Tests the service free of charge and reports its answer. */
function TestButton({ service: { name, title } }: { readonly service: HostedService }) {
  const [test, { isLoading }] = useTestServiceKeyMutation();
  const { say, saySorry } = useSay();
  const press = async () => {
    try {
      const { verdict } = await test(name).unwrap();
      if (verdict === "accepted") say(t`${{ title }} accepts the key.`, "success");
      else if (verdict === "refused") say(t`${{ title }} doesn't accept the key.`, "danger");
      else say(t`${{ title }} gave no clear answer. Try again later.`, "danger");
    } catch (error) {
      saySorry(error);
    }
  };
  return (
    <Button
      size="sm"
      icon={<PlugZap size={16} />}
      busy={isLoading && t`Testing`}
      onClick={() => void press()}
    >
      {t`Test key`}
    </Button>
  );
}
