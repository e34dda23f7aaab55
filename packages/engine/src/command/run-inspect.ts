import { readFile } from "node:fs/promises";
import { readProvenance } from "@kinora/provenance/read-provenance";
import { UsageError } from "./usage-error.ts";

/**
 * Prints a file's provenance as JSON: the recipe and who signed it.
 * @throws Error when a signature is invalid; UsageError when the file does not exist
 */
export async function runInspect(file: string): Promise<void> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  const report = await readProvenance(bytes);
  console.log(JSON.stringify(report, null, 2));
  if (report.manifest?.valid === false)
    throw new Error(`The signature does not hold: ${report.manifest.problems.join(", ")}.`);
}
