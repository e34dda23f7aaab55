import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";

export interface WorkerSettings {
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly mediaDirectory: string;
  readonly scratchDirectory: string;
  /** Where the api puts the bytes of uploads. */
  readonly uploadsDirectory: string;
  /** Small pictures of styles, models and examples. */
  readonly samplesDirectory: string;
  /** Jobs at work at once. */
  readonly slots: number;
  /** Make the demo people's content? */
  readonly seed: boolean;
  /** Draw the samples that are missing? */
  readonly samples: boolean;
}

const DEFAULT_SLOTS = 2;

/** Reads the worker's environment. Throws one sentence that names the variable at fault. */
export function readWorkerSettings(environment: NodeJS.ProcessEnv): WorkerSettings {
  const databaseUrl = environment.DATABASE_URL;
  if (!databaseUrl) throw new Error("DATABASE_URL is not set: the worker needs a database.");
  const dataDirectory = resolve(environment.DATA_DIR || ".kinora");
  return {
    databaseUrl,
    dataDirectory,
    mediaDirectory: join(dataDirectory, "media"),
    scratchDirectory: join(dataDirectory, "scratch"),
    uploadsDirectory: join(dataDirectory, "uploads"),
    samplesDirectory: join(dataDirectory, "samples"),
    slots: readSlots(environment.RENDER_SLOTS),
    seed: environment.SEED === "1",
    samples: environment.SAMPLES !== "0",
  };
}

function readSlots(text: string | undefined): number {
  const slots = Number(text || Math.min(DEFAULT_SLOTS, availableParallelism()));
  if (Number.isInteger(slots) && slots > 0 && slots <= 64) return slots;
  throw new Error(`RENDER_SLOTS is "${text}": it must be a whole number from 1 to 64.`);
}
