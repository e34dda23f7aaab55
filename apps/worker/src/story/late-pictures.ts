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
import { resultKind } from "@kinora/domain/hosted/result-kind";
import { firstPicture, inputsOf, keyOfFirst } from "@kinora/domain/story/first-picture";
import { picturesOfOrder } from "@kinora/domain/story/story-job";
import type { StoryTask } from "@kinora/domain/story/story-task";
import type { KeepKnown } from "../moderation/keep-known.ts";
import { keepFiles } from "./make-one-artifact.ts";
import { artifactOf } from "./picture-elsewhere.ts";
import type { StoryPorts } from "./story-ports.ts";

/**
 * Maximum milliseconds for fetching and scanning a late picture; then it is left for the next run.
 */
const LONGEST_FETCH = 5 * 60_000;

export interface LatePicturePorts
  extends Pick<StoryPorts, "media" | "scratch" | "artifacts" | "keys"> {
  readonly intents: Pick<IntentLog, "change">;
  readonly fetchResult: FetchResult;
  readonly scanner: SafetyScanner;
  readonly keepKnown: KeepKnown;
  /** Counts a result that the scan refused for its person; see PolicyRefusals. */
  readonly noteUnsafe: (orderKey: string) => Promise<void>;
  /** See fetchesLate. */
  readonly fetches: (late: LatePicture) => Promise<boolean>;
  /** See deliverLatePicture. */
  readonly deliver: (late: LatePicture, made: Omit<MadeLate, "now">) => Promise<void>;
}

type LatePiece = WantedIntent & { readonly artifact: string };

type OrderPorts = Pick<LatePicturePorts, "media" | "scratch" | "artifacts" | "keys">;

/**
 * Returns the order of a picture or clip that no job makes any more; null when it is unknown, or
 * when the picture that a clip begins with is gone.
 */
export async function orderOfPicture(
  { intent, job, artifact }: LatePiece,
  { media, scratch, artifacts, keys }: OrderPorts,
): Promise<GenerationOrder | null> {
  const recipe = picturesOfOrder(job.order)[artifact];
  if (!recipe) return null;
  const begins = keyOfFirst(job.order as StoryTask, artifact, keys());
  if (begins === null) return { recipe, inputs: {}, background: false };
  const [picture] = await artifacts.find(job.subject.id, [begins]);
  const file = firstPicture(picture);
  const found = file && (await media.fetch(file.hash, join(scratch, `order-${intent.key}`)));
  if (!found) return null;
  const inputs = { initialImage: found.path };
  return { recipe: { ...recipe, inputs: inputsOf(file) }, inputs, background: false };
}

/**
 * Fetches a picture that arrived after the work on its story had ended, scans it like any other and
 * adds it to the story free of charge. A picture that cannot be fetched yet is retried on the next
 * run. It is given up when its order is no longer known.
 */
export async function fetchLatePicture(
  left: LatePiece,
  provider: Provider,
  ports: LatePicturePorts,
): Promise<void> {
  const { intent, job, artifact } = left;
  const late = { key: intent.key, storyId: job.subject.id, jobId: job.id, artifact };
  if (!(await ports.fetches(late))) return;
  const order = await orderOfPicture(left, ports);
  if (!order) {
    await ports.intents.change(intent.key, UNFETCHED_STATES, { state: "lost" });
    return;
  }
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
  { intent, job }: LatePiece,
  { recipe }: GenerationOrder,
  { directory, provider, ports }: Fetching,
): Promise<Omit<MadeLate, "now"> | null> {
  const { fetchResult, scanner, keepKnown, noteUnsafe, media } = ports;
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
    const { files: found } = generated;
    if (verdict === "known")
      await keepKnown({ storyId: job.subject.id, recipe, files: found, directory });
    if (isRefused(verdict)) {
      await noteUnsafe(intent.key);
      return null;
    }
    const made = artifactOf(generated);
    const files = await keepFiles(made, directory, media);
    const cost = (await costOf(intent, provider)) ?? undefined;
    const kind = resultKind(recipe) === "image" ? "picture" : "footage";
    return { made: { kind, facts: made.facts, files }, cost };
  } catch (error) {
    if (error instanceof ResultUnusable) return null;
    throw error;
  }
}
