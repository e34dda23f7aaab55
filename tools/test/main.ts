// Runs all tiers of tests, then prints their sum: "N passed, N failed".
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countPlaywright, countVitest, type Tally } from "./read-report.ts";
import { startTier } from "./run-tier.ts";

const reports = mkdtempSync(join(tmpdir(), "kinora-reports-"));

interface TierPlan {
  readonly name: string;
  readonly command: Parameters<typeof startTier>[0];
  readonly read: (file: string) => Tally;
}
const reportOf = (name: string) => join(reports, `${name}.json`);

const LOGIC = "rules, doors, database, components";
const JOURNEYS = "journeys";
const plans: readonly TierPlan[] = [
  {
    name: LOGIC,
    command: [
      ...(["vitest", "run", "--reporter=default", "--reporter=json"] as const),
      `--outputFile.json=${reportOf(LOGIC)}`,
    ],
    read: countVitest,
  },
  {
    name: JOURNEYS,
    command: ["playwright", "test", "--reporter=list,json"],
    read: countPlaywright,
  },
];

// Both at once, because each leaves a processor idle for a third of its time; shown one after the
// other.
const started = plans.map((plan) => ({
  ...plan,
  tier: startTier(plan.command, { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(plan.name) }),
}));
const tiers: Tally[] = [];
for (const { name, tier, read } of started) {
  console.log(`\n── ${name}\n`);
  tier.show();
  const code = await tier.ended;
  const tally = read(reportOf(name));
  // A tier that broke without a failing test (a missing report, a crash) counts as failed.
  tiers.push(code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally);
}
rmSync(reports, { recursive: true, force: true });

const passed = tiers.reduce((sum, tier) => sum + tier.passed, 0);
const failed = tiers.reduce((sum, tier) => sum + tier.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
