import { routes } from "@kinora/contracts/routes";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import { formatPosition, parsePosition } from "@kinora/domain/position";
import { findOwnUpload } from "@kinora/domain/upload/find-own-upload";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import { receiveUpload } from "@kinora/domain/upload/receive-upload";
import { stateConsent } from "@kinora/domain/upload/state-consent";
import type { UploadRecord } from "@kinora/domain/upload/upload";
import type { UploadStore } from "@kinora/domain/upload/upload-store";
import type { Locale } from "@kinora/text/locale";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { presentUpload } from "./present-upload.ts";

export interface UploadRoutePorts {
  readonly now: () => Date;
  readonly uploads: UploadStore;
  readonly raw: RawUploads;
  readonly address: MediaAddress;
}

/** Mounts the routes outside tus: reading uploads, stating consent, removing them. */
export function mountUploadRoutes(server: FastifyInstance, ports: UploadRoutePorts): void {
  const { now, uploads, raw, address } = ports;
  const presentAll = async (found: readonly UploadRecord[], locale: Locale) => {
    const hashes = found.flatMap(({ media }) => media.map(({ hash }) => hash));
    const held = await uploads.heldFiles([...new Set(hashes)]);
    return Promise.all(
      found.map(async (upload) => {
        const received = await receiveUpload(upload, now(), ports);
        return presentUpload(upload, { received, address, held, locale, now: now() });
      }),
    );
  };
  const show = async ({ id, userId, locale }: { id: string; userId: string; locale: Locale }) => {
    const [shown] = await presentAll([await findOwnUpload(uploads, { id, userId })], locale);
    if (!shown) throw new Error("An upload was not presented");
    return shown;
  };

  mountRoute(server, routes.listUploads, async ({ person, query, locale }) => {
    const { items, next } = await uploads.listOwn({
      userId: person.userId,
      before: query.cursor === undefined ? null : parsePosition(query.cursor),
      limit: query.limit,
    });
    return {
      items: await presentAll(items, locale),
      nextCursor: next && formatPosition(next),
    };
  });

  mountRoute(server, routes.getUpload, ({ params, person, locale }) =>
    show({ id: params.id, userId: person.userId, locale }),
  );

  mountRoute(server, routes.stateConsent, async ({ params, person, body, locale }) => {
    const { userId } = person;
    await stateConsent({ id: params.id, userId, version: body.version, now: now() }, { uploads });
    return show({ id: params.id, userId, locale });
  });

  mountRoute(server, routes.removeUpload, async ({ params, person }) => {
    const { id } = await findOwnUpload(uploads, { id: params.id, userId: person.userId });
    await uploads.remove(id);
    await raw.remove(id);
    return undefined;
  });
}
