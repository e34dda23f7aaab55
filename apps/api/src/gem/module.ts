import { storyOf } from "@kinora/contracts/recipe/recipe";
import { waitsForSignUpGems } from "@kinora/database/gem/waits-for-sign-up-gems";
import { ownPayments } from "@kinora/database/payment/own-payments";
import { readStoryCovers } from "@kinora/database/story/read-story-covers";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { presentOwnPayment } from "../payment/present-payment.ts";
import { mountCorrectionRoutes } from "./correction-routes.ts";
import { mountGemRoutes } from "./gem-routes.ts";
import { showBalance } from "./show-balance.ts";

export function gemModule(parts: ApiComposition): ApiModule {
  const { database, stores, statement, transact, address, loadCards, switches, now } = parts;
  const { ledger, creations } = stores;
  return {
    mount(server) {
      mountGemRoutes(server, {
        now,
        ledger,
        statement,
        gifts: stores.gifts,
        async paymentOf(userId, receiptId) {
          const found = await ownPayments(database).findByReceipt(userId, receiptId);
          return found && presentOwnPayment(found);
        },
        show: showBalance({
          switches,
          waitsForSignUpGems: (userId) => waitsForSignUpGems(database, userId),
        }),
        works: {
          now,
          address,
          loadCards,
          loadCovers: (userId, ids) => readStoryCovers(database, userId, ids),
        },
        storyOf: async (id) => storyOf((await creations.find(id))?.recipe ?? null)?.storyId ?? null,
      });
      const { corrections } = stores;
      mountCorrectionRoutes(server, { now, newId: parts.newId, transact, corrections });
    },
    events: {
      async gem(_subject, { userId }) {
        const { available, held, owed } = await ledger.balance(userId, now());
        return { type: "balance", balance: { available, held, owed } };
      },
    },
  };
}
