import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { t } from "@lingui/core/macro";
import { ExternalLink } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { errorSentence } from "../../store/error-sentence.ts";
import { Button } from "../../ui/button.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { TextField } from "../../ui/text-field.tsx";
import { KEY_MIN } from "./key-min.ts";

interface KeyFormProps<Kept> {
  readonly service: Pick<HostedService, "title" | "keyPage" | "testable">;
  /** Stores the key, or rejects. */
  readonly enter: (key: string) => Promise<Kept>;
  /** Called once the key is stored, with what the server answered. */
  readonly onKept: (kept: Kept) => void;
  /** For a form that replaced its button: closes it. Its field takes the focus. */
  readonly onCancel?: (() => void) | undefined;
  /** What storing a key costs at once; null when nothing. */
  readonly cost?: string | null;
}

/** Sets up a service from no key to working, in two steps. */
export function KeyForm<Kept>(props: KeyFormProps<Kept>) {
  return (
    <KeySteps keyPage={props.service.keyPage}>
      <Entry {...props} />
    </KeySteps>
  );
}

/** Where to create a key, and the next steps. */
export function KeySteps({
  keyPage,
  children,
}: {
  readonly keyPage: string;
  readonly children: ReactNode;
}) {
  return (
    <ol className="flex flex-col gap-4 text-14">
      <li className="flex flex-wrap items-center gap-x-2">
        <span>{t`1. Create a key on their page:`}</span>
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
      <li className="flex flex-col gap-2">{children}</li>
    </ol>
  );
}

function Entry<Kept>({
  service: { title, testable },
  enter,
  onKept,
  onCancel,
  cost = null,
}: KeyFormProps<Kept>) {
  const [key, setKey] = useState("");
  const [flaw, setFlaw] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (key.trim().length < KEY_MIN) {
      setFlaw(t`A key has at least ${{ min: KEY_MIN }} characters. Copy the whole key.`);
      return;
    }
    setLoading(true);
    try {
      onKept(await enter(key.trim()));
    } catch (error) {
      const { title: what, advice } = errorSentence(error);
      setFlaw(`${what}. ${advice}`);
    } finally {
      setLoading(false);
    }
  };
  return (
    <form
      onSubmit={(event) => void save(event)}
      className="flex max-w-md flex-col gap-3"
      noValidate
    >
      <TextField
        ref={onCancel && takeFocus}
        data-first=""
        label={t`2. Paste your ${{ title }} key here`}
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
            ? t`It's tested, stored encrypted and never shown again.`
            : t`It's stored encrypted and never shown again. Testing it would cost money: your first order shows whether it works.`
        }
        error={flaw}
      />
      {cost !== null && <p>{cost}</p>}
      <Buttons
        isEmpty={key.trim() === ""}
        busy={isLoading && (testable ? t`Testing it` : t`Saving it`)}
        onCancel={onCancel}
      />
    </form>
  );
}

interface ButtonsProps extends Pick<KeyFormProps<unknown>, "onCancel"> {
  readonly isEmpty: boolean;
  readonly busy: string | false;
}

function Buttons({ isEmpty, busy, onCancel }: ButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" look="primary" disabled={isEmpty} busy={busy}>
        {t`Save key`}
      </Button>
      {onCancel && (
        <Button look="ghost" disabled={busy !== false} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      )}
    </div>
  );
}
