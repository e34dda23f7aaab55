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

  // Newcomers have 20 gems.
  for (const tab of tabs) await expectGems(tab, 20);
  await giveGems(server, NAME, 7);
  for (const tab of tabs) await expectGems(tab, 27);

  await Promise.all([first.close(), giveGems(server, NAME, 5)]);
  streams.delete(first);
  const rest = tabs.slice(1);
  for (const tab of rest) await expectGems(tab, 32);
  await expect.poll(() => streams.size).toBe(1);
  await giveGems(server, NAME, 3);
  for (const tab of rest) await expectGems(tab, 35);
});

/** Waits until a tab shows this balance. */
async function expectGems(page: Page, gems: number): Promise<void> {
  await expect(page.getByRole("link", { name: `Balance ${gems} gems`, exact: true })).toBeVisible();
}
