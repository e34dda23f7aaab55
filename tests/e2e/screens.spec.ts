import AxeBuilder from "@axe-core/playwright";
import { drawn } from "@kinora/testing/drawn";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makePicture, started } from "./support/composer.ts";
import { THEMES, takeScreen, WIDTHS } from "./support/screenshots.ts";

interface Screen {
  readonly path: string;
  /** Opens something on the screen. */
  readonly open?: (page: Page) => Promise<void>;
}

const stranger: Record<string, Screen> = {
  intro: {
    path: "/",
    open: async (page) => {
      await expect(page.getByRole("dialog", { name: "Write what you want to see" })).toBeVisible();
    },
  },
  "library-of-nobody": { path: "/library" },
  login: { path: "/login" },
  "login-refused": { path: "/login?error=access_denied" },
};

const everybody = (id: string): Record<string, Screen> => ({
  feed: { path: "/" },
  recent: { path: "/recent" },
  search: { path: "/search?q=fox" },
  item: { path: `/item/${id}` },
  help: { path: "/help" },
  nowhere: { path: "/no-such-page" },
});

const own: Record<string, Screen> = {
  create: { path: "/create" },
  library: { path: "/library" },
  trash: { path: "/library?view=trash" },
  gems: { path: "/gems" },
  receipt: {
    path: "/gems",
    open: async (page) => {
      const history = page.getByRole("list", { name: "History" });
      await history.getByRole("listitem").first().getByRole("button").click();
      await expect(page.getByRole("dialog").getByText(/^Receipt /)).toBeVisible();
    },
  },
  notifications: { path: "/notifications" },
  settings: { path: "/settings" },
  appearance: { path: "/settings/theme-settings" },
  services: { path: "/settings/services" },
};

const widths = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];

// The intro is shown once per window.
for (const width of widths) {
  test(`a visitor's screens are accessible in both themes, ${width}`, async ({ page }) => {
    await visit(page, Object.entries(stranger), [width]);
  });
}

test("public screens are accessible in both widths and themes", async ({ signedInAs }) => {
  const page = await signedInAs("mira");
  const id = await makePicture(page, "a fox in the snow at dusk");
  await started(page).getByRole("button", { name: "Add to feed" }).click();
  await expect(page.getByText("Added to the feed.")).toBeVisible();
  await visit(page, drawn(Object.entries(everybody(id)), 3), widths);
});

test("a user's own screens are accessible in both widths and themes", async ({ signedInAs }) => {
  const page = await signedInAs("olivia");
  await makePicture(page, "a fox at the edge of a forest");
  await visit(page, drawn(Object.entries(own), 4), widths);
});

/** A second theme differs only in its colours. */
const COLOURS = "color-contrast";

async function visit(
  page: Page,
  screens: readonly [name: string, screen: Screen][],
  at: readonly (keyof typeof WIDTHS)[],
): Promise<void> {
  for (const width of at) {
    await page.setViewportSize(WIDTHS[width]);
    for (const [name, screen] of screens)
      await test.step(`${name}, ${width}`, () => look(page, name, screen));
  }
}

async function look(page: Page, name: string, { path, open }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await open?.(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await takeScreen(page, name, colorScheme);
    const findings = await seriousFindings(page, colorScheme === "dark" ? null : COLOURS);
    expect.soft(findings, `${name}, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await overhang(page), `${name} scrolls sideways`).toBe(0);
}

/** Returns axe's serious and critical findings, as "rule: element". */
async function seriousFindings(page: Page, rule: string | null): Promise<string[]> {
  // Legacy mode suffices because no foreign frames need to be collected in a separate page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rule === null ? axe : axe.withRules(rule)).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** Returns by how many px the page is wider than the window. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
