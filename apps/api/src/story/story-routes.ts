import { routes } from "@kinora/contracts/routes";
import type { StoryOptions } from "@kinora/contracts/story/story";
import type { Viewer } from "@kinora/domain/account/viewer";
import { type ActPorts, actOnCreation } from "@kinora/domain/creation/act-on-creation";
import { formatPosition, parsePosition } from "@kinora/domain/position";
import { Refusal } from "@kinora/domain/refusal";
import { type BoardPorts, changeBoard, stepBoard } from "@kinora/domain/story/change-board";
import { type CreateStoryPorts, createStory } from "@kinora/domain/story/create-story";
import { type OrderPorts, orderWork, renderStory } from "@kinora/domain/story/order-work";
import { cancelStoryWork, deleteStory } from "@kinora/domain/story/stop-story";
import type { Locale } from "@kinora/text/locale";
import type { FastifyInstance } from "fastify";
import { customerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { listCards } from "./list-stories.ts";
import { type ShowPorts, storyPresenter } from "./show-stories.ts";

export type StoryRoutePorts = ShowPorts &
  BoardPorts &
  OrderPorts &
  CreateStoryPorts & {
    readonly act: ActPorts;
    /** Refuses words of the user's board that may no longer be written here. */
    readonly refuseBoard: (storyId: string, userId: string) => Promise<void>;
    readonly options: (locale: Locale, viewer: Viewer | null) => StoryOptions;
  };

export function mountStoryRoutes(server: FastifyInstance, ports: StoryRoutePorts): void {
  const { now, stories } = ports;
  const show = storyPresenter(ports);

  mountRoute(server, routes.getStoryOptions, async ({ locale, person }) =>
    ports.options(locale, person && customerOf(person)),
  );

  mountRoute(server, routes.createStory, async ({ person, body, idempotencyKey, locale }) => {
    const actor = customerOf(person);
    const input = { actor, request: body, idempotencyKey, now: now() };
    return show.whole(await createStory(input, ports), actor.id, locale);
  });

  mountRoute(server, routes.listStories, async ({ person, query, inTurn }) => {
    const page = {
      userId: person.userId,
      before: query.cursor === undefined ? null : parsePosition(query.cursor),
      limit: query.limit,
    };
    const { items, next } = await stories.listOwn(page, inTurn);
    const cards = await listCards(items, inTurn, ports);
    return { items: cards, nextCursor: next && formatPosition(next) };
  });

  mountRoute(server, routes.getStory, ({ params, person, locale }) =>
    show.whole(params.id, person.userId, locale),
  );

  mountRoute(server, routes.changeBoard, async ({ params, person, body, locale }) => {
    const input = { storyId: params.id, actor: { id: person.userId }, now: now(), ...body };
    await changeBoard(input, ports);
    return show.whole(params.id, person.userId, locale);
  });

  for (const [route, direction] of [
    [routes.undoBoard, "undo"],
    [routes.redoBoard, "redo"],
  ] as const) {
    mountRoute(server, route, async ({ params, person, body, locale }) => {
      const actor = { id: person.userId };
      const { version } = body;
      await stepBoard({ storyId: params.id, actor, version, direction, now: now() }, ports);
      return show.whole(params.id, person.userId, locale);
    });
  }

  mountRoute(
    server,
    routes.workOnStory,
    async ({ params, person, body, idempotencyKey, requestId, locale }) => {
      const actor = customerOf(person);
      const order = { storyId: params.id, actor, idempotencyKey, requestId, now: now() };
      await ports.refuseBoard(params.id, actor.id);
      await orderWork({ ...order, work: body }, ports);
      return show.whole(params.id, actor.id, locale);
    },
  );

  mountRoute(
    server,
    routes.renderStory,
    async ({ params, person, body, idempotencyKey, requestId, locale }) => {
      const actor = customerOf(person);
      const order = { storyId: params.id, actor, idempotencyKey, requestId, now: now() };
      await ports.refuseBoard(params.id, actor.id);
      await renderStory({ ...order, render: body }, ports);
      return show.whole(params.id, actor.id, locale);
    },
  );

  mountRoute(server, routes.cancelStoryWork, async ({ params, person, requestId, locale }) => {
    const actor = customerOf(person);
    const film = await cancelStoryWork({ storyId: params.id, actor, now: now() }, ports);
    if (film !== null) {
      const cancel = { action: "cancel" } as const;
      const input = { creationId: film, actor, action: cancel, requestId, now: now() };
      await actOnCreation(input, ports.act).catch((error: unknown) => {
        // The work has ended in the meantime.
        if (!(error instanceof Refusal && error.code === "ACTION_IMPOSSIBLE")) throw error;
      });
    }
    return show.whole(params.id, person.userId, locale);
  });

  mountRoute(server, routes.deleteStory, async ({ params, person }) => {
    const actor = { id: person.userId };
    await deleteStory({ storyId: params.id, actor, now: now() }, ports);
    return { id: params.id };
  });
}
