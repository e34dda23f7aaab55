// All tiers of tests, then one line that sums them: "N passed, N failed".
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countPlaywright, countVitest, type Tally } from "./read-report.ts";
import { startTier } from "./run-tier.ts";

const reports = mkdtempSync(join(tmpdir(), "kinora-reports-"));

/** Starts a tier; the returned function shows what it says and waits for its end. */
function start(
  name: string,
  command: Parameters<typeof startTier>[0],
  read: (file: string) => Tally,
  output: Parameters<typeof startTier>[2],
): () => Promise<Tally> {
  const file = join(reports, `${name}.json`);
  const tier = startTier(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, output);
  return async () => {
    console.log(`\n── ${name}\n`);
    tier.show();
    const code = await tier.ended;
    const tally = read(file);
    // A tier that broke without a failing test (a report missing, a crash) has failed all the same.
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  };
}

// Beside each other: much of its time each waits for processes that it has started, and the other has the processors.
const started = [
  start(
    "rules, doors, database, components",
    [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(reports, "rules, doors, database, components.json")}`,
    ],
    countVitest,
    "shown",
  ),
  start("journeys", ["playwright", "test", "--reporter=list,json"], countPlaywright, "held back"),
];
const tiers: Tally[] = [];
for (const end of started) tiers.push(await end());
rmSync(reports, { recursive: true, force: true });

const passed = tiers.reduce((sum, tier) => sum + tier.passed, 0);
const failed = tiers.reduce((sum, tier) => sum + tier.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
