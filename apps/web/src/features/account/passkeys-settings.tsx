import type { Passkey } from "@kinora/contracts/account/passkey";
import { t } from "@lingui/core/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { NewPasskeyForm } from "./new-passkey.tsx";
import {
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useSetPasskeyRuleMutation,
} from "./reauthentication-api.ts";
import { useMe } from "./use-me.ts";

/** The passkeys of a staff member; owners can also require one from all staff. */
export function PasskeysSettings() {
  const me = useMe();
  const isStaff = me !== null && me.role !== "user";
  const { data, error, refetch } = useListPasskeysQuery(undefined, { skip: !isStaff });
  if (me && !isStaff)
    return <p className="text-14 text-text-2">{t`Passkeys are for staff only.`}</p>;
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-48 w-full rounded-panel" />;
  const { items, needed } = data;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="text-14 text-text-2">
        {t`Use a passkey instead of signing in again before you change roles, keys, gems or accounts. It's stored on your device or in your password manager and unlocks with your fingerprint, face or PIN.`}
      </p>
      {needed && items.length === 0 && (
        <p role="status" className="rounded-panel bg-surface-1 p-4 text-14">
          {t`The owner requires a passkey for staff. Staff pages open once you add one.`}
        </p>
      )}
      <NewPasskeyForm count={items.length} />
      {items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {me?.role === "owner" && <Rule needed={needed} hasOne={items.length > 0} />}
    </div>
  );
}

function Row({ passkey: { id, name, createdAt, lastUsedAt } }: { readonly passkey: Passkey }) {
  const [asks, setAsks] = useState(false);
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const { say, saySorry } = useSay();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-48 flex-1 text-12 text-text-2">
        <p dir="auto" className="text-14 font-medium wrap-anywhere text-text">
          {name}
        </p>
        <p>
          {t`Added`} <TimeAgo moment={createdAt} />
        </p>
        <p>
          {lastUsedAt === null ? t`Never used` : t`Last used`}{" "}
          {lastUsedAt !== null && <TimeAgo moment={lastUsedAt} />}
        </p>
      </div>
      <Button size="sm" busy={isLoading && t`Removing`} onClick={() => setAsks(true)}>
        {t`Remove`}
      </Button>
      {asks && (
        <ConfirmSheet
          words={{
            ...{ label: t`Remove`, icon: <Trash2 size={18} /> },
            confirm: t`${{ name }} no longer works here. Delete it from your device or password manager too.`,
          }}
          onClose={() => setAsks(false)}
          onConfirm={() =>
            void remove(id)
              .unwrap()
              .then(() => say(t`Removed.`, "success"), saySorry)
          }
        />
      )}
    </li>
  );
}

function Rule({ needed, hasOne }: { readonly needed: boolean; readonly hasOne: boolean }) {
  const [set] = useSetPasskeyRuleMutation();
  const { say, saySorry } = useSay();
  return (
    <section className="rounded-panel bg-surface-1 p-4">
      <Switch
        label={t`Require passkeys for staff`}
        hint={
          hasOne || needed
            ? t`Staff without one can't open staff pages until they add one.`
            : t`Add your own first.`
        }
        checked={needed}
        onChange={(next) =>
          void set(next)
            .unwrap()
            .then(
              () =>
                say(
                  next ? t`Staff now need a passkey.` : t`Staff no longer need a passkey.`,
                  "success",
                ),
              saySorry,
            )
        }
      />
    </section>
  );
}
