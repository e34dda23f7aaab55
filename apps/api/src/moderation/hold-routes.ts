import { HOLDS_MAX, type LegalHold } from "@kinora/contracts/moderation/hold";
import { routes } from "@kinora/contracts/routes";
import type { MediaStore } from "@kinora/domain/media/media-store";
import {
  fileHold,
  type HeldFile,
  type HoldStore,
  type HoldStores,
  lookAtHold,
} from "@kinora/domain/moderation/legal-hold-case";
import type { KnownMaterial } from "@kinora/domain/scan/known-material";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface HoldRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly transact: <T>(work: (stores: HoldStores) => Promise<T>) => Promise<T>;
  readonly holds: Pick<HoldStore, "list">;
  readonly files: Pick<MediaStore, "stat" | "read">;
  /** Null when none is configured. */
  readonly knownMaterial: Pick<KnownMaterial, "name"> | null;
}

/** Maximum bytes of the picture shown. A small one is enough to identify the work. */
const PICTURE_MAX = 300_000;

export function mountHoldRoutes(server: FastifyInstance, ports: HoldRoutePorts): void {
  const { now, holds, knownMaterial } = ports;

  const look = async (asked: Omit<Parameters<typeof lookAtHold>[1], "now">): Promise<LegalHold> => {
    const { facts, until } = await lookAtHold(ports, { ...asked, now: now() });
    return {
      ...facts,
      files: facts.files.map(({ hash, width: _width, ...file }) => ({ ...file, sha256: hash })),
      picture: await pictureOf(facts.files, ports.files),
      until: until.toISOString(),
    };
  };

  mountRoute(server, routes.listHolds, async () => ({
    items: [...(await holds.list(HOLDS_MAX, now()))],
    knownMaterial: knownMaterial?.name ?? null,
  }));

  mountRoute(server, routes.lookAtHold, ({ params, person, requestId }) =>
    look({ creationId: params.id, actor: viewerOf(person), requestId }),
  );

  mountRoute(server, routes.fileHold, async ({ params, person, body, requestId }) => {
    const about = { creationId: params.id, actor: viewerOf(person), requestId };
    await fileHold(ports, { ...about, id: ports.newId(), filing: body, now: now() });
    return look(about);
  });
}

/** Returns the smallest picture as a data URL. */
async function pictureOf(
  files: readonly HeldFile[],
  store: HoldRoutePorts["files"],
): Promise<string | null> {
  const smallest = files
    .filter(({ mimeType, bytes }) => mimeType.startsWith("image/") && bytes <= PICTURE_MAX)
    .toSorted((one, other) => one.bytes - other.bytes)[0];
  const content =
    smallest && (await store.stat(smallest.hash)) && (await store.read(smallest.hash));
  if (!smallest || !content) return null;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return `data:${smallest.mimeType};base64,${Buffer.concat(parts).toString("base64")}`;
}
