import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { scanPicture } from "@kinora/studio/safety/scan-picture";
import { expect, test } from "vitest";
import { drawBenign } from "./draw-benign.ts";
import { findPhotographs } from "./find-photographs.ts";
import type { BenignLook } from "./sum-up.ts";

const count = Number(process.env.BENIGN_PICTURES ?? 7);
const seed = Number(process.env.BENIGN_SEED ?? 1);
const file = process.env.BENIGN_RESULTS;
const HOUR = 3_600_000;

test(`scans ${count} harmless pictures of seed ${seed}`, { timeout: HOUR }, async () => {
  const looked: BenignLook[] = [];
  for await (const { look, ratio, png } of drawBenign(count, seed))
    looked.push({ of: "ours", name: `${look} ${ratio}`, ...(await scanPicture(png)) });
  const root = fileURLToPath(new URL("../..", import.meta.url));
  for (const { name, bytes } of findPhotographs(root))
    looked.push({ of: "photograph", name, ...(await scanPicture(bytes)) });
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ seed, looked }));
  }
  expect(looked.filter(({ of }) => of === "ours")).toHaveLength(count);
});
