import type { ListedModel } from "@kinora/contracts/prompt/catalogue";
import { describeModel } from "@kinora/domain/prompt/describe-model";
import type { CatalogueModel } from "@kinora/domain/prompt/model-entry";
import { pricesOf } from "@kinora/domain/prompt/prices";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

/**
 * Presents a model to admins: what is charged, what it costs at the service, and where orders go.
 */
export function presentListedModel(model: CatalogueModel, locale: Locale): ListedModel {
  const { key, name, list, kinds, rules, available, unavailable } = describeModel(model);
  return {
    ...{ key, name, list, kinds, available },
    price: rules.map((rule) => sentence(rule, locale)).join("; "),
    prices: Object.fromEntries(
      Object.entries(pricesOf(key)).map(([kind, { unit, gems, atLeast, mills, asOf }]) => [
        kind,
        { unit, gems, atLeast, mills, asOf },
      ]),
    ),
    routes: model.entry.routes.map((route) => ({
      service: route.service ?? route.ownServer,
      ...{ endpoint: route.endpoint, retiredAt: route.retiredAt, servedBy: route.servedBy },
      used: route === model.route,
    })),
    unavailableReason: unavailable && sentence(unavailable, locale),
  };
}
