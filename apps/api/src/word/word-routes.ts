import { routes } from "@kinora/contracts/routes";
import { type ChangeListsPorts, changeLists, revertEdit } from "@kinora/domain/word/change-lists";
import { type TryEditPorts, tryEdit } from "@kinora/domain/word/try-edit";
import type { WordLists } from "@kinora/domain/word/word-lists";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface WordRoutePorts extends ChangeListsPorts, TryEditPorts {
  readonly current: () => WordLists;
  readonly refresh: () => Promise<void>;
  /** Languages without a list. */
  readonly unlisted: readonly string[];
}

export function mountWordRoutes(server: FastifyInstance, ports: WordRoutePorts): void {
  // The gate of every body has checked them.
  mountRoute(server, routes.checkWords, async () => undefined);

  mountRoute(server, routes.getWords, async () => {
    const { terms, allowed } = ports.current();
    return { terms: [...terms], allowed: [...allowed], unlisted: [...ports.unlisted] };
  });

  mountRoute(server, routes.tryWordEdit, ({ body }) => tryEdit(ports, body));

  mountRoute(server, routes.editWords, async ({ body, person, requestId }) => {
    const edit = await changeLists(ports, body, { userId: person.userId, requestId });
    await ports.refresh();
    return edit;
  });

  mountRoute(server, routes.revertWordEdit, async ({ params, person, requestId }) => {
    const by = { userId: person.userId, requestId };
    const edit = await revertEdit(ports, params.number, by);
    await ports.refresh();
    return edit;
  });

  mountRoute(server, routes.listWordEdits, async () => {
    const edits = [...(await ports.edits.list())].reverse();
    return {
      items: edits.map(({ added, removed, allowed, disallowed, at, byHandle, ...edit }) => ({
        ...edit,
        ...{ added: [...added], removed: [...removed] },
        ...{ allowed: [...allowed], disallowed: [...disallowed] },
        at: at.toISOString(),
        by: byHandle,
      })),
    };
  });
}
