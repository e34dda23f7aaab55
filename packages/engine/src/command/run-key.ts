import { writeFile } from "node:fs/promises";
import { createSigningIdentity } from "@kinora/provenance/signing-identity";
import { UsageError } from "./usage-error.ts";

/** Writes a new signing key that only its owner can read; never overwrites a file. */
export async function runKey(file: string, now: Date): Promise<void> {
  const pem = await createSigningIdentity("Kinora command line", now);
  try {
    await writeFile(file, pem, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw new UsageError(`${file} exists already; a key is not replaced.`);
    throw error;
  }
  console.log(file);
}
