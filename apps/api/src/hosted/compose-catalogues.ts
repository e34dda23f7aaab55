import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { Viewer } from "@kinora/domain/account/viewer";
import type {
  Catalogue,
  EngineProtocol,
  ModelEntry,
  RouteAbsence,
} from "@kinora/domain/prompt/model-entry";
import { entriesAt, openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import type { OwnServers } from "./compose-own-servers.ts";
import type { Circuits } from "./watch-circuits.ts";

interface Standing {
  readonly ownServers: OwnServers;
  readonly circuits: Circuits;
  readonly now: () => Date;
  /** True when models paid with the operator's keys are offered to this viewer. */
  readonly offers: (viewer: Viewer | null) => boolean;
  readonly switchedOff: RouteAbsence;
  /** Services that the operator has keys for. */
  readonly elsewhere: () => readonly EngineProtocol[];
  /** Words of this server that models are told to leave out. */
  readonly leftOut: () => readonly string[];
}

/** Builds the catalogue of what each viewer can order at the moment. */
export function composeCatalogues(standing: Standing) {
  const { ownServers, circuits, now, offers, switchedOff, elsewhere } = standing;
  const open = (
    viewer: Viewer | null,
    own: ReadonlySet<EngineProtocol>,
    entries: readonly ModelEntry[] = MODEL_ENTRIES,
  ): Catalogue => {
    const isOffered = offers(viewer);
    const configured = new Set(isOffered ? ["studio", ...elsewhere()] : ["studio"]);
    const models = openCatalogue(entries, configured, now(), {
      withheld: new Set(isOffered ? [] : elsewhere()),
      absence: isOffered
        ? (route) => switchedOff(route) ?? ownServers.absence(route) ?? circuits.absence(route)
        : switchedOff,
      own: { services: own, absence: switchedOff },
    });
    const leavesOut = standing.leftOut();
    return models.map((model) => ({ ...model, leavesOut }));
  };
  return {
    /**
     * @param own services that the viewer has keys for
     */
    catalogue: (viewer: Viewer | null, own: ReadonlySet<EngineProtocol>) => open(viewer, own),
    /** What one engine serves at the moment. */
    catalogueAt: (
      viewer: Viewer | null,
      own: ReadonlySet<EngineProtocol>,
      engine: EngineProtocol,
    ) => open(viewer, own, entriesAt(MODEL_ENTRIES, engine)),
    /** With the operator's keys only. */
    houseCatalogue: (viewer: Viewer | null) => open(viewer, new Set()),
  };
}
