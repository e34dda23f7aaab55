import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { Viewer } from "@kinora/domain/creation/creation-visibility";
import type { Customer } from "@kinora/domain/creation/customer";
import type { Catalogue, EngineProtocol, RouteAbsence } from "@kinora/domain/prompt/model-entry";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import type { OwnServers } from "../hosted/compose-own-servers.ts";
import type { LiveOwnKeys } from "../hosted/live-own-keys.ts";
import type { Circuits } from "../hosted/watch-circuits.ts";

/** Whoever looks at what can be ordered, by a token or without. */
type Buyer = Viewer & Pick<Customer, "tokenId">;

interface Standing {
  readonly ownServers: OwnServers;
  readonly circuits: Circuits;
  readonly ownKeys: LiveOwnKeys;
  readonly now: () => Date;
  /** Is what services make with the operator's keys offered to this person? */
  readonly offers: (viewer: Viewer | null) => boolean;
  readonly switchedOff: RouteAbsence;
  /** Services that the operator has keys of. */
  readonly elsewhere: () => readonly EngineProtocol[];
  /** Words of the house that whoever makes a work is told to leave out. */
  readonly leftOut: () => readonly string[];
}

/** What can be ordered here just now, by whom, and with whose key. */
export function composeCatalogues(standing: Standing) {
  const { ownServers, circuits, ownKeys, now, offers, switchedOff, elsewhere } = standing;
  const ownServices = (buyer: Buyer | null) =>
    ownKeys.servicesOf(buyer === null || buyer.tokenId !== undefined ? "" : buyer.id);
  const open = (viewer: Viewer | null, services: ReadonlySet<EngineProtocol>): Catalogue => {
    const own = { services, absence: switchedOff };
    const isOffered = offers(viewer);
    const configured = new Set(isOffered ? ["studio", ...elsewhere()] : ["studio"]);
    const models = openCatalogue(MODEL_ENTRIES, configured, now(), {
      withheld: new Set(isOffered ? [] : elsewhere()),
      absence: isOffered
        ? (route) => switchedOff(route) ?? ownServers.absence(route) ?? circuits.absence(route)
        : switchedOff,
      own,
    });
    const leavesOut = standing.leftOut();
    return models.map((model) => ({ ...model, leavesOut }));
  };
  return {
    catalogue: (buyer: Buyer | null) => open(buyer, ownServices(buyer)),
    /** With the operator's keys alone. */
    houseCatalogue: (viewer: Viewer | null) => open(viewer, ownServices(null)),
    /** Orders of tokens are never made with it. */
    hasOwnKey: (buyer: Buyer, engine: EngineProtocol) => ownServices(buyer).has(engine),
  };
}
