import { expect, test } from "./fixtures.ts";

test("the intro is shown once, on the home page, and ends in a filled form", async ({ page }) => {
  const slides = page.getByRole("dialog");
  await page.goto("/recent");
  await expect(page.getByRole("heading", { name: "Recent" })).toBeAttached();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(slides).toBeHidden();

  await page.goto("/");
  await expect(slides).toHaveAccessibleName("Write what you want to see");
  await slides.getByRole("button", { name: "Next" }).click();
  await expect(slides).toHaveAccessibleName("Watch it develop");
  await slides.getByRole("button", { name: "Next" }).click();
  await slides.getByRole("button", { name: "Try it" }).click();
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByRole("textbox", { name: "Prompt" })).not.toHaveValue("");

  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(slides).toBeHidden();
});
