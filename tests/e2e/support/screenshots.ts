import type { Page } from "@playwright/test";

export const WIDTHS = { narrow: { width: 360, height: 780 }, wide: { width: 1440, height: 900 } };
export const THEMES = ["dark", "light"] as const;

/**
 * With SCREENS=yes: saves a screenshot as test-results/screens/<name>-<width>-<theme>.png for human
 * review. No test compares them.
 */
export async function takeScreen(page: Page, name: string, theme: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  if (!process.env.SCREENS) return;
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: `test-results/screens/${name}-${width}-${theme}.png` });
}
