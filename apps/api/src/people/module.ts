import { postgresAuditReader } from "@kinora/database/audit/read-audit-lines";
import { postgresPeopleReader } from "@kinora/database/people/postgres-people-reader";
import { postgresAvatars, postgresProfiles } from "@kinora/database/people/postgres-profiles";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountPeopleRoutes } from "./people-routes.ts";
import { mountProfileRoutes } from "./profile-routes.ts";

export function peopleModule(parts: ApiComposition): ApiModule {
  const { stores, transact, database, people, security, newId, now } = parts;
  return {
    mount(server) {
      mountPeopleRoutes(server, {
        ...{ now, transact, newId, security },
        ...{ suspensions: stores.suspensions, ledger: stores.ledger },
        peopleReader: postgresPeopleReader(database),
        auditReader: postgresAuditReader(database),
      });
      mountProfileRoutes(server, {
        ...{ now, reader: parts.reader, uploads: stores.uploads, me: parts.me },
        ...{ transact, follows: stores.follows },
        profiles: postgresProfiles(database),
        avatars: postgresAvatars(database),
        address: parts.address,
      });
    },
    events: {
      // A disabled user is told once; their streams end with it.
      async person(userId) {
        const found = await people.find(userId);
        return found?.disabledAt ? { type: "session", state: "disabled" } : null;
      },
    },
  };
}
