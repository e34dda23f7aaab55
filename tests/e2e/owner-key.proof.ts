// `npm run prove -- hosted-web`: a first-time owner with only a key at hand.
import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";
import { createButton, started } from "./support/composer.ts";
import { confirmAtProvider } from "./support/confirm-at-provider.ts";
import { THEMES, takeScreen, WIDTHS } from "./support/screenshots.ts";
import { magentaFal, type SimulatedFal } from "./support/simulated-fal.ts";
import { startServer } from "./support/start-server.ts";

const MADE = { timeout: 180_000 };

/** A server that reaches a simulated fal, without a key for it. */
const test = base.extend<object, { fal: SimulatedFal }>({
  fal: magentaFal,
  server: [
    async ({ fal }, use) => {
      const { FAL_KEY: _key, ...addresses } = fal.variables;
      const server = await startServer(addresses);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

async function look(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of Object.values(WIDTHS)) {
      await page.setViewportSize(size);
      await takeScreen(page, name, theme);
    }
  }
  await page.setViewportSize(WIDTHS.wide);
}

test("an owner with only a key at hand enters it, tries it, and makes a picture with it", async ({
  signedInAs,
  fal,
}) => {
  test.setTimeout(0);
  const page = await signedInAs("olivia");
  // The test itself has no limit.
  page.setDefaultTimeout(MADE.timeout);
  await page.goto("/create");
  await page.getByRole("radio", { name: "Picture" }).click();
  await page.getByRole("button", { name: /^Model:/ }).click();
  await expect(page.getByRole("listbox", { name: "Models" })).toBeVisible();
  await look(page, "owner-models-without-key");
  const began = Date.now();
  await page.goto("/settings");
  await look(page, "owner-settings");
  await page.getByRole("link", { name: /Services/ }).click();
  const card = page.getByRole("region", { name: "fal", exact: true });
  await expect(card.getByText("No key yet")).toBeVisible();
  await look(page, "owner-services");
  await card.getByRole("button", { name: "Add a key" }).click();
  const key = card.getByLabel("2. Paste your fal key here");
  await key.fill("wrong-key-of-another-service");
  await card.getByRole("button", { name: "Save key" }).click();
  await confirmAtProvider(page, /Olivia Hart/);
  await expect(card.getByText(/doesn't accept|not accept|refus/i)).toBeVisible(MADE);
  await card.scrollIntoViewIfNeeded();
  await look(page, "owner-wrong-key");
  await key.fill(fal.variables.FAL_KEY ?? "");
  await card.getByRole("button", { name: "Save key" }).click();
  await confirmAtProvider(page, /Olivia Hart/);
  await expect(card.getByText(/^Ready/)).toBeVisible(MADE);
  await card.scrollIntoViewIfNeeded();
  await look(page, "owner-ready");
  await card.getByRole("button", { name: /^Trial picture/ }).click();
  await expect(card.getByText("The trial is being made, just for you.")).toBeVisible(MADE);
  await page.goto("/create");
  await page.getByRole("radio", { name: "Picture" }).click();
  await page.getByRole("textbox", { name: "Prompt" }).fill("a fox of the service");
  await page.getByRole("button", { name: /^Model:/ }).click();
  await look(page, "owner-models-with-key");
  await page.getByRole("option", { name: "FLUX 1.1 Pro", exact: true }).click();
  await createButton(page).click();
  await expect(started(page).getByRole("img", { name: "a fox of the service" })).toBeVisible(MADE);
  console.log(`from the settings to a picture: ${Math.round((Date.now() - began) / 1_000)} s`);
  // The trial picture may be ordered last.
  await expect.poll(() => fal.simulator.orders.size, MADE).toBe(2);
});
