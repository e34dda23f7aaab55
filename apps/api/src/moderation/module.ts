import { postgresBoardCaseReader } from "@kinora/database/moderation/postgres-board-case-reader";
import { postgresCaseReader } from "@kinora/database/moderation/postgres-case-reader";
import { postgresPersonCaseReader } from "@kinora/database/moderation/postgres-person-case-reader";
import { readOwnRestrictions } from "@kinora/database/moderation/read-own-restrictions";
import { readStuckAppeals } from "@kinora/database/moderation/read-stuck-appeals";
import { readTransparency } from "@kinora/database/moderation/read-transparency";
import { readUndoableDecisions } from "@kinora/database/moderation/read-undoable-decisions";
import type { ApiComposition } from "../compose.ts";
import { keepFor } from "../keep-for.ts";
import type { ApiModule } from "../module.ts";
import { mountBoardCaseRoutes } from "./board-case-routes.ts";
import { mountHoldRoutes } from "./hold-routes.ts";
import { mountModerationRoutes } from "./moderation-routes.ts";
import { mountOwnRestrictionRoutes } from "./own-restriction-routes.ts";
import { mountPersonCaseRoutes } from "./person-case-routes.ts";

/** Public statistics are cached for this many milliseconds. */
const TEN_MINUTES = 10 * 60_000;

export function moderationModule(parts: ApiComposition): ApiModule {
  const { now, transact, database, loadCards, newId } = parts;
  const { creations, appeals } = parts.stores;
  const cases = postgresCaseReader(database);
  const { read: months } = keepFor(TEN_MINUTES, () => readTransparency(database, now()));
  const stuck = () => readStuckAppeals(database);
  return {
    mount(server) {
      mountModerationRoutes(server, {
        ...{ now, transact, cases, loadCards, creations, appeals, newId, months, stuck },
        undoable: readUndoableDecisions(database),
      });
      mountPersonCaseRoutes(server, {
        ...{ now, newId, transact, stuck, personCases: postgresPersonCaseReader(database) },
        ...{ profileDecisions: parts.stores.profileDecisions, address: parts.address },
        files: parts.files,
      });
      mountBoardCaseRoutes(server, {
        ...{ now, transact, boardCases: postgresBoardCaseReader(database) },
        boardDecisions: parts.stores.boardDecisions,
      });
      mountHoldRoutes(server, {
        ...{ now, newId, transact, holds: parts.stores.holds, files: parts.files },
        // Kinora does not support any such service yet.
        knownMaterial: null,
      });
      mountOwnRestrictionRoutes(server, { restrictions: readOwnRestrictions(database) });
    },
  };
}
