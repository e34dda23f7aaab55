import { INTAKE_REFUSALS, UPLOAD_KINDS, UPLOAD_STATES } from "@kinora/contracts/upload/upload";
import type { UploadMedia, UploadRecord } from "@kinora/domain/upload/upload";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { UploadMediaTable, UploadTable } from "../schema.gen.ts";

const kind = z.enum(UPLOAD_KINDS);
const state = z.enum(UPLOAD_STATES);
const refusal = z.enum(INTAKE_REFUSALS).nullable();
const role = z.enum(["main", "poster", "thumbnail", "preview"]);
const peaks = z.array(z.number()).nullable();

export const parseUploadKind = (text: string) => kind.parse(text);

/**
 * @param media media rows of this upload
 */
export function parseUpload(
  row: Selectable<UploadTable>,
  media: readonly Selectable<UploadMediaTable>[],
): UploadRecord {
  return {
    id: row.id,
    userId: row.user_id,
    kind: kind.parse(row.kind),
    state: state.parse(row.state),
    fileName: row.file_name,
    bytes: row.bytes,
    refusal: refusal.parse(row.refusal),
    width: row.width,
    height: row.height,
    duration: row.duration,
    thumbhash: row.thumbhash,
    peaks: peaks.parse(row.peaks),
    consent:
      row.consent_version === null || row.consent_at === null
        ? null
        : { version: row.consent_version, statedAt: row.consent_at },
    createdAt: row.created_at,
    endedAt: row.ended_at,
    media: media.map(parseFile),
  };
}

function parseFile(row: Selectable<UploadMediaTable>): UploadMedia {
  return {
    role: role.parse(row.role),
    hash: row.hash,
    mimeType: row.mime_type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    duration: row.duration,
  };
}
