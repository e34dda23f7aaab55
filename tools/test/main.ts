// Runs all tiers of tests, then prints their sum: "N passed, N failed".
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryFolder } from "./memory-folder.ts";
import { countPlaywright, countVitest, type Tally } from "./read-report.ts";
import { runTier } from "./run-tier.ts";

const memory = memoryFolder();
const reports = mkdtempSync(join(tmpdir(), "kinora-reports-"));

async function run(
  name: string,
  command: Parameters<typeof runTier>[0],
  read: (file: string) => Tally,
): Promise<Tally> {
  const file = join(reports, `${name}.json`);
  console.log(`\n── ${name}\n`);
  const code = await runTier(command, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(memory && { TMPDIR: memory }),
  });
  const tally = read(file);
  // A tier that broke without a failing test (a missing report, a crash) counts as failed.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const tiers = [
  await run(
    "rules, doors, database, components",
    [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(reports, "rules, doors, database, components.json")}`,
    ],
    countVitest,
  ),
  await run("journeys", ["playwright", "test", "--reporter=list,json"], countPlaywright),
];
rmSync(reports, { recursive: true, force: true });
if (memory) rmSync(memory, { recursive: true, force: true });

const passed = tiers.reduce((sum, tier) => sum + tier.passed, 0);
const failed = tiers.reduce((sum, tier) => sum + tier.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
