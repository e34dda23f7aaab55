import type { Locator, Page } from "@playwright/test";

/** The dialog that asks who is there. */
export const reauthenticationOn = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Confirm it's you" });

/** Presses the provider's button and signs in at the provider. */
export async function confirmAtProvider(page: Page, name: RegExp): Promise<void> {
  const opened = page.waitForEvent("popup");
  await reauthenticationOn(page).getByRole("button", { name: "Continue with Google" }).click();
  const provider = await opened;
  await provider.getByRole("button", { name }).first().click();
}
