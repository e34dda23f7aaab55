import type { Page } from "@playwright/test";
import { balanceOf, expect, test } from "./fixtures.ts";
import { giveGems } from "./support/give-gems.ts";

const NAME = "Tove Lind";

test("eight tabs share one event stream, answer at once, and lose nothing when its tab closes", async ({
  signedInAsNewcomer,
  server,
}) => {
  const first = await signedInAsNewcomer(NAME);
  const streams = new Set<Page>();
  const count = (page: Page) => {
    const isStream = (url: string) => new URL(url).pathname === "/api/events";
    page.on("request", (request) => {
      if (isStream(request.url())) streams.add(page);
    });
    page.on("requestfailed", (request) => {
      if (isStream(request.url())) streams.delete(page);
    });
  };
  const tabs = [first];
  count(first);
  await first.reload();
  await expect.poll(() => streams.size).toBe(1);
  while (tabs.length < 8) {
    const tab = await first.context().newPage();
    count(tab);
    await tab.goto("/library");
    await expect(balanceOf(tab)).toBeVisible();
    tabs.push(tab);
  }
  for (const tab of tabs) {
    const took = await tab.evaluate(async () => {
      const started = performance.now();
      const { ok } = await fetch("/api/models", { cache: "no-store" });
      return ok ? performance.now() - started : Number.NaN;
    });
    expect(took).toBeLessThan(1_000);
  }
  expect([...streams]).toEqual([first]);

  const before = await gemsOf(first);
  expect(before).toBeGreaterThan(0);
  await giveGems(server, NAME, 7);
  for (const tab of tabs) await expect.poll(() => gemsOf(tab)).toBe(before + 7);

  await Promise.all([first.close(), giveGems(server, NAME, 5)]);
  streams.delete(first);
  const rest = tabs.slice(1);
  for (const tab of rest) await expect.poll(() => gemsOf(tab)).toBe(before + 12);
  await expect.poll(() => streams.size).toBe(1);
  await giveGems(server, NAME, 3);
  for (const tab of rest) await expect.poll(() => gemsOf(tab)).toBe(before + 15);
});

/** The gems that a tab shows. */
async function gemsOf(page: Page): Promise<number> {
  const said = await balanceOf(page).innerText();
  return Number(said.replaceAll(/\D/g, ""));
}
