import { expect, test } from "./fixtures.ts";
import { createButton, started, writeOnCreatePage } from "./support/composer.ts";

test("a user who runs out of gems sees the shortfall, claims the daily gems and reads the receipts", async ({
  signedInAsNewcomer,
}) => {
  const page = await signedInAsNewcomer("Dara Novak");
  for (const prompt of ["a calm sea at dawn", "a calm sea at dusk"]) {
    await writeOnCreatePage(page, { prompt, kind: "Film", length: 10 });
    await createButton(page, 10).click();
    await expect(started(page).getByRole("progressbar", { name: prompt })).toBeVisible();
  }
  await writeOnCreatePage(page, { prompt: "a calm sea at night", kind: "Film", length: 10 });
  const composer = page.getByRole("form", { name: "Create" });
  await expect(composer.getByText("You need 10 more gems.")).toBeVisible();
  await composer.getByRole("button", { name: "Claim 10 gems" }).click();
  await expect(page.getByText("10 gems added")).toBeVisible();
  await expect(composer.getByText("You need 10 more gems.")).toBeHidden();

  // Cancelled here, so that they do not delay the works of other journeys.
  await page.goto("/library");
  const cancel = page.getByRole("button", { name: /^Cancel/ });
  for (const remaining of [1, 0]) {
    await cancel.nth(remaining).click();
    await expect(cancel).toHaveCount(remaining);
  }

  await page.goto("/gems");
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await page.getByRole("button", { name: /daily/i }).first().click();
  const receipt = page.getByRole("dialog");
  await expect(receipt.getByText("Added")).toBeVisible();
  await expect(receipt.getByText(/^Receipt /)).toBeVisible();
});
