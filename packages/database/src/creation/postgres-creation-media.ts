import {
  type CreationMedia,
  type CreationMediaStore,
  MEDIA_ROLES,
} from "@kinora/domain/media/creation-media";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import type { CreationMediaTable } from "../schema.gen.ts";

const role = z.enum(MEDIA_ROLES);

export function postgresCreationMedia(executor: Database): CreationMediaStore {
  const removeAll = async (creationId: string) => {
    await executor.deleteFrom("creation_media").where("creation_id", "=", creationId).execute();
  };
  return {
    removeAll,
    async replaceAll(creationId, files) {
      await removeAll(creationId);
      if (files.length === 0) return;
      const rows = files.map((file) => mediaRow(creationId, file));
      await executor.insertInto("creation_media").values(rows).execute();
    },
  };
}

/** Converts a file to a row. Files written by this version already exist in every width. */
export function mediaRow(creationId: string, file: CreationMedia) {
  return {
    creation_id: creationId,
    role: file.role,
    label: file.label,
    hash: file.hash,
    mime_type: file.mimeType,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    duration: file.duration,
    sizes_made: true,
  };
}

/** Columns of a file as it is shown. */
export const MEDIA_COLUMNS = [
  "role",
  "label",
  "hash",
  "mime_type",
  "bytes",
  "width",
  "height",
  "duration",
] as const satisfies readonly (keyof CreationMediaTable)[];

export function parseMedia(
  row: Pick<Selectable<CreationMediaTable>, (typeof MEDIA_COLUMNS)[number]>,
): CreationMedia {
  return {
    role: role.parse(row.role),
    label: row.label,
    hash: row.hash,
    mimeType: row.mime_type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    duration: row.duration,
  };
}
