import type { ListedModel } from "@kinora/contracts/prompt/catalogue";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { readLocale } from "../../text/reading.ts";
import { Segments } from "../../ui/segments.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useGetCatalogueQuery } from "./catalogue-api.ts";

const SHOWN = ["offered", "away", "legacy"] as const;
type Shown = (typeof SHOWN)[number];

/** A read-only list of models and prices; both are part of the running version. */
export function CataloguePage() {
  const [shown, setShown] = useState<Shown>("offered");
  const { data, error, refetch } = useGetCatalogueQuery();
  const names = { offered: t`Offered`, away: t`Unavailable`, legacy: t`Old recipes only` };
  const models = data?.items.filter((model) => standingOf(model) === shown) ?? [];
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Models · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Models and prices`}</h1>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && (
        <>
          <p className="mb-6 max-w-xl text-14 text-text-2">
            {t`As owners see them now. Prices version ${data.priceVersion}, built-in engine ${data.engineVersion}; services and their list prices last checked on ${data.checkedOn}. They change with each version of Kinora, not here.`}
          </p>
          <Segments
            label={t`Show`}
            value={shown}
            onChange={setShown}
            options={SHOWN.map((value) => ({ value, label: names[value] }))}
            wraps
          />
          {models.length === 0 && <p className="py-6 text-14 text-text-2">{t`None.`}</p>}
          <ul className="mt-2 divide-y divide-line">
            {models.map((model) => (
              <Row key={model.key} model={model} />
            ))}
          </ul>
        </>
      )}
    </main>
  );
}

function standingOf({ list, available }: ListedModel): Shown {
  if (list === "legacy") return "legacy";
  return available ? "offered" : "away";
}

function Row({ model }: { readonly model: ListedModel }) {
  const { name, key, price, prices, routes, unavailableReason } = model;
  const costs = Object.values(prices).flatMap(({ mills, unit }) => {
    if (mills === null) return [];
    const dollars = dollarsOf(mills);
    return [t`${dollars} per ${unit} there`];
  });
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-14 md:grid-cols-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{name}</p>
        {name !== key && <p className="wrap-anywhere text-12 text-text-2">{key}</p>}
        {unavailableReason && <p className="text-12 text-text-2">{unavailableReason}</p>}
      </div>
      <div className="nums min-w-0">
        <p>{price}</p>
        <p className="text-12 text-text-2">{costs.join(", ")}</p>
      </div>
      <ul className="min-w-0 text-12 text-text-2">
        {routes.map((route) => (
          <li key={`${route.service} ${route.endpoint}`} className="wrap-anywhere">
            <span className={route.used ? "font-medium text-text" : undefined}>
              {route.service ? `${route.service} ${route.endpoint}` : t`This server`}
            </span>
            {route.used && ` · ${t`used`}`}
            {route.servedBy && ` · ${t`made by ${route.servedBy}`}`}
            {route.retiredAt && ` · ${t`until ${route.retiredAt}`}`}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Formats thousandths of a US dollar. */
const dollarsOf = (mills: number): string =>
  new Intl.NumberFormat(readLocale(), {
    ...{ style: "currency", currency: "USD", maximumFractionDigits: 3 },
  }).format(mills / 1_000);
