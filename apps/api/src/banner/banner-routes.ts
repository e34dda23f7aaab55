import { BANNERS_LISTED, type Banner } from "@kinora/contracts/banner/banner";
import { routes } from "@kinora/contracts/routes";
import {
  type BannerRecord,
  type BannerStore,
  chooseBanner,
  stateOf,
} from "@kinora/domain/banner/banner";
import { putUpBanner, takeDownBanner } from "@kinora/domain/banner/change-banners";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface BannerRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly banners: BannerStore;
  /** Active banners, cached for a few seconds; `forget` clears the cache after a change. */
  readonly current: {
    readonly read: () => Promise<readonly BannerRecord[]>;
    readonly forget: () => void;
  };
  /** A banner shown above all others that cannot be closed; null when there is none. */
  readonly notice: () => Banner | null;
  readonly transact: Parameters<typeof putUpBanner>[0]["transact"];
}

export function mountBannerRoutes(server: FastifyInstance, ports: BannerRoutePorts): void {
  const { banners, now } = ports;

  mountRoute(server, routes.getBanner, async ({ query: { platform }, person }) => {
    const notice = ports.notice();
    if (notice) return { banner: notice };
    const current = await ports.current.read();
    if (current.length === 0) return { banner: null };
    const closed = person && (await banners.closedBy(person.userId));
    const role = person && viewerOf(person).role;
    const chosen = chooseBanner(current, { platform, role }, closed);
    return { banner: chosen && present(chosen) };
  });

  mountRoute(server, routes.closeBanner, async ({ params, person }) => {
    if (!(await banners.find(params.id))) throw new Refusal("BANNER_NOT_FOUND");
    await banners.close(person.userId, params.id);
    return undefined;
  });

  const list = async () => {
    const found = await banners.list(BANNERS_LISTED);
    return {
      items: found.map((one) => ({
        ...present(one),
        startsAt: one.startsAt.toISOString(),
        endsAt: one.endsAt?.toISOString() ?? null,
        state: stateOf(one, now()),
      })),
    };
  };

  mountRoute(server, routes.listBanners, list);

  mountRoute(server, routes.putUpBanner, async ({ body, person, requestId }) => {
    const by = { id: ports.newId(), actorId: person.userId, requestId, now: now() };
    await putUpBanner(ports, { ...by, wish: body });
    ports.current.forget();
    return list();
  });

  mountRoute(server, routes.takeDownBanner, async ({ params, person, requestId }) => {
    const by = { id: params.id, actorId: person.userId, requestId, now: now() };
    await takeDownBanner(ports, by);
    ports.current.forget();
    return list();
  });
}

function present({ startsAt: _start, endsAt: _end, ...banner }: BannerRecord): Banner {
  return banner;
}
