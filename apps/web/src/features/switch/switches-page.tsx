import type { SwitchesPage as Answer } from "@kinora/contracts/switch/switch";
import { t } from "@lingui/core/macro";
import { QueryError } from "../../store/query-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Slot } from "../../ui/slot.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { Invitations } from "./invitations.tsx";
import { useGetSwitchesQuery } from "./switch-api.ts";
import { SwitchForm } from "./switch-form.tsx";
import { switchesInWords } from "./switches-in-words.ts";

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** The table of awards that the switch of the same name concerns. */
    "switch.awards": object;
  }
}

/** What the owner has switched off temporarily, with the history. */
export function SwitchesPage() {
  const { data, error, refetch } = useGetSwitchesQuery();
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Switches · Kinora`}</title>
      <div className="flex max-w-3xl flex-col gap-8">
        <div>
          <h1 className="page-title mb-2">{t`Switches`}</h1>
          <p className="max-w-xl text-14 text-text-2">
            {t`They take effect everywhere within five seconds. Works already ordered are still made, and staff can keep working.`}
          </p>
        </div>
        {error && !data && <QueryError error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
        {data && (
          <>
            <SwitchForm key={data.history[0]?.number ?? 0} page={data} />
            <Invitations invitations={data.invitations} signUps={data.switches.signUps} />
            <Slot name="switch.awards" given={{}} />
            <History edits={data.history} />
          </>
        )}
      </div>
    </main>
  );
}

function History({ edits }: { readonly edits: Answer["history"] }) {
  if (edits.length === 0) return null;
  return (
    <section>
      <h2 className="text-20">{t`So far`}</h2>
      <ol className="divide-y divide-line">
        {edits.map((edit) => (
          <li key={edit.number} className="py-3 text-14">
            <p className="wrap-anywhere first-letter:uppercase">{switchesInWords(edit)}</p>
            {edit.sentence && (
              <p dir="auto" className="wrap-anywhere text-text-2">
                {edit.sentence}
              </p>
            )}
            <p className="text-12 text-text-2">
              {edit.by ? `@${edit.by}` : t`Deleted account`}, <TimeAgo moment={edit.at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
