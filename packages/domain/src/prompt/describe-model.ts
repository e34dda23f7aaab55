import type { PriceSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type { Model } from "@kinora/contracts/prompt/model";
import type { SettingSchema } from "@kinora/contracts/prompt/settings-schema";
import type { CatalogueModel, EngineRoute, ModelEntry } from "./model-entry.ts";
import { OWN_KEY, priceRules } from "./price-form.ts";
import { listPriceAt, pricesOf } from "./prices.ts";
import { promptMaxOf } from "./prompt-max.ts";
import { millsFor } from "./upstream-price.ts";

/**
 * A model whose description, price rules and reason for being unavailable are not formatted as text
 * yet.
 */
export type DescribedModel = Omit<
  Model,
  "description" | "price" | "unavailableReason" | "usualSeconds" | "bestFor" | "example"
> &
  Pick<CatalogueModel, "unavailable"> & { readonly rules: readonly Sentence<PriceSentenceCode>[] };

/** Returns an entry as GET /api/models shows it; hidden settings are omitted. */
export function describeModel({
  entry,
  route,
  unavailable,
  ownKey,
}: CatalogueModel): DescribedModel {
  const serving = route ?? entry.routes[0];
  return {
    key: entry.key,
    name: entry.name,
    list: entry.list,
    kinds: [...entry.kinds],
    modes: [...entry.modes],
    generatorType: entry.generatorType,
    style: entry.style,
    outputType: entry.outputType,
    extension: entry.extension,
    aspectRatios: [...entry.aspectRatios],
    durations: [...entry.durations],
    effects: [...entry.effects],
    settings: [...entry.takes, ...ownSettings(entry).map(([name]) => name)],
    settingRanges: Object.fromEntries(ownSettings(entry).flatMap(rangeOf)),
    settingsSchemas: { ...entry.settings },
    defaultSettings: { ...entry.defaultSettings },
    rules: ownKey ? [OWN_KEY.explanation] : priceRules(entry.key),
    prices: Object.fromEntries(
      Object.entries(pricesOf(entry.key)).map(([kind, { unit, gems, atLeast }]) => [
        kind,
        ownKey ? { unit, gems: 0, atLeast: 0 } : { unit, gems, atLeast },
      ]),
    ),
    ownKey: ownKey ?? false,
    bills: ownKey && route ? billsOf(entry, route) : {},
    service: serving?.service ?? serving?.ownServer ?? null,
    awayUntil: unavailable?.code === "model.away" ? unavailable.params.until : null,
    endsOnPicture: route?.endsOnPicture ?? false,
    promptMax: route ? promptMaxOf(route) : null,
    tellsStyle: serving?.tellsStyle ?? false,
    servedBy: route?.servedBy ?? null,
    sendsPhotos: route !== null && route.service !== null,
    takesSeed: route ? route.takesSeed : entry.routes.some(({ takesSeed }) => takesSeed),
    available: route !== null && entry.list === "current",
    unavailable,
  };
}

/** Returns list prices at a route. What is billed by megapixel is shown as its largest picture. */
const billsOf = ({ key, sizes }: ModelEntry, { protocol }: EngineRoute): Model["bills"] =>
  Object.fromEntries(
    Object.entries(pricesOf(key)).flatMap(([kind, rule]) => {
      const list = listPriceAt(rule, protocol);
      if (list === null) return [];
      if (list.unit !== "megapixel") return [[kind, { unit: list.unit, mills: list.mills }]];
      const mills = Object.values(sizes.image ?? {}).map((size) =>
        millsFor(list, { ...size, seconds: 0 }),
      );
      return [[kind, { unit: "image", mills: Math.max(...mills) }]];
    }),
  );

type OwnSetting = readonly [name: string, schema: SettingSchema];

/** Returns the model's own settings of all kinds. */
const ownSettings = ({ settings }: ModelEntry): readonly OwnSetting[] =>
  Object.values(settings).flatMap((schema) => Object.entries(schema));

function rangeOf([name, schema]: OwnSetting): [string, { min: number; max: number }][] {
  return "minimum" in schema ? [[name, { min: schema.minimum, max: schema.maximum }]] : [];
}
