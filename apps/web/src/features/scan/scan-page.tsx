import { SCAN_MEASURES, type ScanLimits } from "@kinora/contracts/scan/scan-limits";
import type { ScanPage as Answer } from "@kinora/contracts/scan/scan-page";
import { t } from "@lingui/core/macro";
import { MEASURE_WORDS } from "../../entities/scan/measure-words.ts";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useGetScanLimitsQuery, useSetScanLimitsMutation } from "./scan-api.ts";
import { ScanForm } from "./scan-form.tsx";

/** The limits at which the picture scan holds back or refuses works, set by the owner. */
export function ScanPage() {
  const { data, error, refetch } = useGetScanLimitsQuery();
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Picture scan · Kinora`}</title>
      <div className="flex max-w-3xl flex-col gap-8">
        <div className="flex max-w-xl flex-col gap-2 text-14 text-text-2">
          <h1 className="page-title text-text">{t`Picture scan`}</h1>
          <p>
            {t`Every picture, every upload and at least one frame per second of film is scanned before anyone sees it. Each class gets a score from 0 to 1.`}
          </p>
          <p>
            {t`False alarms are measured on harmless pictures. Misses can't be measured, because there's no forbidden material to test on. Rely on reports too.`}
          </p>
        </div>
        {error && !data && <QueryError error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
        {data && (
          <>
            <ScanForm key={data.number} limits={data.limits} shipped={data.shipped} />
            <History page={data} />
          </>
        )}
      </div>
    </main>
  );
}

function History({ page: { history, number, shipped } }: { readonly page: Answer }) {
  const [save, { isLoading }] = useSetScanLimitsMutation();
  const { say, saySorry } = useSay();
  if (history.length === 0) return null;
  const back = (limits: ScanLimits) =>
    save(limits)
      .unwrap()
      .then(() => say(t`Restored.`, "success"), saySorry);
  const delivered = { number: 0, at: null, by: null, limits: shipped };
  return (
    <section aria-label={t`So far`}>
      <h2 className="text-20">{t`So far`}</h2>
      <ol className="divide-y divide-line">
        {[...history, delivered].map((edit) => (
          <li
            key={edit.number}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="nums wrap-anywhere">{limitsInWords(edit.limits)}</p>
              <p className="text-12 text-text-2">
                {edit.at === null ? (
                  t`Defaults`
                ) : (
                  <>
                    {edit.by ? `@${edit.by}` : t`Deleted account`}, <TimeAgo moment={edit.at} />
                  </>
                )}
              </p>
            </div>
            {edit.number !== number && (
              <Button disabled={isLoading} onClick={() => void back(edit.limits)}>
                {t`Restore these`}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function limitsInWords(limits: ScanLimits): string {
  return SCAN_MEASURES.map((measure) => {
    const { mature, review, reject } = limits[measure];
    const [name, low, high] = [t(MEASURE_WORDS[measure]), review ?? t`never`, reject ?? t`never`];
    const rated = mature ?? t`never`;
    return t`${name}: review ${low}, refuse ${high}, mature ${rated}`;
  }).join(" · ");
}
