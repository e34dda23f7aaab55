import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountReviewRoutes } from "./review-routes.ts";

export const reviewModule = ({ transact, loadCards, newId, now }: ApiComposition): ApiModule => ({
  mount: (server) => mountReviewRoutes(server, { transact, loadCards, newId, now }),
});
