import { expect, test } from "./fixtures.ts";
import { makePicture } from "./support/composer.ts";

test("going back closes what lies on top, one after the other", async ({ signedInAs }) => {
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

test("so it does on a page that was opened by its link: what is half written is not lost", async ({
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
  // One press leaves, whatever has been open.
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});
