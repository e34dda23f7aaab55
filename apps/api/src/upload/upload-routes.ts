import { routes } from "@kinora/contracts/routes";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import { formatPosition, parsePosition } from "@kinora/domain/position";
import { findOwnUpload } from "@kinora/domain/upload/find-own-upload";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import { receiveUpload } from "@kinora/domain/upload/receive-upload";
import { stateConsent } from "@kinora/domain/upload/state-consent";
import type { Upload } from "@kinora/domain/upload/upload";
import type { UploadStore } from "@kinora/domain/upload/upload-store";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { presentUpload } from "./present-upload.ts";

export interface UploadDoors {
  readonly now: () => Date;
  readonly uploads: UploadStore;
  readonly raw: RawUploads;
  readonly address: MediaAddress;
}

/** What is not tus: looking at uploads, stating consent, removing. */
export function mountUploadRoutes(server: FastifyInstance, doors: UploadDoors): void {
  const { now, uploads, raw, address } = doors;
  const present = async (upload: Upload) =>
    presentUpload(upload, await receiveUpload(upload, now(), doors), address, now());
  const show = async (id: string, userId: string) =>
    present(await findOwnUpload(uploads, { id, userId }));

  mountRoute(server, routes.listUploads, async ({ person, query }) => {
    const { items, next } = await uploads.listOwn({
      userId: person.userId,
      before: query.cursor === undefined ? null : parsePosition(query.cursor),
      limit: query.limit,
    });
    return {
      items: await Promise.all(items.map(present)),
      nextCursor: next && formatPosition(next),
    };
  });

  mountRoute(server, routes.getUpload, ({ params, person }) => show(params.id, person.userId));

  mountRoute(server, routes.stateConsent, async ({ params, person, body }) => {
    const { userId } = person;
    await stateConsent({ id: params.id, userId, version: body.version, now: now() }, { uploads });
    return show(params.id, userId);
  });

  mountRoute(server, routes.removeUpload, async ({ params, person }) => {
    const { id } = await findOwnUpload(uploads, { id: params.id, userId: person.userId });
    await uploads.remove(id);
    await raw.remove(id);
    return undefined;
  });
}
