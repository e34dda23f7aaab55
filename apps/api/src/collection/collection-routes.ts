import type { PickedCollection, ShownCollection } from "@kinora/contracts/collection/collection";
import { routes } from "@kinora/contracts/routes";
import type { Viewer } from "@kinora/domain/account/viewer";
import {
  changeCollection,
  createCollection,
  deleteCollection,
} from "@kinora/domain/collection/change-collection";
import {
  inviteMember,
  joinCollection,
  type MemberStores,
  removeMember,
} from "@kinora/domain/collection/change-members";
import {
  type CollectStores,
  collectWork,
  uncollectWork,
} from "@kinora/domain/collection/collect-work";
import type { CollectionFound, CollectionStore } from "@kinora/domain/collection/collection-store";
import type { Position } from "@kinora/domain/position";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import type { LoadCards } from "../creation/load-cards.ts";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import { presentCollections } from "./present-collections.ts";

export interface CollectionRoutePorts {
  readonly collections: CollectionStore;
  readonly transact: <T>(work: (stores: CollectStores & MemberStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
  readonly digest: (text: string) => string;
  readonly loadCards: LoadCards;
  readonly now: () => Date;
}

export function mountCollectionRoutes(server: FastifyInstance, ports: CollectionRoutePorts): void {
  mountReading(server, ports);
  mountChanges(server, ports);
  mountMembers(server, ports);
}

const positionOf = ({ createdAt: at, id }: CollectionFound) => ({ at, id });
const asIs = (found: CollectionFound) => found;

function mountReading(server: FastifyInstance, ports: CollectionRoutePorts): void {
  const { collections, loadCards, now } = ports;

  const readCollections = async (
    viewer: Viewer | null,
    paging: {
      readonly cursor?: string | undefined;
      readonly limit: number;
      readonly read: (page: {
        readonly before: Position | null;
        readonly most: number;
      }) => Promise<readonly CollectionFound[]>;
    },
  ): Promise<{ items: PickedCollection[]; nextCursor: string | null }> => {
    const { items, nextCursor } = await readPage({ ...paging, positionOf, present: asIs });
    return { items: await presentCollections(items, viewer, loadCards), nextCursor };
  };

  mountRoute(server, routes.listCollections, ({ params, query: { cursor, limit }, person }) => {
    const viewer = person && viewerOf(person);
    const handle = params.handle.toLowerCase();
    const read = async (page: { readonly before: Position | null; readonly most: number }) => {
      const found = await collections.listOf(handle, viewer, { ...page, now: now() });
      if (found === null) throw new Refusal("PERSON_NOT_FOUND");
      return found;
    };
    return readCollections(viewer, { cursor, limit, read });
  });

  mountRoute(server, routes.listOwnCollections, ({ query, person }) => {
    const { cursor, limit, work: creationId = null } = query;
    const viewer = viewerOf(person);
    const { id, generalOnly } = viewer;
    return readCollections(viewer, {
      ...{ cursor, limit },
      read: (page) => collections.listOwn(id, { ...page, creationId, generalOnly }),
    });
  });

  mountRoute(server, routes.getCollection, ({ params: { id }, person }) =>
    showCollection(id, person && viewerOf(person), ports),
  );
}

async function showCollection(
  id: string,
  viewer: Viewer | null,
  { collections, loadCards }: Pick<CollectionRoutePorts, "collections" | "loadCards">,
): Promise<ShownCollection> {
  const found = await collections.find(id, viewer);
  const [shown] = found ? await presentCollections([found], viewer, loadCards) : [];
  if (!shown) throw new Refusal("COLLECTION_NOT_FOUND");
  const members = await collections.members(id);
  const isOwn = shown.standing === "owner";
  return { ...shown, members: members.filter(({ joined }) => joined || isOwn) };
}

function mountChanges(server: FastifyInstance, ports: CollectionRoutePorts): void {
  const { now } = ports;

  mountRoute(server, routes.createCollection, async ({ body: wish, person, idempotencyKey }) => {
    const { userId } = person;
    const id = await createCollection(ports, { userId, wish, key: idempotencyKey, now: now() });
    return showCollection(id, viewerOf(person), ports);
  });

  mountRoute(server, routes.changeCollection, async ({ params: { id }, body: change, person }) => {
    await changeCollection(ports, { id, userId: person.userId, change });
    return showCollection(id, viewerOf(person), ports);
  });

  mountRoute(server, routes.deleteCollection, async ({ params: { id }, person: { userId } }) => {
    await deleteCollection(ports, { id, userId });
    return undefined;
  });

  mountRoute(server, routes.collectWork, async ({ params, person: { userId } }) => {
    const { id, workId: creationId } = params;
    await collectWork(ports, { id, creationId, userId, now: now() });
    return undefined;
  });

  mountRoute(server, routes.uncollectWork, async ({ params, person: { userId } }) => {
    await uncollectWork(ports, { id: params.id, creationId: params.workId, userId });
    return undefined;
  });
}

function mountMembers(server: FastifyInstance, ports: CollectionRoutePorts): void {
  const about = (userId: string, { id, handle }: { id: string; handle: string }) => ({
    ...{ id, userId, handle: handle.toLowerCase(), now: ports.now() },
  });

  mountRoute(server, routes.inviteMember, async ({ params, person: { userId } }) => {
    await inviteMember(ports, about(userId, params));
    return undefined;
  });

  mountRoute(server, routes.removeMember, async ({ params, person: { userId } }) => {
    await removeMember(ports, about(userId, params));
    return undefined;
  });

  mountRoute(server, routes.joinCollection, async ({ params: { id }, person: { userId } }) => {
    await joinCollection(ports, { id, userId, now: ports.now() });
    return undefined;
  });
}
