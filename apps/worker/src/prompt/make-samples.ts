import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SampleStore } from "@kinora/domain/prompt/sample-store";

export interface SampleToMake {
  readonly file: string;
  /**
   * Makes the sample in an empty folder and returns its path; rejects when the signal aborts it.
   */
  readonly make: (directory: string, signal: AbortSignal) => Promise<string>;
}

export interface SamplePorts {
  readonly samples: SampleStore;
  /** Samples not made in this run that are kept. */
  readonly kept: readonly string[];
  readonly scratch: string;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Makes the missing samples one by one and removes those of older engine versions. Safe to
 * interrupt at any point: the next run makes the rest. Two concurrent runs produce the same bytes.
 *
 * @returns the number of samples still missing
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
