import type { HostedService, KeyFlaw } from "@kinora/contracts/hosted/hosted-service";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { errorSentence } from "../../store/error-sentence.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { KEY_MIN } from "./key-min.ts";
import { useEnterServiceKeysMutation } from "./services-api.ts";
import { dollars } from "./spending.tsx";

const FLAWS: Readonly<Record<KeyFlaw, MessageDescriptor>> = {
  KEY_REFUSED: msg`The service doesn't accept this key.`,
  KEY_IN_ENVIRONMENT: msg`Its key is set in the server's environment.`,
  SERVICE_NOT_FOUND: msg`This server doesn't know this service.`,
};

interface SeveralKeysProps {
  /** The services without a key. */
  readonly services: readonly HostedService[];
}

/** Enters the keys of several services at once, which asks only once for a confirmation. */
export function SeveralKeys({ services }: SeveralKeysProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {services.length > 1 && (
        <Button
          size="sm"
          icon={<KeyRound size={16} />}
          className="self-start"
          onClick={() => setOpen(true)}
        >
          {t`Enter several keys`}
        </Button>
      )}
      <Sheet
        open={isOpen}
        onClose={close}
        title={t`Enter several keys`}
        description={t`Fill in those you have. You confirm once that it's you; each key is tested, stored encrypted and never shown again.`}
      >
        <Entries services={services} onDone={close} />
      </Sheet>
    </>
  );
}

type Texts = Readonly<Record<string, string>>;

function Entries({ services, onDone }: SeveralKeysProps & { readonly onDone: () => void }) {
  const [enter, { isLoading }] = useEnterServiceKeysMutation();
  const { say } = useSay();
  const [keys, setKeys] = useState<Texts>({});
  const [flaws, setFlaws] = useState<Texts>({});
  const [problem, setProblem] = useState<string | null>(null);
  const filled = services.flatMap(({ name }) => {
    const key = keys[name]?.trim() ?? "";
    return key === "" ? [] : [{ name, key }];
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const short = filled.filter(({ key }) => key.length < KEY_MIN);
    if (short.length > 0) {
      const flaw = t`A key has at least ${{ min: KEY_MIN }} characters. Copy the whole key.`;
      setFlaws(Object.fromEntries(short.map(({ name }) => [name, flaw])));
      return;
    }
    try {
      const { items } = await enter(filled).unwrap();
      const stored = items.filter(({ flaw }) => flaw === null);
      if (stored.length > 0)
        say(
          plural(stored.length, { one: "# key is saved.", other: "# keys are saved." }),
          "success",
        );
      if (stored.length === items.length) return onDone();
      setKeys(
        Object.fromEntries(items.map(({ name, flaw }) => [name, flaw ? (keys[name] ?? "") : ""])),
      );
      setFlaws(
        Object.fromEntries(items.map(({ name, flaw }) => [name, flaw ? t(FLAWS[flaw]) : ""])),
      );
    } catch (error) {
      const { title, advice } = errorSentence(error);
      setProblem(`${title}. ${advice}`);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4" noValidate>
      {services.map(({ name, title, voices }, nth) => (
        <TextField
          key={name}
          {...(nth === 0 && { "data-first": "" })}
          label={title}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={keys[name] ?? ""}
          onChange={({ currentTarget: { value } }) => {
            setKeys((now) => ({ ...now, [name]: value }));
            setFlaws((now) => ({ ...now, [name]: "" }));
          }}
          hint={voices ? samplesHint(voices.dollars) : undefined}
          error={flaws[name] || undefined}
        />
      ))}
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        look="primary"
        disabled={filled.length === 0}
        busy={isLoading && t`Testing`}
        className="self-start"
      >
        {filled.length === 0
          ? t`Save keys`
          : plural(filled.length, { one: "Save # key", other: "Save # keys" })}
      </Button>
    </form>
  );
}

function samplesHint(sum: number): string {
  const cost = dollars(sum);
  return t`Its voices are sampled once, for about ${{ cost }}, which the service bills you.`;
}
