import type { OwnSession } from "@kinora/contracts/account/own-session";
import { t } from "@lingui/core/macro";
import { LogOut, Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from "./credential-api.ts";

/** Lists the user's sessions, each with a way to sign it out. */
export function SessionsSettings() {
  const { data, error, refetch } = useListSessionsQuery();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-48 w-full rounded-panel" />;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="text-14 text-text-2">
        {t`Don't recognise a device? Sign it out, and its session can't be used again.`}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {data.items.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {data.items.length > 1 && <SignOutElsewhere />}
    </div>
  );
}

function Row({
  session: { id, device, startedAt, seenAt, current },
}: {
  readonly session: OwnSession;
}) {
  const [end, { isLoading }] = useEndSessionMutation();
  const { say, saySorry } = useSay();
  const Icon = /Android|iOS/.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon size={20} aria-hidden className="shrink-0 text-text-2" />
      <div className="min-w-40 flex-1">
        <p className="text-14 font-medium">{device || t`Unknown device`}</p>
        <p className="text-12 text-text-2">
          {current ? t`This device` : <LastSeen seenAt={seenAt} />} · {t`signed in`}{" "}
          <TimeAgo moment={startedAt} />
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          busy={isLoading && t`Signing out`}
          onClick={() =>
            void end(id)
              .unwrap()
              .then(() => say(t`Device signed out.`, "success"), saySorry)
          }
        >
          {t`Sign out`}
        </Button>
      )}
    </li>
  );
}

const LastSeen = ({ seenAt }: { readonly seenAt: string }) => (
  <>
    {t`Last seen`} <TimeAgo moment={seenAt} />
  </>
);

function SignOutElsewhere() {
  const [asks, setAsks] = useState(false);
  const [end, { isLoading }] = useEndOtherSessionsMutation();
  const { say, saySorry } = useSay();
  const icon = <LogOut size={18} />;
  const label = t`Sign out everywhere else`;
  return (
    <>
      <Button
        icon={icon}
        className="self-start"
        busy={isLoading && t`Signing out`}
        onClick={() => setAsks(true)}
      >
        {label}
      </Button>
      {asks && (
        <ConfirmSheet
          words={{
            ...{ label, icon, back: t`Cancel` },
            confirm: t`You stay signed in on this device only.`,
          }}
          onClose={() => setAsks(false)}
          onConfirm={() =>
            void end()
              .unwrap()
              .then(() => say(t`Signed out everywhere else.`, "success"), saySorry)
          }
        />
      )}
    </>
  );
}
