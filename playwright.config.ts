import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/e2e/support/find-browser.ts";

export default defineConfig({
  testDir: "tests/e2e",
  // Proofs run for longer than every day allows: `npm run prove`.
  testMatch: process.env.PROOF ? "**/*.proof.ts" : "**/*.spec.ts",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  outputDir: "test-results",
  // Each has a server and a browser of its own, and waits for one of them more than half of its time.
  workers: 2,
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
