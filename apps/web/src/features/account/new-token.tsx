import { TOKEN_SCOPES, type TokenScope } from "@kinora/contracts/access/token-scopes";
import type { IssuedToken } from "@kinora/contracts/account/access-token";
import { TOKEN_NAME_MAX } from "@kinora/contracts/limits";
import { plural, t } from "@lingui/core/macro";
import { Copy, Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useIssueAccessTokenMutation } from "./credential-api.ts";
import { scopeWords } from "./scope-words.ts";

const DAYS = [7, 30, 90, 365];

/** Creates an access token and shows it, once. */
export function NewToken() {
  const [open, setOpen] = useState(false);
  const [issued, setIssued] = useState<IssuedToken | null>(null);
  return (
    <>
      <Button
        look="primary"
        icon={<Plus size={18} />}
        className="self-start"
        onClick={() => setOpen(true)}
      >
        {t`New token`}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t`New token`}
        description={t`Use one token per script or app, so you can revoke it separately.`}
      >
        <Form
          onIssued={(token) => {
            setOpen(false);
            setIssued(token);
          }}
        />
      </Sheet>
      {issued && <Issued token={issued.token} onClose={() => setIssued(null)} />}
    </>
  );
}

interface Draft {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days: number;
  /** Text as typed; empty means no limit. */
  readonly spendDay: string;
  readonly spendMonth: string;
}

const EMPTY: Draft = { name: "", scopes: ["read"], days: 30, spendDay: "", spendMonth: "" };

function Form({ onIssued }: { readonly onIssued: (token: IssuedToken) => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const [issue, { isLoading }] = useIssueAccessTokenMutation();
  const { saySorry } = useSay();
  const { name, scopes, days, spendDay, spendMonth } = draft;
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const spends = scopes.includes("create");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const limits = spends
      ? { spendDay: limitOf(spendDay), spendMonth: limitOf(spendMonth) }
      : { spendDay: null, spendMonth: null };
    issue({ name: name.trim(), scopes: [...scopes], days, ...limits })
      .unwrap()
      .then(onIssued, saySorry);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={t`Name`}
        hint={t`What it's for, such as: nightly pictures`}
        maxLength={TOKEN_NAME_MAX}
        value={name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Scopes chosen={scopes} onChoose={(chosen) => set({ scopes: chosen })} />
      <ChipGroup label={t`Lasts`}>
        {DAYS.map((count) => (
          <Chip key={count} chosen={count === days} onClick={() => set({ days: count })}>
            {plural({ count }, { one: "# day", other: "# days" })}
          </Chip>
        ))}
      </ChipGroup>
      {spends && (
        <div className="grid gap-5 sm:grid-cols-2">
          <LimitField
            label={t`Daily gem limit`}
            value={spendDay}
            onChange={(value) => set({ spendDay: value })}
          />
          <LimitField
            label={t`Monthly gem limit`}
            value={spendMonth}
            onChange={(value) => set({ spendMonth: value })}
          />
        </div>
      )}
      <Button
        type="submit"
        look="primary"
        className="self-start"
        disabled={name.trim() === "" || scopes.length === 0}
        busy={isLoading && t`Creating`}
      >
        {t`Create token`}
      </Button>
    </form>
  );
}

function Scopes({
  chosen,
  onChoose,
}: {
  readonly chosen: readonly TokenScope[];
  readonly onChoose: (chosen: readonly TokenScope[]) => void;
}) {
  const words = scopeWords();
  return (
    <ChipGroup label={t`Permissions`}>
      {TOKEN_SCOPES.map((scope) => {
        const has = chosen.includes(scope);
        const others = chosen.filter((one) => one !== scope);
        return (
          <Chip
            key={scope}
            chosen={has}
            onClick={() => onChoose(has ? others : [...others, scope])}
          >
            {words[scope].label}
          </Chip>
        );
      })}
      <ul className="mt-1 w-full text-12 text-text-2">
        {TOKEN_SCOPES.filter((scope) => chosen.includes(scope)).map((scope) => (
          <li key={scope}>{words[scope].hint}</li>
        ))}
      </ul>
    </ChipGroup>
  );
}

function LimitField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <TextField
      label={label}
      hint={t`Leave empty for no limit.`}
      inputMode="numeric"
      maxLength={6}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ""))}
    />
  );
}

/** Shows the token itself, which is stored nowhere else. */
function Issued({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const { say } = useSay();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Copy your token now`}
      description={t`It won't be shown again. If you lose it, create a new one.`}
    >
      <textarea
        readOnly
        aria-label={t`Your token`}
        rows={2}
        value={token}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="w-full resize-none rounded-field border border-line bg-surface-2 p-3 font-mono text-14 wrap-anywhere"
      />
      <Button
        look="primary"
        icon={<Copy size={18} />}
        className="mt-4 self-start"
        onClick={async () => {
          if (await copyText(token)) say(t`Copied.`, "success");
        }}
      >
        {t`Copy`}
      </Button>
    </Sheet>
  );
}

const limitOf = (text: string) => (text === "" ? null : Number(text));
