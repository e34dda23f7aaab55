// `npm run prove -- hosted-web`: a pairwise set of what the catalogue offers is made in the web app.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isoDay, livingRoutes } from "@kinora/domain/prompt/open-catalogue";
import { drawScene, makeClip, makeSound } from "@kinora/testing/upload/make-files";
import type { Locator, Page } from "@playwright/test";
import { CELLS, type Cell } from "../../tools/models/cell.ts";
import { CATALOGUE, judge } from "../../tools/models/judge.ts";
import { pairwise } from "../../tools/models/test/pairwise.ts";
import { readAsked } from "../../tools/models/test/read-asked.ts";
import { test as base, expect } from "./fixtures.ts";
import { createButton, started } from "./support/composer.ts";
import { giveGems } from "./support/give-gems.ts";
import { THEMES, takeScreen, WIDTHS } from "./support/screenshots.ts";
import { type SimulatedServices, startSimulatedServices } from "./support/simulated-services.ts";
import { startServer } from "./support/start-server.ts";

const SEED = Number(process.env.HOSTED_WEB_SEED ?? 1);
/** Which part of the cases this run makes: "0/12" is the first of twelve. */
const [PART = 0, PARTS = 1] = (process.env.HOSTED_WEB_PART ?? "0/1").split("/").map(Number);
/** Timeout of a work, on a busy machine. */
const MADE = { timeout: 180_000 };
/** Width or height of a square that a service makes. */
const PIXELS = 240;
/** Sizes are rounded. */
const SHAPE = 0.06;

interface Offer {
  readonly key: string;
  readonly name: string;
  readonly cell: Cell;
  readonly gems: number;
}

