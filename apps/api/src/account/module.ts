import { offerDailyClaim } from "@kinora/domain/gem/offer-daily-claim";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountAccountRoutes } from "./account-routes.ts";
import { mountAuth } from "./auth-routes.ts";
import { mountAvatars } from "./avatar-routes.ts";

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
      mountAvatars(server);
    },
  };
}
