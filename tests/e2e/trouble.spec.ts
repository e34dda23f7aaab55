import { expect, test } from "./fixtures.ts";

test("an unknown URL shows a message and a link to the feed", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(
    page.getByRole("heading", { name: "There's nothing at this address" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go to the feed" }).click();
  await expect(page.getByRole("heading", { name: "Trending" })).toBeAttached();
});

test("a lost connection is reported, and the notice disappears when it is back", async ({
  page,
  context,
}) => {
  // Lost before the deferred parts have loaded: they must not contain anything that is needed now.
  await page.route(/\/assets\/late-parts/, (route) => route.abort());
  // Requested once the app has loaded.
  const begun = page.waitForRequest(/\/assets\/late-parts/);
  await page.goto("/help");
  await begun;
  const ribbon = page.getByText("You are offline.");
  await context.setOffline(true);
  await expect(ribbon).toBeVisible();
  await context.setOffline(false);
  await expect(ribbon).toBeHidden();
});

for (const [name, script] of [
  ["its first script", /\/assets\/index-/],
  ["the app", /\/assets\/start-/],
] as const) {
  test(`a page that loses the connection before ${name} has loaded reports it and recovers by itself`, async ({
    page,
    context,
  }) => {
    await page.route(script, (route) => route.abort("internetdisconnected"));
    await page.goto("/create");
    const notice = page.getByText("Waiting for the connection.");
    await expect(notice).toBeVisible();
    const prompt = page.getByRole("textbox", { name: "Prompt" });
    await prompt.fill("A paper boat on a pond");
    await page.unroute(script);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole("radio", { name: "From a file" })).toBeVisible();
    await expect(notice).toBeHidden();
    // Without its first script, the page cannot keep the input.
    if (name === "the app") await expect(prompt).toHaveValue("A paper boat on a pond");
  });
}

test("a page with a missing part loads by itself once it can be fetched", async ({
  page,
  context,
}) => {
  const part = /\/assets\/help-/;
  await page.route(part, (route) => route.abort("internetdisconnected"));
  await page.goto("/create");
  await page.getByRole("link", { name: "How gems work" }).click();
  await expect(page.getByText("The connection was lost")).toBeVisible();
  await page.unroute(part);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("The connection was lost")).toBeHidden();
});

test("on a phone, the reason a button is disabled takes at most two lines", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/create");
  await page.getByRole("textbox", { name: "Prompt" }).fill("a fox ".repeat(500));
  const why = page.getByText(/^Your text is too long/);
  const lines = () =>
    why.evaluate((p) => p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight));
  await expect.poll(lines).toBeLessThanOrEqual(2);
});
