import { expect, test } from "./fixtures.ts";

test("an unknown address says so and leads back to the feed", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(
    page.getByRole("heading", { name: "There is nothing at this address" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go to the feed" }).click();
  await expect(page.getByRole("heading", { name: "Trending" })).toBeAttached();
});

test("losing the connection is said, and so is nothing once it is back", async ({
  page,
  context,
}) => {
  // Lost before what comes late has come: nothing that is needed now may be among it.
  await page.route(/\/assets\/late-parts/, (route) => route.abort());
  // Asked by the footer, when the app is there.
  const begun = page.waitForResponse("**/api/health?");
  await page.goto("/help");
  await begun;
  const ribbon = page.getByText("You are offline.");
  await context.setOffline(true);
  await expect(ribbon).toBeVisible();
  await context.setOffline(false);
  await expect(ribbon).toBeHidden();
});

test("a page that is cut off before the app has come says so, and goes on by itself", async ({
  page,
  context,
}) => {
  const app = /\/assets\/start-/;
  await page.route(app, (route) => route.abort("internetdisconnected"));
  await page.goto("/create");
  const prompt = page.getByRole("textbox", { name: "Prompt" });
  await prompt.fill("A paper boat on a pond");
  const notice = page.getByText("Waiting for the connection.");
  await expect(notice).toBeVisible();
  await page.unroute(app);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: /^Create/ })).toBeEnabled();
  await expect(prompt).toHaveValue("A paper boat on a pond");
  await expect(notice).toBeHidden();
});
