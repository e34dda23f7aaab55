import type { Page } from "@playwright/test";

export const WIDTHS = { narrow: { width: 360, height: 780 }, wide: { width: 1440, height: 900 } };
export const THEMES = ["dark", "light"] as const;

/**
 * With SCREENS=yes: takes the page as it stands into test-results/screens/<name>-<width>-<theme>.png, for somebody to
 * look at. No test looks at them.
 */
export async function takeScreen(page: Page, name: string, theme: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  if (!process.env.SCREENS) return;
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: `test-results/screens/${name}-${width}-${theme}.png` });
}
