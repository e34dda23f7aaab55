import { acceptIngest, claimIngest } from "@kinora/database/upload/ingest-claims";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import type { openWorkshop } from "./workshop.ts";

/**
 * Inserts a ready upload of ada's, a photo with consent, that a creation can use as input. Its
 * content is only a real picture when a test opens it.
 */
export async function bringReady(
  { database, work }: Pick<Awaited<ReturnType<typeof openWorkshop>>, "database" | "work">,
  id: string,
  kind: "video" | "image",
  { width = 64, height = 64, bytes: content = Buffer.from(`${id}, one's own`) } = {},
) {
  const uploads = postgresUploadStore(database);
  const { hash, bytes } = await work.media.keep(content);
  const facts = { width, height, duration: kind === "video" ? 2 : null };
  const mimeType = kind === "video" ? "video/mp4" : "image/webp";
  const media = [{ role: "main", hash, bytes, mimeType, ...facts } as const];
  const now = new Date();
  await uploads.insert({ id, userId: "usr_ada", kind, fileName: "", bytes, now });
  if (kind === "image") await uploads.saveConsent(id, "photo-1", now);
  await uploads.markReceived(id, now);
  const claim = await claimIngest(database, [kind]);
  if (claim?.id !== id) throw new Error("nothing to take in");
  const seen = { scores: [], times: null, looked: 0, limitsNumber: 0 };
  const found = { ...facts, thumbhash: null, peaks: null, ...seen, media };
  await acceptIngest(database, claim, "ready", found, now);
  return { uploads, hash };
}
