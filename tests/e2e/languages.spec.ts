import type { Page } from "@playwright/test";
import { chooseAtProvider, expect, test } from "./fixtures.ts";
import { makePicture, started } from "./support/composer.ts";
import { takeScreen, WIDTHS } from "./support/screenshots.ts";
import { findUntranslated } from "./support/untranslated.ts";

const PROMPT = "a fox under a red umbrella";
const IDEA = "A fox finds its way home in the rain";
const TITLE = "The fox and the rain";
const OWN = [PROMPT, IDEA, TITLE, "Olivia Hart", "olivia"];

test("every screen is fully translated and fits long words", async ({
  browser,
  baseURL,
  signedInAs,
}) => {
  const english = await signedInAs("olivia");
  const id = await makePicture(english, PROMPT);
  await started(english).getByRole("button", { name: "Add to feed" }).click();
  await expect(english.getByText("Added to the feed.")).toBeVisible();
  const story = await writeStory(english);
  const context = await browser.newContext({ locale: "en-XA", ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/login");
  await chooseAtProvider(page, "olivia", "Google");
  await expect(page.locator('header a[href="/gems"]')).toBeVisible();
  const screens = {
    ...{ home: "/", search: "/search?q=fox", item: `/item/${id}` },
    ...{ create: "/create", story },
    ...{ library: "/library", gems: "/gems" },
    ...{ activity: "/notifications", settings: "/settings" },
    ...{ appearance: "/settings/theme-settings", help: "/help", nowhere: "/no-such-page" },
  };
  for (const size of Object.values(WIDTHS)) {
    await page.setViewportSize(size);
    for (const [name, path] of Object.entries(screens)) {
      await test.step(`${name}, ${size.width}`, () => look(page, name, path));
    }
  }
  await context.close();
});

/** Writes the script of a story with a title. */
async function writeStory(page: Page): Promise<string> {
  await page.goto("/create");
  await page.getByRole("radio", { name: "Story" }).click();
  await page.getByRole("textbox", { name: "Prompt" }).fill(IDEA);
  await page.getByRole("button", { name: /^Length:/ }).click();
  await page.getByRole("button", { name: "15 s", exact: true }).click();
  await page.getByRole("button", { name: "Write the script · 1 gem" }).click();
  await expect(page).toHaveURL(/\/story\//);
  await page.getByRole("textbox", { name: "Title" }).fill(TITLE);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  return new URL(page.url()).pathname;
}

async function look(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  if (name === "story") await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
  await takeScreen(page, `xa-${name}`, "dark");
  expect.soft(await findUntranslated(page, OWN), `${name}: words of one language only`).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
