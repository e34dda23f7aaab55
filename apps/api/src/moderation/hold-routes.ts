import { HOLDS_MAX, type LegalHold } from "@kinora/contracts/moderation/hold";
import { routes } from "@kinora/contracts/routes";
import type { MediaStore } from "@kinora/domain/media/media-store";
import {
  fileHold,
  type HeldFile,
  type HoldFacts,
  type HoldStore,
  type HoldStores,
  lookAtHold,
} from "@kinora/domain/moderation/legal-hold-case";
import type { KnownMaterial } from "@kinora/domain/scan/known-material";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { INLINE_PICTURE_MAX, inlinePictures, WORN_PICTURE_MAX } from "./inline-picture.ts";

export interface HoldRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly transact: <T>(work: (stores: HoldStores) => Promise<T>) => Promise<T>;
  readonly holds: Pick<HoldStore, "list">;
  readonly files: Pick<MediaStore, "stat" | "read">;
  /** Null when none is configured. */
  readonly knownMaterial: Pick<KnownMaterial, "name"> | null;
}

/** Maximum pictures shown of a storyboard as it was at one time. */
const BOARD_PICTURES = 24;

export function mountHoldRoutes(server: FastifyInstance, ports: HoldRoutePorts): void {
  const { now, holds, knownMaterial } = ports;

  const look = async (asked: Omit<Parameters<typeof lookAtHold>[1], "now">): Promise<LegalHold> => {
    const { facts, until } = await lookAtHold(ports, { ...asked, now: now() });
    return {
      ...facts,
      files: await Promise.all(
        facts.files.map(async ({ hash, role, mimeType, bytes }) => ({
          ...{ role, mimeType, sha256: hash },
          bytes: bytes ?? (await ports.files.stat(hash))?.bytes ?? 0,
        })),
      ),
      pictures: await picturesOf(facts, ports.files),
      until: until.toISOString(),
    };
  };

  mountRoute(server, routes.listHolds, async ({ person }) => ({
    items: [...(await holds.list({ viewer: viewerOf(person), most: HOLDS_MAX, now: now() }))],
    knownMaterial: knownMaterial?.name ?? null,
  }));

  mountRoute(server, routes.lookAtHold, ({ params, person, requestId }) =>
    look({ subjectId: params.id, actor: viewerOf(person), requestId }),
  );

  mountRoute(server, routes.fileHold, async ({ params, person, body, requestId }) => {
    const about = { subjectId: params.id, actor: viewerOf(person), requestId };
    await fileHold(ports, { ...about, id: ports.newId(), filing: body, now: now() });
    return look(about);
  });
}

/** Returns the smallest picture of a work, or small ones of another case, as data URLs. */
async function picturesOf(facts: HoldFacts, store: HoldRoutePorts["files"]): Promise<string[]> {
  const { of, files, reports, decidedAt } = facts;
  if (of === "profile") return inlinePictures(files, store, WORN_PICTURE_MAX);
  const images = files.flatMap(({ bytes, ...file }) =>
    file.mimeType.startsWith("image/") && bytes !== null && bytes <= INLINE_PICTURE_MAX
      ? { ...file, bytes }
      : [],
  );
  const small = images.filter(({ role }) => role === "thumbnail");
  const shown =
    of === "board"
      ? picturesAt(small.length > 0 ? small : images, [
          ...reports.map(({ at }) => at),
          ...(decidedAt === null ? [] : [decidedAt]),
        ])
      : images.toSorted((one, other) => one.bytes - other.bytes).slice(0, 1);
  return inlinePictures(shown, store, INLINE_PICTURE_MAX);
}

/**
 * Returns the last pictures that a storyboard had when it was first reported or found, and when it
 * last was; its owner may have made others since.
 */
function picturesAt(pictures: readonly HeldFile[], moments: readonly string[]): HeldFile[] {
  const times = moments.map((moment) => Date.parse(moment));
  const lastAt = (time: number) =>
    pictures
      .filter(({ madeAt }) => madeAt === null || Date.parse(madeAt) <= time)
      .slice(-BOARD_PICTURES);
  return [...new Set([...lastAt(Math.min(...times)), ...lastAt(Math.max(...times))])];
}
