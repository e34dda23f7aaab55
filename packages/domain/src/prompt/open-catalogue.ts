import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type {
  Catalogue,
  CatalogueModel,
  EngineProtocol,
  EngineRoute,
  ModelEntry,
} from "./model-entry.ts";

/**
 * The catalogue as this server can serve it today.
 *
 * @param configured engines that have what they need (keys, addresses)
 * @param withheld engines that have it too, and work for others than whoever asks
 */
export function openCatalogue(
  entries: readonly ModelEntry[],
  configured: ReadonlySet<EngineProtocol>,
  today: Date,
  withheld: ReadonlySet<EngineProtocol> = new Set(),
): Catalogue {
  return entries.map((entry) => resolveEntry(entry, configured, isoDay(today), withheld));
}

/** "2026-11-20", in UTC. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Those of a model that its upstreams serve on an ISO day, in their order. */
export const livingRoutes = ({ routes }: ModelEntry, day: string): readonly EngineRoute[] =>
  routes.filter(
    ({ validFrom, retiredAt }) =>
      (validFrom === null || validFrom <= day) && (retiredAt === null || retiredAt > day),
  );

function resolveEntry(
  entry: ModelEntry,
  configured: ReadonlySet<EngineProtocol>,
  today: string,
  withheld: ReadonlySet<EngineProtocol>,
): CatalogueModel {
  const living = livingRoutes(entry, today);
  const serves = ({ protocol }: EngineRoute) => protocol === "upload" || configured.has(protocol);
  const route = living.find(serves) ?? null;
  if (route) {
    const { modes } = route;
    return { entry: modes ? { ...entry, modes } : entry, route, unavailable: null };
  }
  const isWithheld = living.some(({ protocol }) => withheld.has(protocol));
  const unavailable = isWithheld
    ? ({ code: "model.notOffered", params: {} } as const)
    : explainAbsence(entry, living);
  return { entry, route: null, unavailable };
}

function explainAbsence(
  entry: ModelEntry,
  living: ModelEntry["routes"],
): Sentence<ModelSentenceCode> {
  if (living.some(({ protocol }) => protocol === "comfyui")) {
    return { code: "model.noComfyServer", params: {} };
  }
  const services = [...new Set(living.flatMap(({ service }) => service ?? []))];
  if (services.length > 0) return { code: "model.noKey", params: { services } };
  return explainEnd(entry) ?? { code: "model.unserved", params: {} };
}

function explainEnd({ routes }: ModelEntry): Sentence<ModelSentenceCode> | null {
  for (const { service, retiredAt: day, successor } of routes) {
    if (service === null || day === null) continue;
    return successor === null
      ? { code: "model.retired", params: { service, day } }
      : { code: "model.replaced", params: { service, day, successor } };
  }
  return null;
}
