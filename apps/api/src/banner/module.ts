import type { ApiComposition } from "../compose.ts";
import { keepFor } from "../keep-for.ts";
import type { ApiModule } from "../module.ts";
import { mountBannerRoutes } from "./banner-routes.ts";
import { noticeOf } from "./notice-of-switches.ts";

/** Milliseconds until every process sees that a banner was put up or taken down. */
const SECONDS_5 = 5_000;

export function bannerModule({
  stores,
  transact,
  newId,
  now,
  switches,
}: ApiComposition): ApiModule {
  const { banners } = stores;
  const current = keepFor(SECONDS_5, () => banners.current(now()));
  const notice = () => noticeOf(switches.current());
  return {
    mount: (server) =>
      mountBannerRoutes(server, { now, newId, banners, transact, current, notice }),
  };
}
