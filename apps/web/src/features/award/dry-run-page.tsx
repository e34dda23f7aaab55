import { DRY_RUN_DAYS, DRY_RUN_MEMBERS } from "@kinora/contracts/award/award-behaviour";
import { awardTable, type AwardTable as Table } from "@kinora/contracts/award/award-table";
import type { DryRunWish } from "@kinora/contracts/award/dry-run";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { numberText } from "../../text/number-text.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AWARD_WORDS } from "./award-names.ts";
import { useGetAwardDryRunQuery } from "./dry-run-api.ts";
import { Assumptions } from "./dry-run-assumptions.tsx";
import { DryRunFigures } from "./dry-run-figures.tsx";

const TRIED = ["daily", "weekly", "signup", "first_creation", "story", "video", "review"] as const;
type Tried = (typeof TRIED)[number];

/** Plays made-up members through amounts of awards: what they would get, spend and keep. */
export function DryRunPage() {
  const table = awardTable(new Date().toISOString().slice(0, 10));
  const [wish, setWish] = useState<DryRunWish>({ seed: 1 });
  const { data, currentData, error, refetch } = useGetAwardDryRunQuery(wish);
  const shown = currentData ?? data;
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Awards on trial · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Awards on trial`}</h1>
      <p className="mb-6 max-w-2xl text-14 text-text-2">
        {t`What ${{ members: numberText(DRY_RUN_MEMBERS) }} made-up members would be given in ${{ days: DRY_RUN_DAYS }} days, what they would spend, and what would be left to spend. Nothing here changes the awards of this server: those are in its code, as a new version of the table.`}
      </p>
      <Amounts table={table} onTry={setWish} />
      {error && !shown && <QueryError error={error} onRetry={refetch} />}
      {!error && !shown && <Skeleton className="mt-6 h-96 w-full rounded-panel" />}
      {shown && <DryRunFigures run={shown} />}
      <Assumptions />
    </main>
  );
}

/** Amounts to try; those that are left alone are the table's. */
function Amounts({
  table,
  onTry,
}: {
  readonly table: Table;
  readonly onTry: (wish: DryRunWish) => void;
}) {
  const [written, setWritten] = useState<Partial<Record<Tried, string>>>({});
  const [seed, setSeed] = useState("1");
  const usual = (name: Tried) => {
    const rule = table.rules[name];
    return rule.is === "fixed" || rule.is === "reviews" ? rule.gems : 0;
  };
  const run = (event: FormEvent) => {
    event.preventDefault();
    const amounts = TRIED.flatMap((name) => {
      const gems = written[name];
      return gems === undefined || gems === "" ? [] : [[name, Math.min(1_000, Number(gems))]];
    });
    onTry({ seed: Math.max(1, Number(seed)), ...Object.fromEntries(amounts) });
  };
  return (
    <form onSubmit={run} className="flex flex-wrap items-end gap-3">
      {TRIED.map((name) => (
        <TextField
          key={name}
          label={t(AWARD_WORDS[name])}
          inputMode="numeric"
          className="w-36"
          value={written[name] ?? String(usual(name))}
          onChange={({ target }) =>
            setWritten({ ...written, [name]: target.value.replace(/\D/g, "").slice(0, 4) })
          }
        />
      ))}
      <TextField
        label={t`Other members`}
        inputMode="numeric"
        className="w-36"
        value={seed}
        onChange={({ target }) => setSeed(target.value.replace(/\D/g, "").slice(0, 6))}
      />
      <Button type="submit">{t`Try`}</Button>
    </form>
  );
}
