import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createMedia, extensionsOf } from "../create/create-media.ts";
import { type Order, resolveOrder } from "../create/order.ts";
import { tell } from "../create/tell.ts";
import { createProgressLine } from "./progress-line.ts";
import type { Command } from "./read-command.ts";
import { UsageError } from "./usage-error.ts";

/** Maximum characters of a name derived from a prompt, without seed and extension. */
const LONGEST_NAME = 48;

/** Derives a file name such as "a-fox-in-the-snow-7.png". */
function nameAfter({ prompt, kind }: Order, seed: number): string {
  const words = prompt
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
  return `${words || kind}-${seed}${extensionsOf(kind)[0] ?? ""}`;
}

/**
 * Puts the key into the environment, where the renderer, a child process, finds it. @throws
 * UsageError
 */
async function signWith(keyFile: string): Promise<void> {
  const { openSignerFile } = await import("@kinora/provenance/open-signer");
  await openSignerFile(keyFile).catch((error: Error) => {
    throw new UsageError(`--key: ${error.message}`);
  });
  process.env.SIGNING_KEY_FILE = keyFile;
}

/**
 * Makes what the command requests; writes progress to standard error and the file name to standard
 * output.
 *
 * @throws UsageError when the file cannot be written to its destination; otherwise as createMedia
 */
export async function runCreate(
  { order, out, force, quiet, key }: Extract<Command, { do: "create" }>,
  signal: AbortSignal,
): Promise<void> {
  // The seed is resolved here, so that it can be part of the file name.
  const { seed } = resolveOrder(order);
  const seeded = { ...order, settings: { ...order.settings, seed } };
  const file = out ?? nameAfter(order, seed);
  const path = resolve(file);
  if (!existsSync(dirname(path))) throw new UsageError(`There is no folder ${dirname(file)}.`);
  if (existsSync(path) && !force) {
    throw new UsageError(`${file} exists already; --force replaces it.`);
  }
  if (key !== null) await signWith(resolve(key));
  const line = createProgressLine(process.stderr, performance.now.bind(performance));
  const began = performance.now();
  try {
    const created = await createMedia(seeded, path, {
      signal,
      ...(quiet ? {} : { onProgress: line.show }),
    });
    line.clear();
    created.notices.forEach(tell);
    if (created.verdict === "unsure") console.error("The safety scan is unsure: look at it first.");
    if (!quiet) {
      const { width, height, duration } = created;
      const length = duration > 0 ? `, ${duration} s` : "";
      const took = ((performance.now() - began) / 1000).toFixed(1);
      console.error(`${width}×${height}${length}, seed ${created.seed}, made in ${took} s`);
    }
    console.log(file);
  } finally {
    line.clear();
  }
}
