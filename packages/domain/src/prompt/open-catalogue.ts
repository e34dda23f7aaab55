import type {
  Catalogue,
  CatalogueModel,
  EngineProtocol,
  EngineRoute,
  ModelEntry,
} from "./model-entry.ts";

const ENGINE_NAMES: Record<EngineProtocol, string> = {
  studio: "the built-in engine",
  comfyui: "ComfyUI",
  fal: "fal",
  replicate: "Replicate",
  runway: "Runway",
  upload: "the person",
  none: "this version",
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
  if (route) return { entry, route, unavailableReason: null };
  return { entry, route: null, unavailableReason: explainAbsence(entry, living) };
}

function explainAbsence(entry: ModelEntry, living: ModelEntry["routes"]): string {
  const names = [...new Set(living.map(({ protocol }) => protocol))].filter(
    (protocol) => protocol !== "none" && protocol !== "studio",
  );
  if (names.length > 0) {
    const upstream = names.map((protocol) => ENGINE_NAMES[protocol]).join(" or ");
    return names.includes("comfyui")
      ? "No ComfyUI server is configured."
      : `No API key is configured for ${upstream}.`;
  }
  const retired = entry.routes.find(({ retiredAt }) => retiredAt !== null);
  if (retired) {
    const next = retired.successor ? ` Its successor is ${retired.successor}.` : "";
    return `${ENGINE_NAMES[retired.protocol]} stopped serving it on ${retired.retiredAt}.${next}`;
  }
  return "No engine on this server makes it.";
}
