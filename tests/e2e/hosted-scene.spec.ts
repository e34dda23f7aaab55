import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";
import { giveGems } from "./support/give-gems.ts";
import { THEMES, takeScreen, WIDTHS } from "./support/screenshots.ts";
import { magentaFal, type SimulatedFal } from "./support/simulated-fal.ts";
import { startServer } from "./support/start-server.ts";

/** Timeout of a stage on a busy machine. */
const MADE = { timeout: 180_000 };
/** Allows granted gems to be spent at the service. */
const BUDGETS = { GIVEN_BUDGET_DAY: "10", GIVEN_BUDGET_MONTH: "10" };

/** Journeys on a server with a key for fal, which always returns magenta. */
const test = base.extend<object, { fal: SimulatedFal }>({
  fal: magentaFal,
  server: [
    async ({ fal }, use) => {
      const server = await startServer({ ...fal.variables, ...BUDGETS });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

/** Writes a storyboard of three scenes of a few seconds. */
async function writeStory(page: Page): Promise<void> {
  await page.goto("/create");
  await page.getByRole("radio", { name: "Story" }).click();
  await page.getByRole("textbox", { name: "Prompt" }).fill("A fox finds its way home in the rain");
  await page.getByRole("button", { name: /^Length:/ }).click();
  await page.getByRole("button", { name: "15 s", exact: true }).click();
  await page.getByRole("button", { name: /^Voice:/ }).click();
  await page.getByRole("button", { name: /^Pocket/ }).click();
  await page.getByRole("button", { name: "Write the script · 1 gem" }).click();
  await expect(page).toHaveURL(/\/story\//);
  const cards = page.getByRole("button", { name: /^Scene \d+/ });
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(3);
  for (let left = await cards.count(); left > 3; left -= 1) {
    await cards.last().click();
    await page.getByRole("button", { name: "More for this scene" }).click();
    await page.getByRole("menuitem", { name: "Delete scene" }).click();
    await expect(cards).toHaveCount(left - 1);
  }
  // The narration determines the length of a scene.
  for (const [card, line] of [
    [cards.last(), "It is home."],
    [cards.nth(1), "It is cold."],
    [cards.first(), "A fox walks in the rain."],
  ] as const) {
    await card.click();
    await page.getByRole("textbox", { name: "Narration" }).fill(line);
  }
}

/** On a phone, a scene opens in its own sheet. */
async function lookOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(WIDTHS.narrow);
  await takeScreen(page, "scene-pictured", "light");
  await page.getByRole("button", { name: /^Scene 1/ }).click();
  const maker = page.getByRole("button", { name: /^Make this picture with/ });
  await maker.scrollIntoViewIfNeeded();
  await takeScreen(page, "scene-priced", "light");
  await maker.click();
  await expect(page.getByText("fal · 10 gems a picture").first()).toBeVisible();
  await takeScreen(page, "scene-maker", "light");
  for (let open = 0; open < 2; open += 1) await page.keyboard.press("Escape");
  await page.setViewportSize(WIDTHS.wide);
}

/** Chooses the clip of the open scene. */
async function chooseClip(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Move this scene with/ }).click();
  await page.getByRole("button", { name: /Seedance 1\.0 Pro Fast.*fal · 4 s · 25 gems/ }).click();
}

/** With SCREENS: takes the inspector with the clip's controls at both widths, dark and light. */
async function lookAtClip(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of Object.values(WIDTHS)) {
      await page.setViewportSize(size);
      const isNarrow = size === WIDTHS.narrow;
      // On a phone the inspector is a sheet; each layout replaces the other's controls.
      const sheet = page.getByRole("dialog");
      if (isNarrow) await page.getByRole("button", { name: /^Scene 3/ }).click();
      else await expect(sheet).toHaveCount(0);
      const inspector = isNarrow ? sheet : page.getByRole("main");
      await inspector
        .getByRole("button", { name: /^Move this scene with/ })
        .scrollIntoViewIfNeeded();
      await takeScreen(page, name, theme);
      if (isNarrow) await page.keyboard.press("Escape");
    }
  }
}

