import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { createButton, makePicture, started, UNTIL_MADE } from "./support/composer.ts";

test("a picture reports a missing subject and can be downloaded", async ({ signedInAs }) => {
  const page = await signedInAs("bruno");
  await makePicture(page, "a theremin on the moon");
  await expect(started(page).getByText("Not drawn: theremin.")).toBeVisible();

  await started(page).getByRole("button", { name: "Download" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /PNG/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
});

test("a picture is made with the keyboard alone", async ({ signedInAs }) => {
  const page = await signedInAs("chiyo");
  const { keyboard } = page;
  await keyboard.press("c");
  await expect(page.getByRole("textbox", { name: "Prompt" })).toBeFocused();
  await keyboard.type("a lighthouse in a storm");
  const create = createButton(page, 1);
  await expect(create).toBeVisible();
  await tabTo(create);
  await keyboard.press("Enter");
  await expect(started(page).getByRole("img", { name: "a lighthouse in a storm" })).toBeVisible(
    UNTIL_MADE,
  );
  const publish = started(page).getByRole("button", { name: "Add to feed" });
  await tabTo(publish);
  await keyboard.press("Enter");
  await expect(page.getByText("Added to the feed.")).toBeVisible();
});

/** Presses Tab until the control has focus; a page has fewer stops than this. */
async function tabTo(goal: Locator): Promise<void> {
  for (let stop = 0; stop < 40; stop++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await goal.page().keyboard.press("Tab");
  }
  throw new Error("The keyboard does not get there");
}
