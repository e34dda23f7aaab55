import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type {
  Catalogue,
  CatalogueModel,
  EngineProtocol,
  EngineRoute,
  ModelEntry,
} from "./model-entry.ts";

/** Services of others that sell a model; all names of brands. */
const SERVICES: Partial<Record<EngineProtocol, string>> = {
  fal: "fal",
  replicate: "Replicate",
  runway: "Runway",
};

/**
 * The catalogue as this server can serve it today.
 *
 * @param configured engines that have what they need (keys, addresses)
 */
export function openCatalogue(
  entries: readonly ModelEntry[],
  configured: ReadonlySet<EngineProtocol>,
  today: Date,
): Catalogue {
  return entries.map((entry) => resolveEntry(entry, configured, today.toISOString().slice(0, 10)));
}

function resolveEntry(
  entry: ModelEntry,
  configured: ReadonlySet<EngineProtocol>,
  today: string,
): CatalogueModel {
  const living = entry.routes.filter(
    (route) =>
      (route.validFrom === null || route.validFrom <= today) &&
      (route.retiredAt === null || route.retiredAt > today),
  );
  const serves = ({ protocol }: EngineRoute) => protocol === "upload" || configured.has(protocol);
  const route = living.find(serves) ?? null;
  if (route) return { entry, route, unavailable: null };
  return { entry, route: null, unavailable: explainAbsence(entry, living) };
}

function explainAbsence(
  entry: ModelEntry,
  living: ModelEntry["routes"],
): Sentence<ModelSentenceCode> {
  if (living.some(({ protocol }) => protocol === "comfyui")) {
    return { code: "model.noComfyServer", params: {} };
  }
  const services = [...new Set(living.flatMap((route) => SERVICES[route.protocol] ?? []))];
  if (services.length > 0) return { code: "model.noKey", params: { services } };
  return explainEnd(entry) ?? { code: "model.unserved", params: {} };
}

function explainEnd({ routes }: ModelEntry): Sentence<ModelSentenceCode> | null {
  for (const { protocol, retiredAt: day, successor } of routes) {
    const service = SERVICES[protocol];
    if (service === undefined || day === null) continue;
    return successor === null
      ? { code: "model.retired", params: { service, day } }
      : { code: "model.replaced", params: { service, day, successor } };
  }
  return null;
}
