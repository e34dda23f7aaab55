import { routes } from "@kinora/contracts/routes";
import { blockPerson, unblockPerson } from "@kinora/domain/people/block-person";
import type { ApiComposition } from "../compose.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import type { ApiModule } from "../module.ts";

export function blockModule({ stores, transact, now }: ApiComposition): ApiModule {
  const { blocks } = stores;
  return {
    mount(server) {
      mountRoute(server, routes.listBlocks, ({ query: { cursor, limit }, person }) =>
        readPage({
          ...{ cursor, limit },
          read: (page) => blocks.list(person.userId, page),
          positionOf: ({ person: { id }, since: at }) => ({ at, id }),
          present: ({ person: blocked, since }) => ({
            person: blocked,
            since: since.toISOString(),
          }),
        }),
      );

      mountRoute(server, routes.blockPerson, async ({ params, person: { userId } }) => {
        const handle = params.handle.toLowerCase();
        await blockPerson({ transact }, { userId, handle, now: now() });
        return undefined;
      });

      mountRoute(server, routes.unblockPerson, async ({ params, person: { userId } }) => {
        const handle = params.handle.toLowerCase();
        await unblockPerson({ transact }, { userId, handle, now: now() });
        return undefined;
      });
    },
  };
}
