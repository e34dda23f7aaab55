import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import type { ScanLimits } from "@kinora/contracts/scan/scan-limits";
import { MAX_LONE_DEATHS } from "@kinora/domain/job/job";
import type { IngestClaim, UploadMedia } from "@kinora/domain/upload/upload";
import { FOUND_HERE } from "../moderation/found-here.ts";
import type { IngestOutcome, IngestPorts } from "./ingest-ports.ts";

/**
 * Number of attempts in which the process that opened the file failed, after which the file is to
 * blame.
 */
const MAX_ATTEMPTS = 6;

/**
 * Attempts once to ingest an upload: examines it, stores the results and deletes the original
 * bytes. Files are stored by content hash and the row changes once, so an interrupted attempt can
 * start over. Rejects on an internal error, with the signal's reason, or with IngestTooSlow.
 *
 * @param cpuSeconds maximum CPU seconds in this lane; null for no limit
 */
export async function takeInUpload(
  claim: IngestClaim,
  cpuSeconds: number | null,
  signal: AbortSignal,
  ports: IngestPorts,
): Promise<void> {
  const directory = join(ports.scratch, `upload-${claim.id}`);
  await lookAt(claim, cpuSeconds, directory, signal, ports).finally(() =>
    rm(directory, { recursive: true, force: true }),
  );
}

async function lookAt(
  claim: IngestClaim,
  cpuSeconds: number | null,
  directory: string,
  signal: AbortSignal,
  ports: IngestPorts,
): Promise<void> {
  const limits = await ports.limits();
  const outcome = await examine(claim, cpuSeconds, directory, signal, {
    ...{ ...ports, scan: limits.limits },
  });
  if (await end(claim, directory, { outcome, limitsNumber: limits.number }, ports))
    await ports.raw.remove(claim.id);
}

/** Returns false when the claim was lost meanwhile. */
async function end(
  claim: IngestClaim,
  directory: string,
  { outcome, limitsNumber }: { readonly outcome: IngestOutcome; readonly limitsNumber: number },
  ports: IngestPorts,
): Promise<boolean> {
  if (outcome.taken) return keepResults(claim, directory, { ...outcome, limitsNumber }, ports);
  if (!("known" in outcome)) return ports.claims.refuse(claim, outcome.refusal, null);
  const file = await ports.media.keep(outcome.source);
  return ports.claims.refuseKnown(claim, outcome.known, file);
}

async function examine(
  { id, userId, kind, attempt, setbacks, loneDeaths }: IngestClaim,
  cpuSeconds: number | null,
  directory: string,
  signal: AbortSignal,
  { raw, tierOf, takeIn, scan }: IngestPorts & { readonly scan: ScanLimits },
): Promise<IngestOutcome> {
  if (attempt - setbacks > MAX_ATTEMPTS || loneDeaths >= MAX_LONE_DEATHS)
    return { taken: false, refusal: "UPLOAD_TOO_COSTLY" };
  // An attempt that lost its claim may have left partial results.
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const { image, audio, video } = ENTITLEMENTS[await tierOf(userId)].upload;
  const { seconds } = kind === "audio" ? audio : video;
  const limits = { pixels: image.pixels, seconds, ...(cpuSeconds === null ? {} : { cpuSeconds }) };
  const source = await raw.fetch(id, directory);
  return takeIn({ source, kind, limits, directory, scan }, signal);
}

/** Returns false when the claim was lost meanwhile. */
async function keepResults(
  claim: IngestClaim,
  directory: string,
  outcome: Extract<IngestOutcome, { taken: true }> & { readonly limitsNumber: number },
  { claims, media, isFound }: IngestPorts,
): Promise<boolean> {
  const { files, thumbhash, peaks, verdict, scores, times, looked, limitsNumber } = outcome;
  const seen = { scores, times, looked, limitsNumber };
  if (verdict === "hit") return claims.refuse(claim, "UPLOAD_UNSAFE", seen);
  const kept: UploadMedia[] = [];
  for (const { name, ...file } of files) {
    const { hash, bytes } = await media.keep(join(directory, name));
    kept.push({ ...file, hash, bytes });
  }
  const main = kept.find(({ role }) => role === "main");
  // The same photo or clip becomes the same file here, however it was sent.
  if (main && (await isFound(main.hash)))
    return claims.refuseKnown(claim, { service: FOUND_HERE, sha256: main.hash }, main);
  const { width = null, height = null, duration = null } = main ?? {};
  return claims.accept(claim, verdict === "clean" ? "ready" : "review", {
    ...{ width, height, duration, thumbhash, peaks, ...seen },
    media: kept,
  });
}
