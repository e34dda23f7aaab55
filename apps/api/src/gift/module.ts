import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountGiftRoutes } from "./gift-routes.ts";

export const giftModule = ({ stores, transact, newId, now }: ApiComposition): ApiModule => ({
  mount(server) {
    const { gifts, follows, switches } = stores;
    mountGiftRoutes(server, { gifts, follows, switches, transact, newId, now });
  },
});
