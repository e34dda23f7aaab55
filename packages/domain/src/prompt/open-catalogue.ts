import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type {
  Catalogue,
  CatalogueModel,
  EngineProtocol,
  EngineRoute,
  ModelEntry,
  RouteAbsence,
} from "./model-entry.ts";

/** Further state of the engines that need a configuration. */
export interface OtherEngines {
  /** Engines that are configured but not offered to this user. */
  readonly withheld?: ReadonlySet<EngineProtocol>;
  readonly absence?: RouteAbsence;
  /** Services that the user has an own API key for. */
  readonly own?: { readonly services: ReadonlySet<EngineProtocol>; readonly absence: RouteAbsence };
}

const NONE_OWN = { services: new Set<EngineProtocol>(), absence: () => null };

/**
 * Returns the catalogue as this server can serve it today.
 *
 * @param configured engines that have everything they need (keys, addresses)
 */
export function openCatalogue(
  entries: readonly ModelEntry[],
  configured: ReadonlySet<EngineProtocol>,
  today: Date,
  { withheld = new Set(), absence = () => null, own = NONE_OWN }: OtherEngines = {},
): Catalogue {
  const engines = { configured, withheld, absence, own };
  return entries.map((entry) => resolveEntry(entry, isoDay(today), engines));
}

/** Returns the entries with the routes of one engine only. */
export const entriesAt = (
  entries: readonly ModelEntry[],
  engine: EngineProtocol,
): readonly ModelEntry[] =>
  entries.map((entry) => ({
    ...entry,
    routes: entry.routes.filter(({ protocol }) => protocol === engine),
  }));

/** Returns the UTC day, "2026-11-20". */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the routes of a model that its upstreams serve on an ISO day, in order. */
export const livingRoutes = ({ routes }: ModelEntry, day: string): readonly EngineRoute[] =>
  routes.filter(
    ({ validFrom, retiredAt }) =>
      (validFrom === null || validFrom <= day) && (retiredAt === null || retiredAt > day),
  );

function resolveEntry(
  entry: ModelEntry,
  today: string,
  {
    configured,
    withheld,
    absence,
    own,
  }: Required<OtherEngines> & { readonly configured: ReadonlySet<EngineProtocol> },
): CatalogueModel {
  const living = livingRoutes(entry, today);
  const serving = living.filter(
    ({ protocol }) => protocol === "upload" || configured.has(protocol),
  );
  const ownRoute = living.find(
    (one) => own.services.has(one.protocol) && own.absence(one) === null,
  );
  const route = ownRoute ?? serving.find((one) => absence(one) === null);
  if (route) {
    const served = { entry: servedBy(route, entry), route, unavailable: null };
    return ownRoute ? { ...served, ownKey: true } : served;
  }
  const [absent] = serving;
  const isWithheld = living.some(({ protocol }) => withheld.has(protocol));
  const unavailable = isWithheld
    ? ({ code: "model.notOffered", params: {} } as const)
    : ((absent && absence(absent)) ?? explainAbsence(entry, living));
  return { entry, route: null, unavailable };
}

/** Returns the entry with only what the route supports of it. */
function servedBy({ modes, omits }: EngineRoute, entry: ModelEntry): ModelEntry {
  if (modes === null && omits.length === 0) return entry;
  const takes = entry.takes.filter((setting) => !omits.includes(setting));
  return { ...entry, modes: modes ?? entry.modes, takes };
}

function explainAbsence(
  entry: ModelEntry,
  living: ModelEntry["routes"],
): Sentence<ModelSentenceCode> {
  const services = [...new Set(living.flatMap(({ service }) => service ?? []))];
  if (services.length > 0) return { code: "model.noKey", params: { services } };
  const server = living.find(({ ownServer }) => ownServer !== null)?.ownServer;
  if (server) return { code: "model.noServer", params: { server } };
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
