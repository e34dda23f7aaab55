import type { AuditRecord } from "@kinora/domain/audit/audit-log";
import { holdKnown } from "@kinora/domain/moderation/hold-known";
import type { KnownFile } from "@kinora/domain/scan/known-material";
import type { IngestClaim, KeptFile } from "@kinora/domain/upload/upload";
import { appendAudit } from "../audit/postgres-audit-log.ts";
import type { Database } from "../client.ts";
import { addHistory } from "../creation/add-history.ts";
import { postgresCreationMedia } from "../creation/postgres-creation-media.ts";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import { recordEvent } from "../event/record-event.ts";
import { hasFile } from "../moderation/has-file.ts";

/** A recognised upload, with its file as it was kept and the id of its case. */
export type KnownUpload = KnownFile & { readonly file: KeptFile; readonly workId: string };

/** Keeps a recognised upload apart as a case for the admins, in the transaction that refuses it. */
export async function keepApart(
  transaction: Database,
  claim: IngestClaim,
  known: KnownUpload,
  now: Date,
): Promise<void> {
  const lines = [lineOf(claim, known, now)];
  await holdKnown(
    {
      ...{ userId: claim.userId, kind: CONTENT_OF[claim.kind], recipe: null },
      files: [
        {
          ...{ ...known.file, role: "main", label: "", width: null, height: null, duration: null },
          // Nothing opened it, so nothing is known about it.
          mimeType: "application/octet-stream",
        },
      ],
    },
    { id: known.workId, now },
    {
      creations: postgresCreationStore(transaction),
      media: postgresCreationMedia(transaction),
      hasFile: hasFile(transaction),
      addHistory: addHistory(transaction),
      record: recordEvent(transaction),
      audit: async (line) => void lines.push(line),
    },
  );
  await appendAudit(transaction, lines);
}

const CONTENT_OF = { image: "image", video: "video", audio: "music" } as const;

/** About the user, because nothing else of the upload remains after a day. */
const lineOf = (
  { id, userId, kind }: IngestClaim,
  { service, sha256 }: KnownFile,
  at: Date,
): AuditRecord => ({
  ...{ action: "upload.known", actorId: null, requestId: null, at, reason: "" },
  ...{ subject: { noun: "person", id: userId }, before: {} },
  after: { upload: id, kind, service, sha256 },
});
