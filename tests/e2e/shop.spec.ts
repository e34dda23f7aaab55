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
  const purchases = page.getByRole("region", { name: "Purchases" });
  await purchases.getByRole("button", { name: /^Starter pack/ }).click();
  const payment = page.getByRole("dialog", { name: "Payment" });
  await expect(payment.getByText("$4.99")).toBeVisible();
  await payment.getByRole("button", { name: "Receipt of the gems" }).click();
  await expect(page.getByRole("heading", { name: "Starter pack" })).toBeVisible();
});

test("a member subscribes, upgrades to Pro for the difference, and cancels: each says what it costs and when it counts", async ({
  signedInAs,
}) => {
  const page = await signedInAs("bruno");
  await page.goto("/gems");
  await page.getByRole("button", { name: "Subscribe · $9.99 a month" }).click();
  await expect(page.getByText("Basic, monthly")).toBeVisible();
  await page.getByRole("button", { name: "Pay (nothing is charged)" }).click();
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText("Basic is yours");
  await expect(page.getByText("1,000 more gems on")).toBeVisible();
  await page.getByRole("button", { name: "Change to Pro" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(/You pay \$(20\.00|19\.99) now/)).toBeVisible();
  await sheet.getByRole("button", { name: /^Pay .* and change$/ }).click();
  await expect(page.getByText(/^Renews on .*, at \$29\.99 a month\.$/)).toBeVisible();
  await expect(page.getByText("Gems of the month: Pro")).toBeVisible();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await sheet.getByRole("button", { name: "Cancel plan" }).click();
  await expect(page.getByText(/^Yours until .*\. Nothing more will be charged\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Keep my plan" }).click();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
});
