import { routes } from "@kinora/contracts/routes";
import type { AwayList, ListedAway } from "@kinora/domain/block/block-store";
import { blockPerson, unblockPerson } from "@kinora/domain/people/block-person";
import { mutePerson, unmutePerson } from "@kinora/domain/people/mute-person";
import type { FastifyInstance } from "fastify";
import type { ApiComposition } from "../compose.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import type { ApiModule } from "../module.ts";

export function blockModule(parts: ApiComposition): ApiModule {
  return {
    mount(server) {
      mountLists(server, parts.stores);
      mountChanges(server, parts);
    },
  };
}

function mountLists(
  server: FastifyInstance,
  { blocks, mutes }: Pick<ApiComposition["stores"], "blocks" | "mutes">,
): void {
  const read = (
    kept: Pick<AwayList, "list">,
    userId: string,
    page: { readonly cursor?: string | undefined; readonly limit: number },
  ) =>
    readPage({
      ...page,
      read: (paging) => kept.list(userId, paging),
      positionOf: ({ person: { id }, since: at }: ListedAway) => ({ at, id }),
      present: ({ person, since }) => ({ person, since: since.toISOString() }),
    });

  mountRoute(server, routes.listBlocks, ({ query: { cursor, limit }, person }) =>
    read(blocks, person.userId, { cursor, limit }),
  );

  mountRoute(server, routes.listMutes, ({ query: { cursor, limit }, person }) =>
    read(mutes, person.userId, { cursor, limit }),
  );
}

function mountChanges(
  server: FastifyInstance,
  { transact, now }: Pick<ApiComposition, "transact" | "now">,
): void {
  const wish = (userId: string, handle: string) => ({
    ...{ userId, handle: handle.toLowerCase(), now: now() },
  });

  mountRoute(server, routes.blockPerson, async ({ params, person: { userId } }) => {
    await blockPerson({ transact }, wish(userId, params.handle));
    return undefined;
  });

  mountRoute(server, routes.unblockPerson, async ({ params, person: { userId } }) => {
    await unblockPerson({ transact }, wish(userId, params.handle));
    return undefined;
  });

  mountRoute(server, routes.mutePerson, async ({ params, person: { userId } }) => {
    await mutePerson({ transact }, wish(userId, params.handle));
    return undefined;
  });

  mountRoute(server, routes.unmutePerson, async ({ params, person: { userId } }) => {
    await unmutePerson({ transact }, wish(userId, params.handle));
    return undefined;
  });
}
