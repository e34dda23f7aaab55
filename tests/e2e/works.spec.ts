import { balanceOf, expect, test } from "./fixtures.ts";
import { createButton, UNTIL_MADE } from "./support/composer.ts";

test("three works from one press: two arrive and are charged, the cancelled one is refunded", async ({
  signedInAsNewcomer,
}) => {
  const page = await signedInAsNewcomer("Wanda Works");
  await page.goto("/create");
  await page.getByRole("textbox", { name: "Prompt" }).fill("a lighthouse in a storm");
  await page.getByRole("button", { name: "How many: 1 work" }).click();
  await page.getByRole("button", { name: "3 works" }).click();
  await page.keyboard.press("Escape");
  await createButton(page, 3).click();

  const started = page.getByRole("region", { name: "Your new works" });
  await expect(started.getByRole("listitem")).toHaveCount(3);
  // A free user can have two works running; the third is still queued.
  await started.getByRole("button", { name: "Cancel work 3" }).click();
  await expect(started.getByRole("listitem")).toHaveCount(2);
  await expect(started.getByRole("img", { name: "a lighthouse in a storm" })).toHaveCount(
    2,
    UNTIL_MADE,
  );
  // 20 to start with, less 2, and 5 for a first creation.
  await expect(balanceOf(page)).toHaveAccessibleName(/23/);

  await started.getByRole("button", { name: "Keep work 2, delete the others" }).click();
  await expect(started.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();

  await page.goto("/gems");
  await page.getByRole("button", { name: /Picture 1 of 3/ }).click();
  const receipt = page.getByRole("dialog", { name: "3 pictures" });
  await expect(receipt.getByText("Paid")).toHaveCount(2);
  await expect(receipt.getByText("Returned")).toHaveCount(1);
});
