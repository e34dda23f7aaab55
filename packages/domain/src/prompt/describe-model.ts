import type { Model } from "@kinora/contracts/prompt/model";
import type { CatalogueModel } from "./model-entry.ts";
import { priceWords } from "./price-form.ts";
import { pricesOf } from "./prices.ts";

/** An entry as GET /api/models shows it; defaults only of settings a form may send. */
export function describeModel({ entry, route, unavailableReason }: CatalogueModel): Model {
  return {
    key: entry.key,
    name: entry.name,
    description: entry.description,
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
    settings: [...entry.settings],
    settingRanges: { ...entry.settingRanges },
    defaultSettings: { ...entry.defaultSettings },
    price: priceWords(entry.key),
    prices: Object.fromEntries(
      Object.entries(pricesOf(entry.key)).map(([kind, { unit, gems, atLeast }]) => [
        kind,
        { unit, gems, atLeast },
      ]),
    ),
    available: route !== null && entry.list === "current",
    unavailableReason,
  };
}
