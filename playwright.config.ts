import { cpus } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/e2e/support/find-browser.ts";

export default defineConfig({
  testDir: "tests/e2e",
  // Proofs run for longer than every day allows: `npm run prove`.
  testMatch: process.env.PROOF ? "**/*.proof.ts" : "**/*.spec.ts",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  outputDir: "test-results",
  // A journey's server and browser draw on the same processors: on two, two journeys at once take twice as long each.
  workers: cpus().length > 4 ? 2 : 1,
  forbidOnly: true,
  // Anything that takes longer counts as never: browser, server and renderers share two processors.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    viewport: { width: 1440, height: 900 },
    // A trace takes a quarter of a journey's processor time: with TRACE=on, of what fails.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: findBrowser(),
  },
});
