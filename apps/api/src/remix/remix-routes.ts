import { type Ancestor, REMIXES_COUNTED, type RemixTree } from "@kinora/contracts/remix/remix";
import { routes } from "@kinora/contracts/routes";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import type { CreationStore } from "@kinora/domain/creation/creation-stores";
import type { Position } from "@kinora/domain/position";
import { Refusal } from "@kinora/domain/refusal";
import { readAncestors } from "@kinora/domain/remix/read-ancestors";
import type { RemixReader, RemixStore } from "@kinora/domain/remix/remix-store";
import {
  type RemixAudienceStores,
  setRemixAudience,
} from "@kinora/domain/remix/set-remix-audience";
import type { FastifyInstance } from "fastify";
import type { Present } from "../creation/present.ts";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";

export interface RemixRoutePorts {
  readonly creations: Pick<CreationStore, "findSeen">;
  readonly remixes: RemixStore;
  readonly transact: <T>(work: (stores: RemixAudienceStores) => Promise<T>) => Promise<T>;
  readonly reader: Pick<CreationReader, "loadSeen">;
  readonly present: Present;
}

const NONE: ReadonlySet<string> = new Set();

export function mountRemixRoutes(server: FastifyInstance, ports: RemixRoutePorts): void {
  const { remixes } = ports;

  mountRoute(server, routes.listRemixes, async ({ params: { id }, query, person }) => {
    const viewer = person && viewerOf(person);
    let seen: Promise<CreationRecord> | undefined;
    const work = () => {
      seen ??= seenWork(ports, id, viewer);
      return seen;
    };
    const page = await readPage<Position, string>({
      ...{ cursor: query.cursor, limit: query.limit },
      positionOf: (position) => position,
      read: async (paging) => {
        await work();
        return remixes.list(id, { ...readerOf(viewer), ...paging });
      },
      present: (position) => position.id,
    });
    const [cards, tree] = await Promise.all([
      cardsOf(ports, page.items, viewer),
      query.cursor === undefined ? readTree(ports, await work(), viewer) : null,
    ]);
    return { items: cards, nextCursor: page.nextCursor, tree };
  });

  mountRoute(server, routes.setRemixAudience, async ({ params, body, person: { userId } }) => {
    await setRemixAudience(ports, { creationId: params.id, userId, audience: body.audience });
    return body;
  });

  mountRoute(server, routes.getUsualRemixAudience, async ({ person: { userId } }) => ({
    audience: await remixes.usual(userId),
  }));

  mountRoute(server, routes.setUsualRemixAudience, async ({ body, person: { userId } }) => {
    await remixes.setUsual(userId, body.audience);
    return body;
  });
}

const readerOf = (viewer: Viewer | null): RemixReader => ({
  readerId: viewer?.id ?? null,
  generalOnly: viewer?.generalOnly,
});

/** @throws Refusal CREATION_NOT_FOUND */
async function seenWork(
  { creations }: Pick<RemixRoutePorts, "creations">,
  id: string,
  viewer: Viewer | null,
): Promise<CreationRecord> {
  const creation = await creations.findSeen(id, viewer);
  if (creation) return creation;
  throw new Refusal("CREATION_NOT_FOUND");
}

async function cardsOf(
  { reader, present }: Pick<RemixRoutePorts, "reader" | "present">,
  ids: readonly string[],
  viewer: Viewer | null,
) {
  return present.cards(await reader.loadSeen(ids, viewer, NONE), viewer);
}

async function readTree(
  ports: RemixRoutePorts,
  work: CreationRecord,
  viewer: Viewer | null,
): Promise<RemixTree> {
  const { remixes, reader } = ports;
  const isOwn = viewer?.id === work.userId;
  const [{ ancestors, earlier }, count, own] = await Promise.all([
    readAncestors(ports, work, viewer),
    remixes.count(work.id, readerOf(viewer), REMIXES_COUNTED),
    isOwn ? ownAudience(remixes, work) : null,
  ]);
  const ids = ancestors.flatMap((one) => one?.id ?? []);
  const shown = await reader.loadSeen(ids, viewer, NONE);
  const known = new Map(
    shown.map(({ creation: { id, kind, title, prompt }, author }): [string, Ancestor] => [
      id,
      { state: "shown", id, kind, title: title ?? prompt, author },
    ]),
  );
  const told = ancestors.map((one) => (one && known.get(one.id)) ?? { state: "gone" as const });
  return { ancestors: told, earlier, count, own };
}

async function ownAudience(
  { chosen, usual }: Pick<RemixStore, "chosen" | "usual">,
  { id, userId }: CreationRecord,
): Promise<RemixTree["own"]> {
  const [one, other] = await Promise.all([chosen(id), usual(userId)]);
  return { chosen: one, usual: other };
}
