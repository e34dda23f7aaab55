import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { plural, t } from "@lingui/core/macro";
import { useSay } from "../../store/use-say.ts";
import { KeyForm, KeySteps } from "./key-form.tsx";
import { useEnterServiceKeyMutation } from "./services-api.ts";
import { dollars } from "./spending.tsx";

interface ServiceKeyFormProps {
  readonly service: HostedService;
  readonly takesKeys: boolean;
  /** Called once the key is stored. */
  readonly onKept?: (() => void) | undefined;
  /** Closes a form that replaced its button. */
  readonly onCancel?: (() => void) | undefined;
}

/** A form for the operator's key of a service. */
export function ServiceKeyForm({ service, takesKeys, onKept, onCancel }: ServiceKeyFormProps) {
  const [enter] = useEnterServiceKeyMutation();
  const { say } = useSay();
  const { name, title, key, keyPage, voices } = service;
  if (!takesKeys)
    return (
      <KeySteps keyPage={keyPage}>
        <p>
          {t`2. Set ${{ variable: key.variable }} in the server's environment and restart it. To enter keys here, set SEALING_SECRET first.`}
        </p>
      </KeySteps>
    );
  return (
    <KeyForm
      service={service}
      onCancel={onCancel}
      cost={voices && samplesWords(voices)}
      enter={(entered) => enter({ name, key: entered }).unwrap()}
      onKept={({ key: { untested } }) => {
        if (untested && service.testable)
          say(t`Saved, but not tested: ${{ title }} couldn't be reached.`, "warning");
        else say(t`${{ title }} is ready: its models can be chosen in Create.`, "success");
        onKept?.();
      }}
    />
  );
}

function samplesWords({ count, dollars: sum }: NonNullable<HostedService["voices"]>): string {
  const cost = dollars(sum);
  return t`Once it's saved, ${plural({ count }, { one: "# voice is", other: "# voices are" })} sampled once, for about ${{ cost }}, which the service bills you.`;
}
