import type { ConnectOffer } from "@kinora/contracts/connection/connection";
import { plural, t } from "@lingui/core/macro";
import { Plug } from "lucide-react";
import { useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { useChooseAccountsMutation } from "./connections-api.ts";

interface ChooseAccountsProps {
  readonly offer: ConnectOffer;
  readonly onDone: () => void;
}

/** Shows the accounts that a platform offers, or why it offers none. */
export function ChooseAccounts({ offer, onDone }: ChooseAccountsProps) {
  const { accounts, failure } = offer;
  if (failure === null && accounts.length > 0) return <Choice offer={offer} onDone={onDone} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14">{failure ?? t`The platform offers no account with this sign-in.`}</p>
      <Button className="self-end" onClick={onDone}>{t`Close`}</Button>
    </div>
  );
}

/** Chooses which of the offered accounts are connected; those that can't be say why. */
function Choice({ offer: { id, accounts }, onDone }: ChooseAccountsProps) {
  const possible = accounts.filter(({ reason }) => reason === null);
  const [chosen, setChosen] = useState<readonly string[]>(
    possible.length === 1 ? possible.map(({ accountId }) => accountId) : [],
  );
  const check = (one: string, checked: boolean) =>
    setChosen((before) => [...before.filter((id) => id !== one), ...(checked ? [one] : [])]);
  const [connect, busy] = useChoose(id, onDone);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        connect(chosen);
      }}
    >
      <ul className="flex flex-col gap-4">
        {accounts.map((account) => (
          <Account
            key={account.accountId}
            account={account}
            checked={chosen.includes(account.accountId)}
            onCheck={(checked) => check(account.accountId, checked)}
          />
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{possible.length > 0 ? t`Cancel` : t`Close`}</Button>
        {possible.length > 0 && (
          <Button
            type="submit"
            look="primary"
            icon={<Plug size={18} />}
            disabled={chosen.length === 0}
            busy={busy && t`Connecting`}
          >
            {t`Connect`}
          </Button>
        )}
      </div>
    </form>
  );
}

function useChoose(id: string | null, onDone: () => void) {
  const [choose, { isLoading }] = useChooseAccountsMutation();
  const { say, saySorry } = useSay();
  const connect = (chosen: readonly string[]) => {
    if (id === null) return;
    const count = chosen.length;
    void choose({ id, accountIds: [...chosen] })
      .unwrap()
      .then(() => {
        say(
          plural(count, { one: "# account is connected.", other: "# accounts are connected." }),
          "success",
        );
        onDone();
      }, saySorry);
  };
  return [connect, isLoading] as const;
}

interface AccountProps {
  readonly account: ConnectOffer["accounts"][number];
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

function Account({ account: { name, reason }, checked, onCheck }: AccountProps) {
  return (
    <li>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-accent"
          disabled={reason !== null}
          checked={checked}
          onChange={(event) => onCheck(event.target.checked)}
        />
        <span className="min-w-0">
          <span className="block text-14 font-medium wrap-anywhere">{name || t`No account`}</span>
          {reason !== null && <span className="block text-12 text-text-2">{reason}</span>}
        </span>
      </label>
    </li>
  );
}
