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
  await page.goto("/help");
  const ribbon = page.getByText("You are offline.");
  await context.setOffline(true);
  await expect(ribbon).toBeVisible();
  await context.setOffline(false);
  await expect(ribbon).toBeHidden();
});
