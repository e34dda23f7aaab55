// Runs all tiers of tests, then prints their sum: "N passed, N failed".
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countPlaywright, countVitest, type Tally } from "./read-report.ts";
import { runTier } from "./run-tier.ts";

const reports = mkdtempSync(join(tmpdir(), "kinora-reports-"));
const rulesReport = join(reports, "rules.json");
const journeysReport = join(reports, "journeys.json");
const journeysOutput = join(reports, "journeys.txt");

/** Rules, doors, database and components. */
async function runRules(): Promise<Tally> {
  const reporters = ["--reporter=default", "--reporter=json"];
  const file = `--outputFile.json=${rulesReport}`;
  const code = await runTier(["vitest", "run", ...reporters, file], {}, "inherit");
  return afterwards(code, countVitest(rulesReport));
}

/** They run beside the rules, and what they print is shown afterwards. */
async function runJourneys(): Promise<Tally> {
  const output = openSync(journeysOutput, "w");
  const code = await runTier(
    ["playwright", "test", "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
    output,
  );
  closeSync(output);
  return afterwards(code, countPlaywright(journeysReport));
}

/** A tier that broke without a failing test (a missing report, a crash) counts as failed. */
const afterwards = (code: number, tally: Tally): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

console.log("\n── rules, doors, database, components; journeys beside them\n");
const tiers = await Promise.all([runRules(), runJourneys()]);
console.log(`\n── journeys\n\n${readFileSync(journeysOutput, "utf8")}`);
rmSync(reports, { recursive: true, force: true });

const passed = tiers.reduce((sum, tier) => sum + tier.passed, 0);
const failed = tiers.reduce((sum, tier) => sum + tier.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
