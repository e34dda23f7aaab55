import { postgresAccessTokens } from "@kinora/database/account/postgres-access-tokens";
import { offerDailyClaim } from "@kinora/domain/award/offer-daily-claim";
import { watchAccessTokens } from "@kinora/domain/security/watch-access-tokens";
import { payingAt } from "@kinora/domain/subscription/paying-at";
import { issueAccessToken } from "@kinora/identity/access/personal-access-token";
import { passkeyCeremony } from "@kinora/identity/reauthentication/passkey-ceremony";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountAccountRoutes } from "./account-routes.ts";
import { mountAuth } from "./auth-routes.ts";
import { mountAvatars } from "./avatar-routes.ts";
import { mountCredentialRoutes } from "./credential-routes.ts";
import { mountDeletionRoutes } from "./deletion-routes.ts";
import { newSecretId } from "./new-secret-id.ts";
import { mountPasskeyRoutes } from "./passkey-routes.ts";
import { mountReauthenticationRoutes } from "./reauthentication-routes.ts";

export function accountModule(parts: ApiComposition): ApiModule {
  const { environment, identity, people, stores, transact, database, security, newId, now } = parts;
  const { ledger, awards, sessions } = stores;
  const accessTokens = watchAccessTokens(postgresAccessTokens(database), security);
  return {
    async mount(server) {
      await mountAuth(server, environment.publicUrl, { handle: identity.handle, now });
      mountAccountRoutes(server, {
        ...{ now, people, me: parts.me },
        greet: async (userId, network, installation) => {
          if (await parts.consent.needed(userId)) return;
          await parts.welcome(userId, network, installation);
          await offerDailyClaim({ ledger, awards, transact }, { userId, now: now() });
        },
      });
      mountCredentialRoutes(server, {
        ...{ now, security, sessions, accessTokens },
        issueToken: (wish) => issueAccessToken({ accessTokens, newId }, wish),
      });
      const ceremony = passkeyCeremony(environment.publicUrl);
      const { passkeys, reauthentications } = stores;
      mountReauthenticationRoutes(server, {
        ...{ now, newSecretId, reauthentications, passkeys, ceremony, security, transact },
        digest: parts.digest,
      });
      mountPasskeyRoutes(server, {
        ...{ now, newId, newSecretId, transact, people, passkeys, ceremony, security },
      });
      mountDeletionRoutes(server, {
        ...{ now, security, transact, deletions: stores.deletions },
        payingAt: (userId) => payingAt(stores.subscriptions, userId),
      });
      mountAvatars(server);
    },
  };
}
