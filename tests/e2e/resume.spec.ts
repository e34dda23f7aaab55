import { drawn } from "@kinora/testing/drawn";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { placesOn } from "./support/places-on.ts";
import { openPublishedWorks, type PublishedWorks } from "./support/published-works.ts";

const ROUTES = ["/", "/recent"] as const;
/** Response times of the feed in ms. */
const SPEEDS = [0, 150, 400];
const DEPTHS = ["top", "middle", "end"] as const;
/** Not a round number, so that it is never reached by accident. */
const MIDDLE_PX = 917;

type Route = (typeof ROUTES)[number];
type Depth = (typeof DEPTHS)[number];

let works: PublishedWorks;

test.beforeAll(async ({ server }) => {
  works = await openPublishedWorks(server);
  await works.publish(44);
  await works.rank();
});
test.afterAll(() => works.remove());

for (const route of ROUTES) {
  test(`${route} is restored as it was left; a new tab starts at the top`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      ...(baseURL ? { baseURL } : {}),
    });
    await context.addInitScript(() => localStorage.setItem("hasSeenIntroSlides", "true"));
    const answers = await delayFeed(context);
    const states = [false, true].flatMap((older) =>
      SPEEDS.map((speed, n) => ({ speed, n, older })),
    );
    for (const { speed, n, older } of drawn(states, 2)) {
      const depth = DEPTHS[(n + (older ? 1 : 0) + (route === "/" ? 0 : 1)) % DEPTHS.length];
      const name = `${speed} ms, ${depth}, ${older ? "older" : "same"} state`;
      await test.step(name, async () => {
        const page = await context.newPage();
        answers.delay = 0;
        await page.goto(route);
        await goDown(page, depth ?? "top");
        answers.delay = speed;
        const change = () => (older ? somethingNew(route) : Promise.resolve());
        await walk(page, { name, change });
        if (speed === 150) await closeItem(page, name);
        await openTab(page, route, name);
        await page.close();
      });
    }
    await context.close();
  });
}

/** A reload and the back button restore the same position and the same state of the feed. */
async function walk(
  page: Page,
  { name, change }: { name: string; change: () => Promise<void> },
): Promise<void> {
  const left = await placesOn(page);
  const expectTheSame = async (how: string) => {
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect.poll(() => placesOn(page), `${how}: ${name}`).toEqual(left);
  };

  await change();
  await page.reload();
  await expectTheSame("reload");
  await expectFirstTab(page);

  await change();
  await page.getByRole("link", { name: "Create", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Prompt" })).toBeVisible();
  await page.goBack();
  await expectTheSame("back");
}

async function closeItem(page: Page, name: string): Promise<void> {
  const left = await placesOn(page);
  const [x, y] = Object.values(left.tiles).find(([, top]) => top > 100 && top < 700) ?? [0, 0];
  await page.mouse.click(x + 20, y + 20);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await placesOn(page), `a closed item: ${name}`).toEqual(left);
}

async function openTab(page: Page, route: Route, name: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(route);
  await expect(tab.locator("article").first()).toBeVisible();
  await expect(tab.getByRole("radio", { name: "Recent" })).toBeInViewport();
  expect(await tab.evaluate(() => scrollY), `new tab: ${name}`).toBe(0);
  await expectFirstTab(tab);
  await tab.close();
}

for (const route of ROUTES) {
  test(`a returning visitor to ${route} may continue where they were`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => localStorage.setItem("hasSeenIntroSlides", "true"));
    await page.goto(route);
    await goDown(page, "end");
    const key = route === "/" ? "trendingLastPageSeen" : "recentLastPrompt";
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(name), key))
      .not.toBeNull();
    const { tiles } = await placesOn(page);
    await somethingNew(route);

    const tab = await context.newPage();
    await tab.goto(route);
    await expect(tab.locator("article").first()).toBeVisible();
    const offer = tab.getByRole("button", { name: "Continue where you left off" });
    await expectUncovered(offer);
    await offer.click();
    await expect(tab.locator("article a").and(tab.locator(":focus"))).toBeInViewport();
    expect(Object.keys((await placesOn(tab)).tiles).some((id) => id in tiles)).toBe(true);
    if (route === "/recent") {
      await tab.getByRole("button", { name: "3 new", exact: true }).click();
    } else {
      await tab.evaluate(() => scrollTo(0, 0));
      await tab.getByRole("button", { name: "Start from the top" }).click();
    }
    const way = tab.getByRole("button", { name: /^(\d+ new|Start from the top)$/ });
    await expect(way).toHaveCount(0);
    expect(await tab.evaluate(() => scrollY)).toBe(0);
  });
}

/** Asserts that the control is on the screen and not covered by anything. */
async function expectUncovered(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  const others = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .filter((other) => !other.contains(element) && !element.contains(other))
      .map(({ tagName }) => tagName);
  });
  expect(others).toEqual([]);
}

async function goDown(page: Page, depth: Depth): Promise<void> {
  await expect(page.locator("article").first()).toBeVisible();
  await expectTakenOver(page);
  if (depth === "end") {
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.getByText("You've seen everything.")).toBeVisible({ timeout: 100 });
    }).toPass();
  }
  if (depth === "middle") {
    await expect
      .poll(() =>
        page.evaluate((y) => {
          scrollTo(0, y);
          return scrollY;
        }, MIDDLE_PX),
      )
      .toBe(MIDDLE_PX);
  }
  await expect.poll(() => page.evaluate(isComplete)).toBe(true);
}

/** The position is not recorded until the app has hydrated the server's page. */
async function expectTakenOver(page: Page): Promise<void> {
  const marks = (name: string) => performance.getEntriesByName(name).length;
  await expect.poll(() => page.evaluate(marks, "taken-over")).toBe(1);
}

/** Returns true when nothing more is fetched until the user scrolls further. */
function isComplete(): boolean {
  const wall = document.querySelector("main [role=feed]");
  const ahead = scrollY > 0 ? 1_200 : 200;
  return (
    wall?.getAttribute("aria-busy") === "false" &&
    (document.body.textContent.includes("You've seen everything.") ||
      wall.getBoundingClientRect().bottom > innerHeight + ahead)
  );
}

async function expectFirstTab(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
}

async function somethingNew(route: Route): Promise<void> {
  if (route === "/recent") await works.publish(3);
  else await works.rank();
}

/** Delays the feed's responses by `delay`. */
async function delayFeed(context: BrowserContext): Promise<{ delay: number }> {
  const answers = { delay: 0 };
  await context.route("**/api/feed?**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answers.delay));
    await route.continue().catch(() => undefined);
  });
  return answers;
}
