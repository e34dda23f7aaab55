// npm run app-shell [-- http://localhost:4310 [--open]]: simulates the App Store for a server at that
// address, and prints the environment with which the server is to be started. With --open, a browser
// opens the server's page of gems as inside the iOS app.
import { chromium } from "@playwright/test";
import { findBrowser } from "../support/find-browser.ts";
import { openSimulatedPhone } from "./simulated-phone.ts";

const server =
  process.argv.slice(2).find((one) => one.startsWith("http")) ?? "http://localhost:4310";
const phone = await openSimulatedPhone(server);
for (const [name, value] of Object.entries(phone.environment)) console.log(`${name}=${value}`);
console.log(`# Start the server at ${server} with these. Ctrl+C ends the App Store.`);

if (process.argv.includes("--open")) {
  const browser = await chromium.launch({ ...findBrowser(), headless: false });
  const page = await browser.newPage();
  await phone.attach(page);
  await page.goto(`${server}/gems`);
}

process.once("SIGINT", () => void phone.close().then(() => process.exit(0)));
