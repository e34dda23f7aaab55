import { postgresPeopleReader } from "@kinora/database/account/postgres-people-reader";
import { postgresAuditReader } from "@kinora/database/audit/read-audit-lines";
import { offerDailyClaim } from "@kinora/domain/gem/offer-daily-claim";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountAccountRoutes } from "./account-routes.ts";
import { mountAuth } from "./auth-routes.ts";
import { mountAvatars } from "./avatar-routes.ts";
import { mountPeopleRoutes } from "./people-routes.ts";

export function accountModule(parts: ApiComposition): ApiModule {
  const { environment, identity, people, stores, transact, now } = parts;
  const { ledger, notifications } = stores;
  return {
    async mount(server) {
      await mountAuth(server, environment.publicUrl, { handle: identity.handle, now });
      mountAccountRoutes(server, {
        now,
        people,
        ledger,
        countUnread: (userId) => notifications.unread(userId, now()),
        greet: (userId) => offerDailyClaim({ ledger, transact }, { userId, now: now() }),
      });
      mountPeopleRoutes(server, {
        ...{ now, transact, newId: parts.newId, security: parts.security, ledger },
        suspensions: stores.suspensions,
        peopleReader: postgresPeopleReader(parts.database),
        auditReader: postgresAuditReader(parts.database),
      });
      mountAvatars(server);
    },
    events: {
      // Whoever is let in no more hears it once and for all: their streams end with it.
      async person(userId) {
        const found = await people.find(userId);
        return found?.disabledAt ? { type: "session", state: "disabled" } : null;
      },
    },
  };
}
