import type { Page } from "@playwright/test";

const widths = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
] as const;
const themes = ["dark", "light"] as const;

/**
 * Takes the page at 360 and 1440 px in both themes, into test-results/screens/<name>-<width>-<theme>.png.
 * The page is not reloaded: what is open stays open.
 */
export async function takeScreens(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const { width, height } of widths) {
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `test-results/screens/${name}-${width}-${theme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}
