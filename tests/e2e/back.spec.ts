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
