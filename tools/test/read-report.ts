import { existsSync, readFileSync } from "node:fs";

export type Tally = { passed: number; failed: number };

/**
 * Counts the tests in Vitest's JSON report; a file that could not be loaded counts as one failure.
 */
export function countVitest(file: string): Tally {
  const report = readReport(file);
  const suites: unknown[] = Array.isArray(report.testResults) ? report.testResults : [];
  return {
    passed: toCount(report.numPassedTests),
    failed: toCount(report.numFailedTests) + suites.filter(isUnloadable).length,
  };
}

/**
 * Counts the tests in Playwright's JSON report; a flaky test, which only passed in a retry, does
 * not count as passed.
 */
export function countPlaywright(file: string): Tally {
  const stats = toRecord(readReport(file).stats);
  return {
    passed: toCount(stats.expected),
    failed: toCount(stats.unexpected) + toCount(stats.flaky),
  };
}

function isUnloadable(suite: unknown): boolean {
  const { status, assertionResults } = toRecord(suite);
  return status === "failed" && Array.isArray(assertionResults) && assertionResults.length === 0;
}

function readReport(file: string): Record<string, unknown> {
  return existsSync(file) ? toRecord(JSON.parse(readFileSync(file, "utf8"))) : {};
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function toCount(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
