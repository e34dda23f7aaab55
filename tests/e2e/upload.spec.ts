import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeClip } from "@kinora/testing/upload/make-files";
import { expect, test } from "./fixtures.ts";
import { started, UNTIL_MADE } from "./support/composer.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-e2e-upload-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a user's clip is uploaded, checked and shown; a renamed file is rejected", async ({
  signedInAs,
}) => {
  const letter = join(folder, "letter.mp4");
  writeFileSync(letter, "a letter, renamed");
  const clip = join(folder, "walk.mp4");
  makeClip(clip, { seconds: 2 });

  const page = await signedInAs("bruno");
  await page.goto("/create");
  await page.getByRole("radio", { name: "From a file" }).click();
  await page.getByRole("button", { name: "Share my clip" }).click();
  const file = page.getByLabel("File of the clip");
  await file.setInputFiles(letter);
  await expect(page.getByRole("alert")).toContainText(
    "This file isn't a clip we can read. Choose another one.",
  );

  await file.setInputFiles(clip);
  await expect(page.getByText("320 × 180 · 2 s")).toBeVisible(UNTIL_MADE);
  await page.getByRole("textbox", { name: "Prompt" }).fill("my walk in test colours");
  const create = page.getByRole("button", { name: "Create · no gems" });
  await expect(create).toBeEnabled();
  // A finished upload survives a reload.
  await page.reload();
  await expect(page.getByText("320 × 180 · 2 s")).toBeVisible();
  await create.click();
  await expect(started(page).getByRole("button", { name: "Add to feed" })).toBeVisible(UNTIL_MADE);

  await started(page).getByRole("link", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: "my walk in test colours" })).toBeVisible();
  await expect(page.getByText("Length", { exact: true })).toBeVisible();
  await expect(page.getByText("Seed", { exact: true })).toBeHidden();
  await expect(page.getByText("not made with AI")).toBeVisible();
});
