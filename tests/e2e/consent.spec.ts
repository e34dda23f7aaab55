import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { accountOf, test as base, chooseAtProvider, expect } from "./fixtures.ts";
import { createButton, started, UNTIL_MADE, write, writeOnCreatePage } from "./support/composer.ts";
import { THEMES, takeScreen, WIDTHS } from "./support/screenshots.ts";
import { startServer } from "./support/start-server.ts";

const TABLE = "| What | How long |\n|---|---|\n| Your address | until you leave |\n";

/** Journeys on a server whose operator has terms. */
const test = base.extend<object, { texts: string }>({
  texts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "kinora-texts-"));
      for (const name of ["terms", "rules", "privacy", "imprint"])
        writeFileSync(
          join(folder, `${name}.md`),
          `# Our ${name}\n\nBe kind, and *read* this.\n\n## More\n\n- one\n- [two](/help)\n\n${TABLE}`,
        );
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  server: [
    async ({ texts }, use) => {
      const server = await startServer({ LEGAL_DIR: texts, LEAST_AGE: "18" });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

/** Takes screenshots at both widths and in both themes. */
async function takeAll(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES)
    for (const size of Object.values(WIDTHS)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await takeScreen(page, name, colorScheme);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(size.width);
    }
}

async function agree(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "I am at least 18 years old." }).check();
  await page.getByRole("button", { name: "Agree and continue" }).click();
}

test("a new user agrees to the terms and creates; when the terms change, they are asked again", async ({
  page,
  texts,
}) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { name: "Our terms" })).toBeVisible();
  await takeAll(page, "terms");
  await page.goto("/login");
  await takeAll(page, "login");
  await chooseAtProvider(page, "ada", "Google");

  await expect(page.getByRole("heading", { name: "Before you begin" })).toBeVisible();
  await takeAll(page, "agree");
  await agree(page);
  await expect(accountOf(page, "ada")).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByRole("link", { name: "Imprint" }).first()).toBeVisible();
  await takeAll(page, "settings");

  await writeOnCreatePage(page, { prompt: "a fox in the rain", kind: "Picture" });
  await createButton(page, 1).click();
  await expect(started(page).getByRole("img").first()).toBeVisible(UNTIL_MADE);

  // Priced under the old terms, so that the press itself reports the change.
  const priced = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/api/quotes") &&
      (answer.request().postData() ?? "").includes("an owl in the rain"),
  );
  await write(page, { prompt: "an owl in the rain", kind: "Picture" });
  await priced;
  writeFileSync(join(texts, "terms.md"), "# Our terms\n\nBe kinder.\n");
  await expect
    .poll(async () => {
      const answer = await page.request.get("/api/legal/terms");
      return (await answer.json()).html;
    })
    .toContain("kinder");
  await createButton(page, 1).click();
  await expect(page.getByRole("heading", { name: "The terms have changed" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Terms" })).toContainText("Changed");
  await takeAll(page, "agree-again");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "The terms have changed" })).toBeVisible();
  await agree(page);
  await expect(accountOf(page, "ada")).toBeVisible();
});

test("a user who declines the terms leaves no account behind", async ({ page }) => {
  const name = "Nora Newcomer";
  await page.goto("/login");
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByText("Add a person").click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Add and sign in" }).click();
  await expect(page.getByRole("heading", { name: "Before you begin" })).toBeVisible();
  const profile = () => page.request.get("/api/people/nora_newcomer");
  expect((await profile()).status()).toBe(200);
  await page.getByRole("button", { name: "Decline and sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect((await profile()).status()).toBe(404);
});
