import type { OwnKey } from "@kinora/contracts/hosted/own-key";
import { t } from "@lingui/core/macro";
import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { KeyForm } from "./key-form.tsx";
import {
  useEnterOwnKeyMutation,
  useListOwnKeysQuery,
  useRemoveOwnKeyMutation,
} from "./own-keys-api.ts";
import { RemoveKey } from "./remove-key.tsx";

/** The user's own keys of services, for their own orders. */
export function OwnKeysSettings() {
  const { data, error, refetch } = useListOwnKeysQuery();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-64 w-full rounded-panel" />;
  if (!data.takesKeys)
    return <p className="text-14 text-text-2">{t`This server doesn't accept members' keys.`}</p>;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <p className="text-14 text-text-2">
        {t`If you have an account with one of these services, you can use its models with your own key. These works cost no gems: the service bills you. No one else can use your key, and neither can access tokens. Stories and their voices don't use it.`}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {data.items.map((own) => (
          <Row key={own.name} own={own} />
        ))}
      </ul>
    </div>
  );
}

function Row({ own }: { readonly own: OwnKey }) {
  const [open, setOpen] = useState(false);
  const [enter] = useEnterOwnKeyMutation();
  const [remove] = useRemoveOwnKeyMutation();
  const { say } = useSay();
  const { name, title, enteredAt } = own;
  const close = () => setOpen(false);
  const top = useRef<HTMLHeadingElement>(null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-48 flex-1">
        <h3 ref={top} tabIndex={-1} className="text-16 font-medium">
          {title}
        </h3>
        <Standing own={own} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<KeyRound size={16} />} onClick={() => setOpen(true)}>
          {enteredAt === null ? t`Enter key` : t`Change key`}
        </Button>
        {enteredAt !== null && (
          <RemoveKey
            confirm={t`Works in progress with it are canceled, and ${{ title }} may bill you for them. Finished works stay.`}
            remove={() =>
              remove(name)
                .unwrap()
                .then(() => top.current?.focus())
            }
          />
        )}
      </div>
      {open && (
        <Sheet open onClose={close} title={t`Your key for ${{ title }}`}>
          <KeyForm
            service={own}
            enter={(key) => enter({ name, key }).unwrap()}
            onKept={() => {
              say(t`Key saved. Models from ${{ title }} now cost you no gems.`, "success");
              close();
            }}
          />
        </Sheet>
      )}
    </li>
  );
}

function Standing({ own: { models, enteredAt, readable, spent } }: { readonly own: OwnKey }) {
  if (enteredAt === null)
    return <p className="text-12 wrap-anywhere text-text-2">{models.join(", ")}</p>;
  if (!readable)
    return <p className="text-12 text-warn">{t`It can no longer be read. Enter it again.`}</p>;
  const dollars = `$${spent.toFixed(2)}`;
  return (
    <p className="text-12 text-text-2">
      {t`Entered`} <TimeAgo moment={enteredAt} />
      {spent > 0 && ` · ${t`about ${{ dollars }} this month`}`}
    </p>
  );
}
