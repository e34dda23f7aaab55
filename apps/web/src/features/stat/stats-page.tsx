import { OPAQUE_SETTINGS } from "@kinora/contracts/stat/opaque-settings";
import {
  type AdminStats,
  STAT_PARTS,
  STAT_RANGES,
  type StatPart,
  type StatRange,
  type WaitingLane,
} from "@kinora/contracts/stat/stat";
import { t } from "@lingui/core/macro";
import { lazy, Suspense, useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { ChartPanel } from "./chart-panel.tsx";
import { PART_WORDS, RANGE_WORDS } from "./chart-words.ts";
import { seriesWords } from "./series-words.ts";
import { useGetStatsQuery } from "./stat-api.ts";
import { unitText } from "./unit-text.ts";

const PublishingTable = lazy(() =>
  import("./publishing-table.tsx").then((m) => ({ default: m.PublishingTable })),
);
const RetentionTable = lazy(() =>
  import("./retention-table.tsx").then((m) => ({ default: m.RetentionTable })),
);
const StorePanel = lazy(() => import("./store-panel.tsx").then((m) => ({ default: m.StorePanel })));

/** Interval at which today's figures are refetched. */
const MINUTE = 60_000;
const RANGES = Object.keys(STAT_RANGES) as readonly StatRange[];

/** Daily statistics of the service. */
export function StatsPage() {
  const [part, setPart] = useState<StatPart>("people");
  const [range, setRange] = useState<StatRange>("month");
  const asked = { pollingInterval: MINUTE, skipPollingIfUnfocused: true };
  const { currentData, error, refetch } = useGetStatsQuery({ part, range }, asked);
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Statistics · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Statistics`}</h1>
      <p className="mb-6 max-w-xl text-14 text-text-2">
        {t`Days are in UTC. Today is counted every minute; each figure is compared with the previous period of the same length, where counted.`}
      </p>
      <div className="mb-6 flex flex-col items-start gap-3">
        <Segments
          label={t`Part`}
          value={part}
          onChange={setPart}
          options={STAT_PARTS.map((value) => ({ value, label: t(PART_WORDS[value]) }))}
          wraps
        />
        {/* What stands at the stores now has no days. */}
        {part !== "stores" && (
          <Segments
            label={t`Days`}
            value={range}
            onChange={setRange}
            options={RANGES.map((value) => ({ value, label: t(RANGE_WORDS[value]) }))}
            wraps
          />
        )}
      </div>
      {error && !currentData && <QueryError error={error} onRetry={refetch} />}
      {!error && !currentData && <Skeleton className="h-96 w-full rounded-panel" />}
      {currentData && <Counted stats={currentData} />}
      <OpaqueSettings />
    </main>
  );
}

function Counted({ stats }: { readonly stats: AdminStats }) {
  const { charts, points, perPoint, cohorts, lanes, stores, publishing, part, countedAt } = stats;
  return (
    <>
      <p className="mb-4 text-12 text-text-2" hidden={part === "stores"}>
        {countedAt ? t`Counted` : t`Today hasn't been counted yet.`}{" "}
        {countedAt && <TimeAgo moment={countedAt} />}
        {perPoint > 1 && `. ${t`Each point is a week.`}`}
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        {part === "queue" && <Waiting lanes={lanes} />}
        <Suspense>
          {stores.map((standing) => (
            <StorePanel key={standing.store} standing={standing} />
          ))}
        </Suspense>
        {charts.map((chart) => (
          <ChartPanel key={chart.chart} chart={chart} points={points} />
        ))}
        <Suspense>
          {publishing.length > 0 && <PublishingTable outcomes={publishing} />}
          {cohorts.length > 0 && <RetentionTable cohorts={cohorts} />}
        </Suspense>
      </div>
    </>
  );
}

/** Jobs waiting at the moment. */
function Waiting({ lanes }: { readonly lanes: readonly WaitingLane[] }) {
  return (
    <section className="rounded-panel bg-surface-1 p-4 md:p-6 lg:col-span-2">
      <h2 className="mb-3 text-20">{t`Waiting now`}</h2>
      {lanes.length === 0 && <p className="text-14 text-text-2">{t`Nothing waiting.`}</p>}
      <ul className="nums flex flex-wrap gap-x-8 gap-y-3">
        {lanes.map(({ lane, waiting, oldestSeconds }) => {
          const oldest = unitText(oldestSeconds, "seconds");
          return (
            <li key={lane}>
              <p className="text-20 font-medium">{unitText(waiting, "count")}</p>
              <p className="text-12 text-text-2">
                {seriesWords({ name: lane, title: null })}, {t`the oldest for ${oldest}`}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Numbers that the specification lists without stating their purpose. */
function OpaqueSettings() {
  return (
    <section className="mt-10 text-14 text-text-2">
      <h2 className="text-16 font-medium text-text">{t`Ten numbers, meaning unknown`}</h2>
      <p className="max-w-xl">
        {t`Kinora keeps these ten numbers for completeness. What they stand for isn't known, and nothing uses them.`}
      </p>
      <p className="nums mt-1">{OPAQUE_SETTINGS.join(", ")}</p>
    </section>
  );
}
