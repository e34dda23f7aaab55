import { postgresAccessTokens } from "@kinora/database/account/postgres-access-tokens";
import { offerDailyClaim } from "@kinora/domain/gem/offer-daily-claim";
import { watchAccessTokens } from "@kinora/domain/security/watch-access-tokens";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountAccountRoutes } from "./account-routes.ts";
import { mountAuth } from "./auth-routes.ts";
import { mountAvatars } from "./avatar-routes.ts";
import { mountCredentialRoutes } from "./credential-routes.ts";

export function accountModule(parts: ApiComposition): ApiModule {
  const { environment, identity, people, stores, transact, database, security, newId, now } = parts;
  const { ledger, sessions } = stores;
  return {
    async mount(server) {
      await mountAuth(server, environment.publicUrl, { handle: identity.handle, now });
      mountAccountRoutes(server, {
        ...{ now, people, me: parts.me },
        greet: (userId) => offerDailyClaim({ ledger, transact }, { userId, now: now() }),
      });
      mountCredentialRoutes(server, {
        ...{ now, newId, security, sessions },
        accessTokens: watchAccessTokens(postgresAccessTokens(database), security),
      });
      mountAvatars(server);
    },
  };
}