const test = base.extend<object, { services: SimulatedServices }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const services = await startSimulatedServices();
      await use(services);
      await services.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ services }, use) => {
      const server = await startServer(services.variables);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

const folder = mkdtempSync(join(tmpdir(), "kinora-hosted-web-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns every combination that a service is the first to make, with its price. */
async function allOffered(): Promise<readonly Offer[]> {
  const today = isoDay(new Date());
  const offers: Offer[] = [];
  for (const model of CATALOGUE) {
    const { key, name, list } = model.entry;
    const first = livingRoutes(model.entry, today)[0]?.protocol;
    if (list !== "current" || !first || first === "studio" || first === "upload") continue;
    for (const cell of CELLS) {
      const verdict = await judge(cell, model);
      if (verdict.offered) offers.push({ key, name, cell, gems: verdict.gems });
    }
  }
  return offers;
}

const kindOf = ({ mode }: Cell) =>
  mode === "text-to-image" ? "image" : mode === "text-to-music" ? "music" : "video";
const shapeOf = ({ ratio }: Cell): number => {
  const [width = 1, height = 1] = (ratio ?? "1:1").split(":").map(Number);
  return width / height;
};

/** Returns what a service makes of this order. */
async function resultOf(cell: Cell) {
  const width = 2 * Math.round((PIXELS * Math.sqrt(shapeOf(cell))) / 2);
  const height = 2 * Math.round(PIXELS / Math.sqrt(shapeOf(cell)) / 2);
  if (kindOf(cell) === "image")
    return { type: "image/png", bytes: await drawScene(width, height).png().toBuffer() };
  const [name, type] =
    kindOf(cell) === "music" ? ["made.mp3", "audio/mpeg"] : ["made.mp4", "video/mp4"];
  const path = join(folder, name);
  const seconds = cell.seconds ?? 1;
  if (kindOf(cell) === "music") makeSound(path, seconds);
  else makeClip(path, { seconds, size: `${width}x${height}`, rate: 8 });
  return { type, bytes: readFileSync(path) };
}

const FILE_MODES: Partial<Record<Cell["mode"], string>> = {
  "photo-to-video": "Photo to film",
  "face-to-video": "Move a face",
  "text-image-to-video": "Photo and words",
};
const KINDS: Partial<Record<Cell["mode"], string>> = {
  "text-to-image": "Picture",
  "text-to-video": "Film",
  "text-to-music": "Music",
};

/** Chooses an option of a picker. */
async function choose(page: Page, chip: RegExp, option: (panel: Locator) => Locator) {
  const button = page.getByRole("button", { name: chip });
  await button.click();
  await option(page.getByRole("dialog")).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Gives the form its pictures, unless it has them from an earlier case. */
async function givePictures(page: Page, { beginning }: Cell): Promise<void> {
  const remove = page.getByRole("button", { name: /^Remove the (photo|last picture)/ });
  while ((await remove.count()) > 0) await remove.last().click();
  const give = async (label: string) => {
    const bytes = await drawScene(640, 360).jpeg().toBuffer();
    const file = { name: `${label}.jpg`, mimeType: "image/jpeg", buffer: bytes };
    await page.getByLabel(label).setInputFiles(file);
    await expect(page.getByText("640 × 360").nth(label.includes("last") ? 1 : 0)).toBeVisible(MADE);
  };
  await give("File of the photo");
  if (beginning === "two pictures") await give("File of the last picture");
  // Every photo is sent to a service: each needs the consent of whoever is in it.
  for (const consent of await page.getByRole("checkbox", { name: /in this photo/ }).all())
    await consent.check();
}

/** Fills in the composer as a person would. */
async function fillIn(page: Page, { name, cell }: Offer, prompt: string): Promise<void> {
  await page.goto("/create");
  const mode = FILE_MODES[cell.mode];
  await page.getByRole("radio", { name: KINDS[cell.mode] ?? "From a file" }).click();
  if (mode) await page.getByRole("button", { name: mode, exact: true }).click();
  await page.getByRole("textbox", { name: "Prompt" }).fill(prompt);
  await choose(page, /^Model:/, (panel) => panel.getByRole("option", { name, exact: true }));
  await expect(page.getByRole("button", { name: `Model: ${name}`, exact: true })).toBeVisible();
  if (mode) await givePictures(page, cell);
  if (cell.ratio !== null && kindOf(cell) !== "music")
    await choose(page, /^Shape:/, (panel) =>
      panel.getByRole("button").filter({ has: page.getByText(cell.ratio ?? "", { exact: true }) }),
    );
  if (cell.seconds !== null)
    await choose(page, /^Length:/, (panel) =>
      panel.getByRole("button", {
        name: cell.seconds === 1 ? "1 second" : `${cell.seconds} seconds`,
        exact: true,
      }),
    );
}

/** Requires that the open work can be seen and heard. */
async function expectPlays(item: Locator, cell: Cell): Promise<void> {
  if (kindOf(cell) === "image") {
    const size = () =>
      item
        .locator("img")
        .evaluateAll((all) =>
          Math.max(0, ...all.map((one) => (one as HTMLImageElement).naturalWidth)),
        );
    await expect.poll(size, MADE).toBeGreaterThan(100);
    return;
  }
  if (kindOf(cell) === "music") {
    await item.getByRole("button", { name: "Play", exact: true }).click();
    const seek = item.getByRole("slider", { name: "Seek" });
    await expect(seek).toHaveAttribute("aria-valuetext", /^0:0[1-9] of /, MADE);
    return;
  }
  const film = item.locator("video");
  await film.evaluate(async (one: HTMLVideoElement) => {
    one.muted = true;
    await one.play();
  });
  const time = () => film.evaluate((one: HTMLVideoElement) => one.currentTime);
  await expect.poll(time, MADE).toBeGreaterThan(0.2);
}

/** Requires the recipe of the open work to name what was chosen. */
async function expectRecipe(item: Locator, { name, cell }: Offer): Promise<void> {
  const row = (label: string) => item.locator(`dt:text-is("${label}") + dd`);
  await expect(row("Model")).toHaveText(name);
  if (cell.ratio !== null && kindOf(cell) !== "music")
    await expect(row("Shape")).toHaveText(cell.ratio);
  if (cell.seconds !== null) await expect(row("Length")).toHaveText(`${cell.seconds} s`);
}

/** Checks that exactly one order was sent, and that it reads as chosen. */
function expectAsked(services: SimulatedServices, before: ReadonlySet<string>, cell: Cell): void {
  const [order, ...others] = services.orders().filter(({ id }) => !before.has(id));
  expect(others).toEqual([]);
  const { seconds, ratio } = readAsked(order?.input);
  if (cell.seconds !== null) expect(Math.round(seconds ?? 0)).toBe(cell.seconds);
  if (ratio !== null && kindOf(cell) !== "music")
    expect(Math.abs(ratio / shapeOf(cell) - 1), `${ratio}`).toBeLessThan(SHAPE);
}

/** Takes the open list of models at both widths, dark and light. */
async function lookAtPicker(page: Page): Promise<void> {
  for (const kind of ["Picture", "Film", "Music"]) {
    await page.goto("/create");
    await page.getByRole("radio", { name: kind }).click();
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      for (const size of Object.values(WIDTHS)) {
        await page.setViewportSize(size);
        await page.getByRole("button", { name: /^Model:/ }).click();
        await expect(page.getByRole("listbox", { name: "Models" })).toBeVisible();
        await takeScreen(page, `models-${kind.toLowerCase()}`, theme);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
    }
  }
  await page.setViewportSize(WIDTHS.wide);
}

test(`what the catalogue offers is made in the web app and plays (seed ${SEED})`, async ({
  signedInAs,
  server,
  services,
}) => {
  test.setTimeout(0);
  const all = await allOffered();
  const cases = pairwise(
    all,
    ({ key, cell: { mode, beginning, seconds, ratio } }) => [
      ...[key, mode, beginning, `${seconds}`, `${kindOf({ mode } as Cell)} ${ratio}`],
    ],
    SEED,
  );
  const edge = (part: number) => Math.round((part * cases.length) / PARTS);
  const [from, to] = [edge(PART), edge(PART + 1)];
  console.log(`${cases.length} of ${all.length} cases, seed ${SEED}: ${from} to ${to - 1}`);
  const page = await signedInAs("olivia");
  // The test itself has no limit.
  page.setDefaultTimeout(MADE.timeout);
  await giveGems(server, "Olivia Hart", 1_000_000);
  if (process.env.SCREENS && PART === 0) await lookAtPicker(page);
  const failed: string[] = [];
  for (const [at, offer] of [...cases.entries()].slice(from, to)) {
    const said = `${at}: ${offer.name}, ${JSON.stringify(offer.cell)}`;
    const began = Date.now();
    try {
      services.make(await resultOf(offer.cell));
      const before = new Set(services.orders().map(({ id }) => id));
      await fillIn(page, offer, `a fox, case ${at}`);
      await createButton(page, offer.gems).click();
      await started(page).getByRole("link", { name: "Open" }).click(MADE);
      const item = page.getByRole("dialog", { name: "Item" });
      await expect(item.getByRole("heading", { name: `a fox, case ${at}` })).toBeVisible();
      await expectPlays(item, offer.cell);
      await expectRecipe(item, offer);
      expectAsked(services, before, offer.cell);
      console.log(`ok ${said} (${Math.round((Date.now() - began) / 1_000)} s)`);
    } catch (error) {
      failed.push(said);
      console.log(`FAILED ${said}\n${error instanceof Error ? error.message : error}`);
      await page.screenshot({ path: `test-results/hosted-web-${at}.png` });
    }
  }
  expect(failed).toEqual([]);
});
