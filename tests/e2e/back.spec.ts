import { expect, test } from "./fixtures.ts";
import { makePicture } from "./support/composer.ts";

test("the back button closes open layers one at a time", async ({ signedInAs }) => {
  const page = await signedInAs("ada");
  await makePicture(page, "a red kite over a hill");
  await page.goto("/library");
  await page
    .getByRole("link", { name: /a red kite over a hill/ })
    .first()
    .click();
  const item = page.getByRole("dialog", { name: "Item" });
  await item.getByRole("button", { name: "Enlarge (F)" }).click();
  const enlarged = page.getByRole("dialog", { name: "The picture, enlarged" });
  await expect(enlarged).toBeVisible();
  await page.goBack();
  await expect(enlarged).toBeHidden();
  await expect(item).toBeVisible();
  await page.goBack();
  await expect(item).toBeHidden();
  await expect(page).toHaveURL(/\/library$/);
});

test("the back button closes a dialog on a page opened by link, and leaves the page afterwards", async ({
  signedInAs,
}) => {
  const page = await signedInAs("ada");
  const id = await makePicture(page, "a green kite over a lake");
  await page.goto("/help");
  await page.goto(`/item/${id}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  const rename = page.getByRole("dialog", { name: "Rename" });
  await expect(rename).toBeVisible();
  await page.goBack();
  await expect(rename).toBeHidden();
  await page.getByRole("button", { name: "Enlarge (F)" }).click();
  const enlarged = page.getByRole("dialog", { name: "The picture, enlarged" });
  await expect(enlarged).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(enlarged).toBeHidden();
  // A single press leaves the page, whatever was open before.
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});
