import { availableParallelism, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { readS3Settings, type S3Settings } from "@kinora/contracts/media/s3-settings";
import { LANES, type Lane } from "@kinora/domain/job/job";

export interface WorkerSettings {
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly mediaDirectory: string;
  readonly scratchDirectory: string;
  /** Folder in which the api stores the bytes of uploads. */
  readonly uploadsDirectory: string;
  /** Folder of the small pictures of styles, models and examples. */
  readonly samplesDirectory: string;
  /** Null when files are stored on disk. */
  readonly s3: S3Settings | null;
  /** Lanes that this worker serves. */
  readonly lanes: readonly Lane[];
  /** Number of jobs that run at once in the `render` lane. */
  readonly slots: number;
  /** Slots plus the places for users with nothing running. */
  readonly places: number;
  /** Whether to create demo content. */
  readonly seed: boolean;
  /** Whether to draw missing samples. */
  readonly samples: boolean;
}

const DEFAULT_SLOTS = 2;

/**
 * Reads the worker's environment. Throws an error of one sentence that names the invalid variable.
 */
export function readWorkerSettings(environment: NodeJS.ProcessEnv): WorkerSettings {
  const databaseUrl = environment.DATABASE_URL;
  if (!databaseUrl) throw new Error("DATABASE_URL is not set: the worker needs a database.");
  const slots = readSlots(environment.RENDER_SLOTS);
  const dataDirectory = resolve(environment.DATA_DIR || ".kinora");
  return {
    databaseUrl,
    dataDirectory,
    mediaDirectory: join(dataDirectory, "media"),
    scratchDirectory: join(dataDirectory, "scratch"),
    uploadsDirectory: join(dataDirectory, "uploads"),
    samplesDirectory: join(dataDirectory, "samples"),
    s3: readS3Settings(environment),
    lanes: readLanes(environment.LANES),
    slots,
    places: placesFor(slots, memoryHere()),
    seed: environment.SEED === "1",
    samples: environment.SAMPLES !== "0",
  };
}

function readSlots(text: string | undefined): number {
  const slots = Number(text || Math.min(DEFAULT_SLOTS, availableParallelism()));
  if (Number.isInteger(slots) && slots > 0 && slots <= 64) return slots;
  throw new Error(`RENDER_SLOTS is "${text}": it must be a whole number from 1 to 64.`);
}

function readLanes(text: string | undefined): readonly Lane[] {
  if (!text) return LANES;
  return text.split(",").map((name) => {
    const lane = LANES.find((known) => known === name.trim());
    if (lane) return lane;
    throw new Error(`LANES is "${text}": it must name some of ${LANES.join(", ")}.`);
  });
}

/** Peak memory of rendering the largest film, with headroom for the rest of the machine. */
const BYTES_PER_PLACE = 2 ** 30;

/**
 * Returns four times the slots if there is memory for as many renderers, and at least twice the
 * slots.
 */
export function placesFor(slots: number, memory: number): number {
  return Math.max(2 * slots, Math.min(4 * slots, Math.floor(memory / BYTES_PER_PLACE)));
}

/** Returns the memory in bytes, limited to the container's if there is one. */
function memoryHere(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
