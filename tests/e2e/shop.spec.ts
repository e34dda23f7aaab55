import { expect, test } from "./fixtures.ts";

test("a member buys the starter pack: a declined payment costs nothing, a paid one is told, and it is sold once", async ({
  signedInAs,
}) => {
  const page = await signedInAs("ada");
  await page.goto("/gems");
  await expect(page.getByText("This is a demo shop")).toBeVisible();
  await page.getByRole("button", { name: "Buy · $4.99" }).click();
  await expect(page.getByRole("heading", { name: "Simulated checkout" })).toBeVisible();
  await page.getByRole("button", { name: "Let the payment be declined" }).click();
  await expect(page.getByText("The payment was declined.")).toBeVisible();
  await page.getByRole("button", { name: "Pay (nothing is charged)" }).click();
  // It is announced as well: as the outcome, and as a notification.
  const outcome = page.getByRole("region", { name: "Your purchase" });
  await expect(outcome.getByText("750 gems are yours")).toBeVisible();
  await expect(page).toHaveURL(/\/gems$/);
  await expect(page.getByText("You have it")).toBeVisible();
  // Back does not lead to a checkout that is over.
  await page.goBack();
  await expect(page).not.toHaveURL(/checkout/);
  await page.goto("/gems");
  await page.getByRole("button", { name: /^Starter pack, 750 gems/ }).click();
  const receipt = page.getByRole("dialog");
  await expect(receipt.getByRole("heading", { name: "Starter pack" })).toBeVisible();
});
