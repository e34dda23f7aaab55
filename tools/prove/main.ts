// `npm run prove -- <name> [seed]`: proofs that take too long for the everyday tests. Each runs in
// slices and resumes after the last finished one; when all are done, the result is recorded in
// docs/proofs.md.
import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { PROOFS } from "./proofs.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [name = "", given] = process.argv.slice(2);
const proof = PROOFS[name];
if (proof === undefined) {
  console.error(`npm run prove -- ${Object.keys(PROOFS).join(" | ")}`);
  process.exit(1);
}
const RUNNERS = {
  vitest: ["node_modules/vitest/vitest.mjs", "run"],
  playwright: ["node_modules/@playwright/test/cli.js", "test"],
} as const;
const folder = join(root, "dist/proofs");
const file = join(folder, `${name}.json`);
mkdirSync(folder, { recursive: true });
const stand = z.object({ seed: z.number(), done: z.number() });
const begun = existsSync(file) ? stand.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
const seed = begun?.seed ?? Number(given ?? Math.floor(Math.random() * 2 ** 31));
console.log(`${name}: seed ${seed}, ${begun?.done ?? 0} of ${proof.slices} slices done`);

for (let slice = begun?.done ?? 0; slice < proof.slices; slice += 1) {
  const { status } = spawnSync(
    process.execPath,
    [...RUNNERS[proof.runner ?? "vitest"], ...[proof.test].flat()],
    {
      cwd: root,
      env: { ...process.env, PROOF: name, ...proof.environment(seed + slice, slice) },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  if (status !== 0) {
    console.error(`${name}: slice ${slice} of seed ${seed} failed; the next run starts with it`);
    process.exit(1);
  }
  writeFileSync(file, JSON.stringify({ seed, done: slice + 1 }));
}
rmSync(file);
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
  cwd: root,
  encoding: "utf8",
});
const date = new Date().toISOString().slice(0, 10);
const claim = typeof proof.claim === "string" ? proof.claim : proof.claim(seed);
appendFileSync(
  join(root, "docs/proofs.md"),
  `| ${date} | ${commit.trim()} | ${name} | ${seed} | ${claim} |\n`,
);
