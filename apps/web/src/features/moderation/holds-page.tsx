import type { LegalHold, ListedHold } from "@kinora/contracts/moderation/hold";
import { t } from "@lingui/core/macro";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { nounOf } from "../../entities/creation/content-words.ts";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { HoldReport } from "./hold-report.tsx";
import { useListHoldsQuery, useLookAtHoldMutation } from "./holds-api.ts";

/** Child abuse cases, for admins: what the law requires, and the known facts. */
export function HoldsPage() {
  const { data, error, refetch } = useListHoldsQuery();
  const [shown, setShown] = useState<LegalHold | null>(null);
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:py-12">
      <title>{t`Legal holds · Kinora`}</title>
      <h1 className="page-title mb-3">{t`Legal holds`}</h1>
      <div className="mb-6 flex max-w-prose flex-col gap-2 text-14 text-text-2">
        <p>
          {t`Works, storyboards and profiles that were reported or confirmed as child abuse, and files that match known material. They're kept for 90 days, even if their owner deletes them, and no one can open their files from here.`}
        </p>
        <p className="font-medium text-text">
          {t`Kinora doesn't report anything to authorities itself. That's up to the operator, under the law of their country.`}
        </p>
        {data && (
          <p>
            {data.knownMaterial === null
              ? t`No hash-matching service is configured: uploads and works are only compared with what was found here.`
              : t`Uploads and works are compared with material known to ${{ service: data.knownMaterial }}, and with what was found here.`}
          </p>
        )}
      </div>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-64 w-full rounded-panel" />}
      {data && data.items.length === 0 && (
        <EmptyState
          icon={<ShieldCheck size={26} />}
          title={t`No cases`}
          text={t`Nothing was reported or found as child abuse.`}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="flex max-w-3xl flex-col gap-3">
          {data.items.map((one) => (
            <Case
              key={one.id}
              found={one}
              shown={shown?.id === one.id ? shown : null}
              onShow={setShown}
            />
          ))}
        </ul>
      )}
    </main>
  );
}

function Case({
  found,
  shown,
  onShow,
}: {
  readonly found: ListedHold;
  readonly shown: LegalHold | null;
  readonly onShow: (hold: LegalHold | null) => void;
}) {
  const { of, id, kind, title, reportedAt, decidedAt, withheld, filed } = found;
  const [look, { isLoading }] = useLookAtHoldMutation();
  const { saySorry } = useSay();
  const state = [
    decidedAt ? t`decided` : t`not decided yet`,
    stateOf(of, withheld),
    filed ? t`reported to an authority` : t`not reported to an authority yet`,
  ].join(", ");
  const onLook = () =>
    void look(id)
      .unwrap()
      .then((answer) => onShow(answer), saySorry);
  return (
    <li className="rounded-panel bg-surface-1 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            {title === null ? `${kind && of === "work" ? nounOf(kind) : nounsOf(of)} ${id}` : title}
          </p>
          {title !== null && (
            <p className="text-12 text-text-2 wrap-anywhere">
              {nounsOf(of)} {id}
            </p>
          )}
          <p className="text-14 text-text-2">
            {reportedAt && (
              <>
                {t`Reported`} <TimeAgo moment={reportedAt} />,{" "}
              </>
            )}
            {state}
          </p>
        </div>
        {shown ? (
          <Button size="sm" onClick={() => onShow(null)}>
            {t`Close`}
          </Button>
        ) : (
          <Button size="sm" busy={isLoading && t`Opening`} onClick={onLook}>
            {t`View the case`}
          </Button>
        )}
      </div>
      {!shown && (
        <p className="mt-2 text-12 text-text-2">{t`Viewing it is recorded in the audit log.`}</p>
      )}
      {shown && <HoldReport hold={shown} onFiled={onShow} />}
    </li>
  );
}

const nounsOf = (of: ListedHold["of"]): string =>
  ({ work: t`Work`, board: t`Storyboard`, profile: t`Profile` })[of];

const stateOf = (of: ListedHold["of"], withheld: boolean): string =>
  of === "board"
    ? withheld
      ? t`no link opens it`
      : t`its link is still open`
    : withheld
      ? t`closed to everyone`
      : t`still open to others`;
