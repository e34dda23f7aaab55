import type { ConnectedAccount } from "@kinora/contracts/connection/connection";
import { t } from "@lingui/core/macro";
import { RotateCcw, Unplug } from "lucide-react";
import { useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { dayText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useDisconnectMutation } from "./connections-api.ts";
import { useConnect } from "./use-connect.ts";

interface AccountRowProps {
  readonly account: ConnectedAccount;
  /** The platform's name. */
  readonly title: string;
  readonly canReconnect: boolean;
}

/** A connected account: how it stands, and ways to renew and to end it. */
export function AccountRow({ account, title, canReconnect }: AccountRowProps) {
  const { name, platform, flavour, state } = account;
  const [connect, busy] = useConnect();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-panel bg-surface-1 p-4">
      <div className="min-w-40 flex-1">
        <p className="text-14 font-medium wrap-anywhere">{name}</p>
        <Standing account={account} title={title} />
      </div>
      <div className="flex flex-wrap gap-2">
        {canReconnect && state !== "connected" && (
          <Button
            size="sm"
            look="primary"
            icon={<RotateCcw size={16} />}
            busy={busy && t`Opening ${{ title }}`}
            onClick={() => connect({ platform, flavour })}
          >
            {t`Reconnect`}
          </Button>
        )}
        <Disconnect account={account} title={title} />
      </div>
    </li>
  );
}

function Standing({ account, title }: Pick<AccountRowProps, "account" | "title">) {
  const { state, endsAt, connectedAt } = account;
  if (state === "needs_reauth")
    return (
      <p className="text-12 text-warn">
        {t`${{ title }} no longer accepts this connection. Reconnect it to publish there.`}
      </p>
    );
  if (state === "expiring")
    return (
      <p className="text-12 text-warn">
        {endsAt === null
          ? t`Ends soon. Reconnect it to keep it.`
          : t`Ends on ${{ day: dayText(endsAt) }}. Reconnect it to keep it.`}
      </p>
    );
  return (
    <p className="text-12 text-text-2">
      {t`Connected`} <TimeAgo moment={connectedAt} />
    </p>
  );
}

function Disconnect({
  account: { id, name, endsWith },
  title,
}: Pick<AccountRowProps, "account" | "title">) {
  const [asks, setAsks] = useState(false);
  const [disconnect, { isLoading }] = useDisconnectMutation();
  const { say, saySorry } = useSay();
  const icon = <Unplug size={16} />;
  const others = endsWith.join(", ");
  const confirm = t`Kinora can no longer publish to ${{ name }}. What was published there stays.`;
  const press = () =>
    void disconnect(id)
      .unwrap()
      .then(
        ({ byHand }) =>
          byHand
            ? say(
                t`Disconnected here. ${{ title }} couldn't be told: remove Kinora in your settings there.`,
              )
            : say(t`${{ name }} is disconnected.`, "success"),
        saySorry,
      );
  return (
    <>
      <Button
        size="sm"
        look="danger"
        icon={icon}
        aria-label={t`Disconnect ${{ name }}`}
        busy={isLoading && t`Disconnecting`}
        onClick={() => setAsks(true)}
      >
        {t`Disconnect`}
      </Button>
      {asks && (
        <ConfirmSheet
          words={{
            ...{ label: t`Disconnect`, icon },
            confirm:
              others === ""
                ? confirm
                : `${confirm} ${t`The platform disconnects these too: ${{ others }}.`}`,
          }}
          onConfirm={press}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
