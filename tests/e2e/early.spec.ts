import { expect, test } from "./fixtures.ts";

test("input before the app has loaded is kept", async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/create", { waitUntil: "commit" });
  const prompt = page.getByRole("textbox", { name: "Prompt" });
  await prompt.fill("A paper boat on a pond");
  await page.getByRole("radio", { name: "Film" }).click();
  arrive();
  await expect(page.getByRole("radio", { name: "Film" })).toBeChecked();
  await expect(prompt).toHaveValue("A paper boat on a pond");
  await expect(page.getByRole("button", { name: /^Create/ })).toBeEnabled();
});

test("input after switching to another form is kept as well", async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(start|story-composer)-/, async (route) => {
    if (route.request().url().includes("/start-")) await arrived;
    await route.continue();
  });
  await page.goto("/create", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Story" }).click();
  const prompt = page.getByRole("textbox", { name: "Prompt" });
  await prompt.fill("A fox finds its way home in the rain");
  arrive();
  await expect(page.getByRole("radio", { name: "Idea" })).toBeChecked();
  await expect(prompt).toHaveValue("A fox finds its way home in the rain");
});

test("a form stays usable until the chosen one has loaded", async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/story-composer-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/create");
  const prompt = page.getByRole("textbox", { name: "Prompt" });
  await prompt.fill("A fox");
  await expect(page.getByRole("button", { name: /^Create/ })).toBeEnabled();
  const asked = page.waitForRequest(/\/assets\/story-composer-/);
  await page.getByRole("radio", { name: "Story" }).click();
  await asked;
  await prompt.press("End");
  await page.keyboard.type(" finds its");
  arrive();
  await expect(page.getByRole("radio", { name: "Idea" })).toBeChecked();
  await page.keyboard.type(" way home");
  await expect(prompt).toHaveValue("A fox finds its way home");
});
