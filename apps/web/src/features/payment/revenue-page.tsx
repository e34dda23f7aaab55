import type { Revenue, RevenueRow } from "@kinora/contracts/payment/revenue";
import { t } from "@lingui/core/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import { SOLD_WORDS, STORE_TITLES } from "../../entities/payment/sold-words.ts";
import { QueryError } from "../../store/query-error.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { saveText } from "../../ui/save-text.ts";
import { Segments } from "../../ui/segments.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Choice } from "./choice.tsx";
import { OpenDisputes } from "./open-disputes.tsx";
import { useGetRevenueQuery } from "./payment-api.ts";
import { RevenueCharts } from "./revenue-charts.tsx";
import { type RevenueFilter, sumRevenue, writeRevenueCsv } from "./sum-revenue.ts";

const MONTHS = ["3", "12", "24"] as const;

/** What was earned, by month, store and plan. */
export function RevenuePage() {
  const [months, setMonths] = useState<(typeof MONTHS)[number]>("12");
  const { currentData, error, refetch } = useGetRevenueQuery(Number(months));
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Revenue · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Revenue`}</h1>
      <p className="mb-6 max-w-xl text-14 text-text-2">
        {t`Months are in UTC; the current one is counted up to now. Payments, refunds and disputes count when they happened. Where a store hasn't said what it keeps, its list price counts.`}
      </p>
      <Segments
        label={t`Months`}
        value={months}
        onChange={setMonths}
        options={MONTHS.map((value) => ({ value, label: t`${{ count: value }} months` }))}
        wraps
      />
      {error && !currentData && <QueryError error={error} onRetry={refetch} />}
      {!error && !currentData && <Skeleton className="mt-6 h-96 w-full rounded-panel" />}
      {currentData && <Earned revenue={currentData} />}
    </main>
  );
}

function Earned({ revenue }: { readonly revenue: Revenue }) {
  const { rows, environment, disputes } = revenue;
  const currencies = namesOf(rows, "currency");
  const [chosen, setChosen] = useState<Partial<RevenueFilter>>({});
  const filter = { store: null, product: null, currency: currencies[0] ?? "USD", ...chosen };
  if (rows.length === 0)
    return (
      <>
        <OpenDisputes disputes={disputes} />
        <EmptyState
          icon={<Download size={26} />}
          title={t`Nothing was earned yet`}
          text={t`Once somebody buys something, it's counted here.`}
        />
      </>
    );
  const choose = (part: Partial<RevenueFilter>) => setChosen({ ...chosen, ...part });
  return (
    <>
      {environment !== "live" && (
        <p className="mt-4 text-14 text-warn">
          {environment === "test"
            ? t`All of this is a store's test money.`
            : t`Paid in the built-in simulator; no money moved.`}
        </p>
      )}
      <OpenDisputes disputes={disputes} />
      <div className="my-4 flex flex-wrap items-center gap-2">
        <Choice
          label={t`Store`}
          all={t`All stores`}
          value={filter.store}
          options={namesOf(rows, "store").map((value) => [value, STORE_TITLES[value]])}
          onChoose={(store) => choose({ store })}
        />
        <Choice
          label={t`Product`}
          all={t`All products and plans`}
          value={filter.product}
          options={namesOf(rows, "product").map((value) => [value, t(SOLD_WORDS[value])])}
          onChoose={(product) => choose({ product })}
        />
        {currencies.length > 1 && (
          <Choice
            label={t`Currency`}
            value={filter.currency}
            options={currencies.map((value) => [value, value])}
            onChoose={(currency) => choose({ currency: currency ?? filter.currency })}
          />
        )}
        <IconButton
          label={t`Save everything as CSV`}
          onClick={() => saveText(writeRevenueCsv(revenue), "revenue.csv", "text/csv")}
          icon={<Download size={18} />}
        />
      </div>
      <RevenueCharts months={sumRevenue(revenue, filter)} currency={filter.currency} />
    </>
  );
}

const namesOf = <Name extends "store" | "product" | "currency">(
  rows: readonly RevenueRow[],
  name: Name,
): RevenueRow[Name][] => [...new Set(rows.map((row) => row[name]))];
