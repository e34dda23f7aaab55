import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  confirmAtProvider,
  reauthenticationOn as dialogOf,
} from "./support/confirm-at-provider.ts";
import { THEMES, takeScreen, WIDTHS } from "./support/screenshots.ts";

/** Attaches a virtual device with a passkey, which confirms every request. */
async function plugInAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...({ protocol: "ctap2", transport: "internal" } as const),
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
}

async function screens(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of Object.values(WIDTHS)) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await takeScreen(page, name, theme);
    }
  }
  if (before) await page.setViewportSize(before);
}

async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto("/admin/people");
  await page
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
}

async function changeRole(page: Page, name: string, role: string): Promise<void> {
  await openPerson(page, name);
  await page.getByRole("button", { name: "Change role" }).click();
  const roles = page.getByRole("list", { name: "Role" });
  await roles.getByRole("button", { name: new RegExp(`^${role}`) }).click();
  await expect(page.getByText(`Now: ${role}.`)).toBeVisible();
}

test("the owner grants gems after a fresh sign-in in another window, without losing input", async ({
  signedInAs,
}) => {
  const page = await signedInAs("olivia");
  await openPerson(page, "Bruno Okafor");
  await page.getByRole("button", { name: "Correct gems" }).click();
  await page.getByLabel("Gems", { exact: true }).fill("7");
  await page.getByLabel(/Reason/).fill("For the broken clip");
  await page.getByRole("dialog").getByRole("button", { name: "Give", exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await screens(page, "reauthentication-provider");

  // Another user at the provider changes nothing; the input is kept.
  const opened = page.waitForEvent("popup");
  await dialogOf(page).getByRole("button", { name: "Continue with Google" }).click();
  const wrong = await opened;
  await wrong.getByText("Somebody else").click();
  await screens(wrong, "reauthentication-local-provider");
  await wrong.getByRole("button", { name: /Mira Sandoval/ }).click();
  await expect(page.getByText("That isn't the account")).toBeVisible();
  await expect(page.getByLabel("Gems", { exact: true })).toHaveValue("7");

  await confirmAtProvider(page, /Olivia Hart/);
  await expect(page.getByText("Done.")).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await page.goto("/admin/audit");
  await expect(page.getByText("Gems corrected")).toHaveCount(1);
});

test("the owner adds a passkey, changes a role with it, and requires passkeys of the staff", async ({
  signedInAs,
}) => {
  const page = await signedInAs("olivia");
  await plugInAuthenticator(page);
  await page.goto("/settings/passkeys");
  await page.getByLabel("Name", { exact: true }).fill("This laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await confirmAtProvider(page, /Olivia Hart/);
  await expect(page.getByRole("listitem").filter({ hasText: "This laptop" })).toBeVisible();

  await changeRole(page, "Chiyo Tanaka", "Moderator");

  await page.goto("/settings/passkeys");
  await page.getByRole("switch", { name: "Require passkeys for staff" }).click();
  await expect(page.getByText("Staff now need a passkey.")).toBeVisible();
  await screens(page, "passkeys");

  const mira = await signedInAs("mira");
  await mira.goto("/admin/moderation");
  await expect(mira.getByText("Add a passkey first")).toBeVisible();
  await screens(mira, "passkey-first");
  await mira.getByRole("link", { name: "Add a passkey" }).click();
  await plugInAuthenticator(mira);
  await mira.getByLabel("Name", { exact: true }).fill("Phone");
  await mira.getByRole("button", { name: "Add a passkey" }).click();
  await confirmAtProvider(mira, /Mira Sandoval/);
  await expect(mira.getByRole("listitem").filter({ hasText: "Phone" })).toBeVisible();
  await mira.goto("/admin/moderation");
  await expect(mira.getByRole("navigation", { name: "Staff pages" })).toBeVisible();

  // Restored for later journeys, each change confirmed by the passkey.
  await page.getByRole("switch", { name: "Require passkeys for staff" }).click();
  await expect(page.getByText("Staff no longer need a passkey.")).toBeVisible();
  await changeRole(page, "Chiyo Tanaka", "Member");
  await page.goto("/settings/passkeys");
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Removed.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "This laptop" })).toBeHidden();
});
