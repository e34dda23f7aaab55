// `npm run card [-- address]`: takes the picture for link previews from the newest works of a
// running server.
import { chromium } from "@playwright/test";
import { z } from "zod";
import { findBrowser } from "./find-browser.ts";

const address = process.argv[2] ?? "http://localhost:4310";
/** Three columns of two: the aspect ratio of a work, and its share of the column's height. */
const PLACES = [
  ["9:16", 66],
  ["16:9", 34],
  ["1:1", 42],
  ["9:16", 58],
  ["9:16", 62],
  ["1:1", 38],
] as const;

const page = z.object({
  items: z.array(
    z.object({
      kind: z.string(),
      aspectRatio: z.string(),
      media: z.object({ main: z.object({ url: z.string() }) }).nullable(),
    }),
  ),
});
const answer = await fetch(`${address}/api/feed?kind=recent&limit=100`);
const pictures = page.parse(await answer.json()).items.filter(({ kind }) => kind === "image");
const used = new Set<string>();
const chosen = PLACES.map(([ratio, share]) => {
  const found = pictures.find(
    ({ aspectRatio, media }) => aspectRatio === ratio && media && !used.has(media.main.url),
  );
  const url = found?.media?.main.url;
  if (url === undefined) throw new Error(`The feed has no further picture of ${ratio}.`);
  used.add(url);
  return { url, share };
});

const column = (first: number) =>
  `<div>${chosen
    .slice(first, first + 2)
    .map(({ url, share }) => `<img src="${url}" alt="" style="flex: ${share} 0 0">`)
    .join("")}</div>`;

const browser = await chromium.launch(findBrowser());
const context = await browser.newContext({
  viewport: { width: 1200, height: 630 },
  bypassCSP: true,
});
const card = await context.newPage();
await card.goto(`${address}/help`);
const styles = await card.evaluate(() =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href),
);
await card.setContent(`<!doctype html><html><head>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("\n")}
<style>
  html { scrollbar-gutter: auto; overflow: hidden; }
  body { margin: 0; width: 1200px; height: 630px; background: #15121d; color: #f3f0f8; overflow: hidden; }
  main { display: grid; grid-template-columns: 400px 1fr; height: 630px; }
  header { display: flex; flex-direction: column; justify-content: center; gap: 28px; padding-inline: 56px 32px; }
  header img { inline-size: 92px; }
  h1 { margin: 0; font: 700 72px/1 "Bricolage Grotesque"; letter-spacing: -0.02em; }
  p { margin: 0; font: 400 30px/1.35 "Inter Variable"; color: #c9c3d6; }
  section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; margin-block: -24px; margin-inline-end: -48px; }
  section div { display: flex; flex-direction: column; gap: 12px; min-block-size: 0; }
  section img { inline-size: 100%; min-block-size: 0; border-radius: 14px; object-fit: cover; }
</style></head><body><main>
<header><img src="/icon.svg" alt=""><h1>Kinora</h1><p>Write a prompt, watch it become a picture, a film, music or a story.</p></header>
<section>${[0, 2, 4].map((first) => column(first)).join("")}</section>
</main></body></html>`);
await card.waitForLoadState("networkidle");
await card.evaluate(() => document.fonts.ready);
await card.screenshot({ path: "apps/web/public/card.jpg", type: "jpeg", quality: 80 });
await browser.close();
