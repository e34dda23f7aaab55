import { FEED_FILL } from "@kinora/contracts/limits";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openPublishedWorks, type PublishedWorks } from "./support/published-works.ts";

const MANY = 130;
/** Maximum screens of cards that a wall keeps in the page. */
const SCREENS_MAX = 3;

let works: PublishedWorks;

test.beforeAll(async ({ server }) => {
  works = await openPublishedWorks(server);
  await works.publish(MANY);
  await works.publishFilm("walk-film");
  await works.rank();
});
test.afterAll(() => works.remove());

for (const width of [360, 1440, 2560]) {
  test(`a wall draws the cards around the screen with their positions, ${width} px`, async ({
    page,
  }) => {
    await openRecent(page, width);
    await goToEnd(page);
    for (const part of [1, 0.7, 0.4, 0.1, 0]) {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part);
      await expect.poll(() => page.evaluate(columnsWithoutCards)).toEqual([]);
      const { places, sizes, screens } = await page.evaluate(readWall);
      expect(screens).toBeLessThanOrEqual(SCREENS_MAX);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(new Set(sizes).size).toBe(1);
      expect(sizes[0]).toBeGreaterThan(MANY);
    }
  });
}

test("scrolling away keeps the focus, and Tab continues from there", async ({ page }) => {
  await openRecent(page, 1440);
  const tenth = page.locator("article[aria-posinset='10']");
  await tenth.getByRole("link").first().focus();
  await goToEnd(page);
  await expect(tenth.getByRole("link").first()).toBeFocused();
  await expect(tenth).not.toBeInViewport();
  await expect(async () => {
    await page.keyboard.press("Tab");
    expect(await placeOfFocus(page)).toBe(11);
  }).toPass();
  await expect(page.locator("article[aria-posinset='11']")).toBeInViewport();
  // On to cards that were not drawn a moment ago, and back.
  for (const [key, until] of [
    ["Tab", 60],
    ["Shift+Tab", 55],
  ] as const) {
    let before = await placeOfFocus(page);
    while (before !== until) {
      await page.keyboard.press(key);
      const now = await placeOfFocus(page);
      expect(Math.abs(now - before)).toBeLessThanOrEqual(1);
      before = now;
    }
  }
});

test("the first page shows its works without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("feed", { name: "Trending" })).toBeVisible();
  await expect(page.getByRole("article").nth(FEED_FILL - 1)).toBeVisible();
  await expect(page.getByRole("article").first()).toBeInViewport();
  for (const part of await page.locator("[href^='/assets/'], [src^='/assets/']").all()) {
    const url = (await part.getAttribute("href")) ?? (await part.getAttribute("src")) ?? "";
    const answer = await page.request.get(url);
    expect(answer.headers()["cache-control"], url).toContain("immutable");
  }
  await context.close();
});

test.describe("on a touchscreen", () => {
  test.use({ contextOptions: { hasTouch: true, isMobile: true } });

  test("a playing film keeps its element as long as it is visible", async ({ page }) => {
    await openRecent(page, 360);
    const film = page.locator("article[data-id='walk-film'] video");
    await expect(film).toBeAttached();
    await film.evaluate((video) => video.setAttribute("data-same", ""));
    const height = (await film.boundingBox())?.height ?? 0;
    // Down until only a strip is visible, and up again.
    for (const y of [40, 80, height, height + 30, 50, 0]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect(page.locator("video[data-same]")).toBeInViewport();
    }
  });
});

async function openRecent(page: Page, width: number): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("hasSeenIntroSlides", "true"));
  await page.setViewportSize({ width, height: 900 });
  await page.goto("/recent");
  await expect(page.getByRole("article").first()).toBeVisible();
}

async function goToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText("You've seen everything.")).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Returns the centres in px of the columns without a card in the middle of the screen. */
function columnsWithoutCards(): number[] {
  const cards = [...document.querySelectorAll("article")].map((card) =>
    card.getBoundingClientRect(),
  );
  const middles = [...new Set(cards.map(({ left, width }) => Math.round(left + width / 2)))];
  // A gap between two cards does not count.
  const half = innerHeight / 2;
  return middles.filter(
    (x) =>
      !cards.some(
        ({ left, right, top, bottom }) =>
          left < x && right > x && top < half + 60 && bottom > half - 60,
      ),
  );
}

/**
 * Returns the cards' positions in the feed, the feed size that each declares, and how many screens
 * they cover.
 */
function readWall(): { places: number[]; sizes: number[]; screens: number } {
  const cards = [...document.querySelectorAll("[role=feed] article")];
  const numbers = (name: string) => cards.map((card) => Number(card.getAttribute(name)));
  const area = cards.reduce((sum, card) => {
    const { width, height } = card.getBoundingClientRect();
    return sum + width * height;
  }, 0);
  return {
    places: numbers("aria-posinset"),
    sizes: numbers("aria-setsize"),
    screens: area / (innerWidth * innerHeight),
  };
}

const placeOfFocus = (page: Page) =>
  page.evaluate(() =>
    Number(document.activeElement?.closest("article")?.getAttribute("aria-posinset")),
  );
