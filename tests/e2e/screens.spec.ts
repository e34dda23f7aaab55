import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { takeScreens } from "./support/screenshots.ts";

const memberScreens = {
  feed: "/",
  create: "/create",
  library: "/library",
  gems: "/gems",
  notifications: "/notifications",
  settings: "/settings",
  appearance: "/settings/theme-settings",
  nowhere: "/no-such-page",
};

/** What axe calls serious or worse, in both themes, as "rule: element". */
async function seriousFindings(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, impact, nodes } of violations) {
      if (impact !== "serious" && impact !== "critical") continue;
      for (const { target } of nodes) found.add(`${id} (${colorScheme}): ${target.join(" ")}`);
    }
  }
  return [...found];
}

test("the sign-in page is accessible in both themes", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: /Google/ })).toBeVisible();
  await takeScreens(page, "login");
  expect(await seriousFindings(page)).toEqual([]);
});

for (const [name, path] of Object.entries(memberScreens)) {
  test(`the screen ${name} is accessible in both themes`, async ({ signedInAs }) => {
    const page = await signedInAs("ada");
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await takeScreens(page, name);
    expect(await seriousFindings(page)).toEqual([]);
  });
}