/** Renders the film and opens it. */
async function openFilm(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Render · \d+ gems?$/ }).click();
  await page
    .getByRole("dialog", { name: "Render the film" })
    .getByRole("button", { name: /^Render/ })
    .click();
  await page.getByRole("link", { name: "Open the film" }).click(MADE);
  await expect(page.getByRole("region", { name: /^Player:/ })).toBeVisible(MADE);
}

/** Requires magenta in the middle of the film at a given time. */
async function expectMagenta(page: Page, seconds: number): Promise<void> {
  const [red = 0, green = 255, blue = 0] = await page.locator("video").evaluate(middleAt, seconds);
  expect(Math.min(red, blue) - green).toBeGreaterThan(100);
}

/** Returns the colour in the middle of a film at a given time. */
const middleAt = (film: HTMLVideoElement, seconds: number): Promise<number[]> =>
  new Promise((resolve) => {
    // A seek can end before its frame is there.
    film.requestVideoFrameCallback(function look(_now, { mediaTime }) {
      if (Math.abs(mediaTime - seconds) > 0.4) return film.requestVideoFrameCallback(look);
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      const { videoWidth: width, videoHeight: height } = film;
      canvas?.drawImage(film, width / 2, height / 4, 1, 1, 0, 0, 1, 1);
      resolve([...(canvas?.getImageData(0, 0, 1, 1).data ?? [])]);
    });
    film.currentTime = seconds;
  });

/** Has the second and the third scene filmed, the third from where the second ends. */
async function chooseClips(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Scene 2/ }).click();
  await chooseClip(page);
  await page.getByRole("button", { name: /^Scene 3/ }).click();
  await page.getByRole("button", { name: /^Move this scene with/ }).click();
  const models = page.getByRole("dialog", { name: "Move this scene with" });
  await expect(models).toBeVisible();
  await takeScreen(page, "clip-models", "light");
  await page.keyboard.press("Escape");
  await expect(models).toBeHidden();
  await chooseClip(page);
  await page.getByRole("button", { name: "Starts where scene 2 ends" }).click();
}

test("a scene gets a picture and two are filmed by hosted models at the quoted price, the last from the last frame of the one before, and the film shows all", async ({
  signedInAs,
  server,
  fal,
}) => {
  test.setTimeout(600_000);
  const ordered = fal.simulator.orders.size;
  const page = await signedInAs("olivia");
  await giveGems(server, "Olivia Hart", 100);
  await writeStory(page);

  // The makers and the prices are shown before anything is ordered.
  await page.getByRole("button", { name: /^Make this picture with/ }).click();
  await takeScreen(page, "scene-maker", "light");
  await page.getByRole("button", { name: /FLUX 1\.1 Pro.*fal · 10 gems a picture/i }).click();
  await expect(
    page.getByRole("button", { name: "Make pictures and voices · 12 gems" }),
  ).toBeVisible();
  await takeScreen(page, "scene-priced", "light");
  await chooseClips(page);
  const order = page.getByRole("button", { name: "Make pictures and voices · 62 gems" });
  await expect(order).toBeVisible();
  await lookAtClip(page, "clip-priced");
  await page.setViewportSize(WIDTHS.wide);
  expect(fal.simulator.orders.size).toBe(ordered);
  await order.click();
  await expect(page.getByRole("button", { name: /^Preview · free$/ })).toBeVisible(MADE);

  const made = [...fal.simulator.orders.values()].slice(ordered);
  const images = made.map(({ input }) => (input as { readonly image_url?: string }).image_url);
  expect(images).toHaveLength(3);
  // The clips begin with a picture each, and these differ.
  const begins = images.filter((image) => image !== undefined);
  expect(begins).toEqual([expect.stringMatching(/^data:image\//), expect.anything()]);
  expect(begins[1]).not.toBe(begins[0]);
  await lookAtClip(page, "clip-made");
  await lookOnPhone(page);

  await openFilm(page);
  // A scene takes about three seconds.
  for (const seconds of [1, 5, 8]) await expectMagenta(page, seconds);
  for (const size of Object.values(WIDTHS)) {
    await page.setViewportSize(size);
    await takeScreen(page, "scene-in-film", "light");
  }
  expect(fal.simulator.orders.size).toBe(ordered + 3);
});
