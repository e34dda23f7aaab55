import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { t } from "@lingui/core/macro";
import { ExternalLink } from "lucide-react";
import { type FormEvent, useState } from "react";
import { errorSentence } from "../../store/error-sentence.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useEnterServiceKeyMutation } from "./services-api.ts";

interface KeyFormProps {
  readonly service: HostedService;
  readonly takesKeys: boolean;
  /** Called once the key is kept. */
  readonly onKept?: (() => void) | undefined;
}

/** From no key to a service that works, in two steps. */
export function KeyForm({ service, takesKeys, onKept }: KeyFormProps) {
  const { key, keyPage } = service;
  return (
    <ol className="flex flex-col gap-4 text-14">
      <li className="flex flex-wrap items-center gap-x-2">
        <span>{t`1. Make a key on their page:`}</span>
        <a
          href={keyPage}
          target="_blank"
          rel="noreferrer"
          className="reach inline-flex items-center gap-1 font-medium underline"
        >
          {new URL(keyPage).host}
          <ExternalLink size={14} aria-hidden="true" />
          <span className="sr-only">{t`(opens in a new tab)`}</span>
        </a>
      </li>
      <li className="flex flex-col gap-2">
        {takesKeys ? (
          <Entry service={service} onKept={onKept} />
        ) : (
          <p>
            {t`2. Set ${{ variable: key.variable }} in the server’s environment and start it anew. To enter keys here, set SEALING_SECRET first.`}
          </p>
        )}
      </li>
    </ol>
  );
}

function Entry({ service, onKept }: Omit<KeyFormProps, "takesKeys">) {
  const { name, title, testable } = service;
  const [key, setKey] = useState("");
  const [flaw, setFlaw] = useState<string>();
  const [enter, { isLoading }] = useEnterServiceKeyMutation();
  const { say } = useSay();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await enter({ name, key: key.trim() }).unwrap();
      say(t`${{ title }} is ready: its models can be chosen in Create.`, "success");
      onKept?.();
    } catch (error) {
      const { title: what, advice } = errorSentence(error);
      setFlaw(`${what}. ${advice}`);
    }
  };
  return (
    <form
      onSubmit={(event) => void save(event)}
      className="flex max-w-md flex-col gap-3"
      noValidate
    >
      <TextField
        label={t`2. Paste it here`}
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={key}
        onChange={({ currentTarget }) => {
          setKey(currentTarget.value);
          setFlaw(undefined);
        }}
        hint={
          testable
            ? t`It is tried, kept sealed, and never shown again.`
            : t`It is kept sealed and never shown again. It cannot be tried without paying: the first order shows whether it is right.`
        }
        error={flaw}
      />
      <Button
        type="submit"
        look="primary"
        disabled={key.trim().length < 8}
        busy={isLoading && t`Trying it`}
        className="self-start"
      >
        {t`Save key`}
      </Button>
    </form>
  );
}
