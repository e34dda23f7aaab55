// `npm run picture [-- address]`: takes the README's picture from the feed of a running server.
import { chromium } from "@playwright/test";
import { findBrowser } from "./find-browser.ts";

const address = process.argv[2] ?? "http://localhost:4310";
const browser = await chromium.launch(findBrowser());
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  colorScheme: "dark",
  reducedMotion: "reduce",
});
// The feed is shown once the intro has been seen.
await page.addInitScript(() => localStorage.setItem("hasSeenIntroSlides", "true"));
await page.goto(`${address}/recent`);
await page.locator("article img").first().waitFor();
await page.waitForLoadState("networkidle");
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: "docs/pictures/feed.jpg", type: "jpeg", quality: 82 });
await browser.close();
