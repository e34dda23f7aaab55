import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { serviceTitle } from "@kinora/catalogue/services";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { Generated } from "@kinora/domain/generation/generator";
import {
  type FetchResult,
  type ResultKind,
  ResultUnusable,
} from "@kinora/domain/hosted/hosted-ports";
import { resultKind } from "@kinora/domain/hosted/result-kind";
import type { TrustedOrigins } from "@kinora/domain/hosted/upstream-file";
import { FileRefused } from "@kinora/ingest/file-refused";
import type { IngestFile } from "@kinora/ingest/ingest-protocol";
import { runIngest } from "@kinora/ingest/run-ingest";
import { markResult } from "@kinora/provenance/mark-result";
import { fetchFile } from "@kinora/providers/http/fetch-file";

/** Maximum size of a service's file, in bytes. */
const LARGEST: Readonly<Record<ResultKind, number>> = {
  image: 40_000_000,
  video: 400_000_000,
  audio: 100_000_000,
};
/** Maximum pixels of a service's picture and seconds of its recording. */
const LIMITS = { pixels: 50_000_000, seconds: 660 };
/**
 * Share of the ordered length that a film or music must have. Services round to whole frames and
 * trim silence; anything shorter is not what the gems were for.
 */
const SHORTEST = 0.8;

/**
 * Opens a service's file like an untrusted upload: in a sandboxed process that detects its type
 * from its content and re-encodes it. The result is marked and signed like our own.
 */
export const composeFetchResult =
  (trustedOrigins: TrustedOrigins): FetchResult =>
  async ({ url, headers }, { recipe, service, endpoint }, { directory, signal }) => {
    const kind = resultKind(recipe);
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const source = join(directory, "fetched");
    const trusted = trustedOrigins.get(service) ?? new Set();
    await fetchFile(url, source, signal, { largest: LARGEST[kind], trusted, headers });
    try {
      const request = { task: "take-in", source, kind, limits: LIMITS, directory } as const;
      const { files, thumbhash } = await runIngest(request, signal);
      refuseShort(files, recipe);
      const maker = { service: serviceTitle(service), model: endpoint };
      await markResult({ directory, files: files.map(toMark), recipe, maker }, signal);
      return { files: await Promise.all(files.map(measureIn(directory))), thumbhash, notices: [] };
    } catch (error) {
      if (error instanceof FileRefused)
        throw new ResultUnusable(`The file is refused: ${error.code}`, { cause: error });
      throw error;
    } finally {
      await rm(source, { force: true });
    }
  };

/** @throws ResultUnusable for a recording that is far too short for its order */
function refuseShort(files: readonly IngestFile[], { duration: ordered }: Recipe): void {
  const seconds = files.find(({ role }) => role === "main")?.duration ?? null;
  if (seconds === null || ordered === null || seconds >= ordered * SHORTEST) return;
  throw new ResultUnusable(`It lasts ${seconds} s of the ${ordered} s that were ordered`);
}

const toMark = ({ name, mimeType, role }: IngestFile) => ({
  ...{ name, type: mimeType, isSigned: role !== "thumbnail" },
});

type Measured = Generated["files"][number];

const measureIn =
  (directory: string) =>
  async (file: Omit<Measured, "bytes">): Promise<Measured> => ({
    ...file,
    bytes: (await stat(join(directory, file.name))).size,
  });
