import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SampleStore } from "@kinora/domain/prompt/sample-store";

export interface SampleToMake {
  readonly file: string;
  /** Makes it in an empty folder and says where; rejects when the signal ends it. */
  readonly make: (directory: string, signal: AbortSignal) => Promise<string>;
}

export interface SamplePorts {
  readonly samples: SampleStore;
  /** What is not made now, and stays. */
  readonly kept: readonly string[];
  readonly scratch: string;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Makes the samples that are not there yet, one after the other, and removes those of an engine of before.
 * May end at any instruction: the next run makes the rest. Two at the same time make the same bytes.
 *
 * @returns how many are still missing
 */
export async function makeSamples(
  wanted: readonly SampleToMake[],
  { samples, kept, scratch, log, signal }: SamplePorts,
): Promise<number> {
  const there = await samples.list();
  const directory = join(scratch, `samples-${process.pid}`);
  const missing = wanted.filter(({ file }) => !there.has(file));
  let made = 0;
  for (const { file, make } of missing) {
    if (signal.aborted) break;
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await samples.keep(file, await make(directory, signal));
      made++;
    } catch (error) {
      if (!signal.aborted) log(`sample ${file}: ${error instanceof Error ? error.message : error}`);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }
  if (!signal.aborted)
    await await samples.removeOthers([...kept, ...wanted.map(({ file }) => file)]);
  return missing.length - made;
}
