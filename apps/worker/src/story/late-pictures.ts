import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isRefused } from "@kinora/domain/creation/verdict";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import type { SafetyScanner } from "@kinora/domain/generation/safety-scanner";
import type { LatePicture, MadeLate } from "@kinora/domain/hosted/deliver-late-picture";
import { costOf, resultOf } from "@kinora/domain/hosted/hosted-generator";
import {
  type FetchResult,
  ResultDelayed,
  ResultUnusable,
} from "@kinora/domain/hosted/hosted-ports";
import { UNFETCHED_STATES } from "@kinora/domain/hosted/intent";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import type { WantedIntent } from "@kinora/domain/hosted/look-after-left";
import type { Provider } from "@kinora/domain/hosted/provider";
import { picturesOfOrder } from "@kinora/domain/story/story-job";
import { keepFiles } from "./make-one-artifact.ts";
import { artifactOf } from "./picture-elsewhere.ts";
import type { StoryPorts } from "./story-ports.ts";

/**
 * Maximum milliseconds for fetching and scanning a late picture; then it is left for the next run.
 */
const LONGEST_FETCH = 5 * 60_000;

export interface LatePicturePorts extends Pick<StoryPorts, "media" | "scratch"> {
  readonly intents: Pick<IntentLog, "change">;
  readonly fetchResult: FetchResult;
  readonly scanner: SafetyScanner;
  /** See fetchesLate. */
  readonly fetches: (late: LatePicture) => Promise<boolean>;
  /** See deliverLatePicture. */
  readonly deliver: (late: LatePicture, made: Omit<MadeLate, "now">) => Promise<void>;
}

type LatePiece = WantedIntent & { readonly artifact: string };

/** Returns the order of a picture that no job makes any more; null when it is unknown. */
export function orderOfPicture({ job, artifact }: LatePiece): GenerationOrder | null {
  const recipe = picturesOfOrder(job.order)[artifact];
  return recipe ? { recipe, inputs: {}, background: false } : null;
}

/**
 * Fetches a picture that arrived after the work on its story had ended, scans it like any other and
 * adds it to the story free of charge. A picture that cannot be fetched yet is retried on the next
 * run.
 */
export async function fetchLatePicture(
  left: LatePiece,
  provider: Provider,
  ports: LatePicturePorts,
): Promise<void> {
  const { intent, job, artifact } = left;
  const late = { key: intent.key, storyId: job.subject.id, jobId: job.id, artifact };
  const order = orderOfPicture(left);
  if (!order || !(await ports.fetches(late))) return;
  const directory = join(ports.scratch, `late-${intent.key}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    const made = await fetchAndScan(left, order, { directory, provider, ports });
    if (made) await ports.deliver(late, made);
    else await ports.intents.change(intent.key, UNFETCHED_STATES, { state: "failed" });
  } catch (error) {
    if (!(error instanceof ResultDelayed)) throw error;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

interface Fetching {
  readonly directory: string;
  readonly provider: Provider;
  readonly ports: LatePicturePorts;
}

/** Null when it is not what was ordered, or the scan refuses it. */
async function fetchAndScan(
  { intent }: LatePiece,
  { recipe }: GenerationOrder,
  { directory, provider, ports: { fetchResult, scanner, media } }: Fetching,
): Promise<Omit<MadeLate, "now"> | null> {
  const signal = AbortSignal.timeout(LONGEST_FETCH);
  const result = await resultOf(intent, provider);
  if (result.kind === "unclear") throw new ResultDelayed("They do not say where it is");
  const [file] = result.kind === "files" ? result.files : [];
  if (file === undefined) return null;
  try {
    const from = { recipe, service: provider.name, endpoint: intent.endpoint };
    const generated = await fetchResult(file, from, { directory, signal });
    const scan = { files: generated.files, directory, background: false };
    const { verdict } = await scanner.scan(scan, () => {}, signal);
    if (isRefused(verdict)) return null;
    const made = artifactOf(generated);
    const files = await keepFiles(made, directory, media);
    const cost = (await costOf(intent, provider)) ?? undefined;
    return { made: { kind: "picture", facts: made.facts, files }, cost };
  } catch (error) {
    if (error instanceof ResultUnusable) return null;
    throw error;
  }
}
