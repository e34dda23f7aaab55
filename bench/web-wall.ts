/**
 * Scrolling a wall of 10,000 works, compared with a plain page of the cards that become visible.
 */
import { createReadStream, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { findBrowser } from "../tests/e2e/support/find-browser.ts";

const LIMIT = 1.1;
/**
 * Many short rounds that alternate between the pages, so that other load on the machine affects
 * both.
 */
const ROUNDS = 16;
const FRAMES = 80;
/** Frames until a page starts again at its top, which is the length of the plain page. */
const FRAMES_DOWN = 400;
/** Pixels per frame: fast scrolling by hand. */
const STEP = 30;
/** Maximum screens of cards in the page. */
const SCREENS_MAX = 3;
const WIDTHS = [360, 768, 1_440, 2_560];
const HEIGHT = 900;

const web = fileURLToPath(new URL("../apps/web", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kinora-wall-"));

/**
 * Builds the page of apps/web/src/test/wall-page.tsx for production and serves it on a free port.
 */
async function servePage() {
  await build({
    configFile: join(web, "vite.wall.config.ts"),
    root: web,
    logLevel: "error",
    build: { outDir: folder },
  });
  const html =
    '<!doctype html><html data-theme="dark"><link rel="stylesheet" href="/page.css"><body></body><script type="module" src="/page.js"></script></html>';
  writeFileSync(join(folder, "index.html"), html);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(folder, pathname === "/" ? "index.html" : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = { html: "text/html", js: "text/javascript", css: "text/css" };
    const ending = file.split(".").at(-1);
    response.setHeader("content-type", type[ending as keyof typeof type] ?? "font/woff2");
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function open(browser: Browser, url: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
  await page.goto(url);
  await page.locator("article").first().waitFor();
  return page;
}

/** Returns the milliseconds between frames while the page is scrolled. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ frames, step }) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let before = performance.now();
        const next = (now: number) => {
          times.push(now - before);
          before = now;
          scrollBy(0, step);
          if (times.length > frames) resolve(times.slice(1));
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { frames: FRAMES, step: STEP },
  );
}

/**
 * Returns the maximum screens of cards in the page, at positions all over it, and the holes found
 * among the visible cards.
 */
async function mostDrawn(page: Page): Promise<{ screens: number; holes: number }> {
  let [screens, holes] = [0, 0];
  for (let place = 0; place < 25; place += 1) {
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), place / 25);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const found = await page.evaluate(() => {
      const cards = [...document.querySelectorAll("article")].map((card) =>
        card.getBoundingClientRect(),
      );
      const area = cards.reduce((sum, { width, height }) => sum + width * height, 0);
      // Every column must have a card in the middle of the screen.
      const lefts = [...new Set(cards.map(({ left, width }) => Math.round(left + width / 2)))];
      const empty = lefts.filter(
        (x) =>
          !cards.some(
            ({ left, right, top, bottom }) =>
              left < x && right > x && top < innerHeight - 24 && bottom > innerHeight / 2,
          ),
      );
      return { screens: area / (innerWidth * innerHeight), holes: empty.length };
    });
    screens = Math.max(screens, found.screens);
    holes += found.holes;
  }
  return { screens, holes };
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

const { url, close } = await servePage();
const browser = await chromium.launch(findBrowser());
try {
  const pages = [
    { page: await open(browser, `${url}?plain`, 1_440), times: [] as number[] },
    { page: await open(browser, url, 1_440), times: [] as number[] },
  ] as const;
  for (let round = 0; round < ROUNDS; round += 1) {
    const isAtTop = (round * FRAMES) % FRAMES_DOWN === 0;
    for (const { page, times } of pages) {
      if (isAtTop) await page.evaluate(() => scrollTo(0, 0));
      const frames = await scroll(page);
      // The first round is a warm-up.
      if (round > 0) times.push(...frames);
    }
  }
  console.log(
    "| frames, ms | plain page | wall of 10,000 | ratio | limit |\n|---|---|---|---|---|",
  );
  for (const [name, share] of [
    ["median", 0.5],
    ["95 %", 0.95],
  ] as const) {
    const [plain, wall] = [at(pages[0].times, share), at(pages[1].times, share)];
    const ratio = wall / plain;
    console.log(
      `| ${name} | ${plain.toFixed(1)} | ${wall.toFixed(1)} | ${ratio.toFixed(2)} | ${LIMIT} |`,
    );
    if (ratio > LIMIT) process.exitCode = 1;
  }
  console.log(
    "\n| width, px | most screens of cards in the page | limit | columns without a card on the screen |\n|---|---|---|---|",
  );
  for (const width of WIDTHS) {
    const page = await open(browser, url, width);
    const { screens, holes } = await mostDrawn(page);
    console.log(`| ${width} | ${screens.toFixed(2)} | ${SCREENS_MAX} | ${holes} |`);
    if (screens > SCREENS_MAX || holes > 0) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  close();
  rmSync(folder, { recursive: true, force: true });
}
