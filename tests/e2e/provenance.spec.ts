import { readFile } from "node:fs/promises";
import { SAMPLES } from "@kinora/provenance/test/sample-files";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makePicture } from "./support/composer.ts";

/** Drops a file on the page, as if dragged from a folder. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  await expect(page.getByRole("button", { name: "Use a file's recipe" })).toBeVisible();
  const transfer = await page.evaluateHandle(
    ({ name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    { name, base64: content.toString("base64") },
  );
  const target = page.getByRole("form", { name: "Create" });
  await target.dispatchEvent("dragover", { dataTransfer: transfer });
  await expect(page.getByText("Drop a file made with Kinora")).toBeVisible();
  await target.dispatchEvent("drop", { dataTransfer: transfer });
}

test("a downloaded picture shows its signer, and is made again when dropped on the form", async ({
  signedInAs,
}) => {
  const page = await signedInAs("chiyo");
  const prompt = "a lighthouse on a rocky coast, evening";
  const id = await makePicture(page, prompt);

  await page.goto(`/item/${id}`);
  await page.locator("summary", { hasText: "AI-made · signed" }).click();
  await expect(page.getByText(/^Kinora at localhost:\d+ \(this server\)$/)).toBeVisible();
  await expect(page.getByText("Yes: not changed since it was made")).toBeVisible();
  const seed = await page.getByText("Seed").locator("+ dd").textContent();

  await page.getByRole("button", { name: "Download" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /PNG/ }).click(),
  ]);
  const file = await readFile(await download.path());

  await page.goto("/create");
  await page.getByRole("textbox", { name: "Prompt" }).fill("something else");
  await drop(page, "lighthouse.png", file);
  await expect(page.getByText("Restored from lighthouse.png.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Prompt" })).toHaveValue(prompt);
  await page.getByRole("button", { name: /^More settings/ }).click();
  await expect(page.getByRole("textbox", { name: "Seed" })).toHaveValue(seed ?? "");

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Back to my words" }).click();
  await expect(page.getByRole("textbox", { name: "Prompt" })).toHaveValue("something else");
});

test("every file format of ours restores the form, and other files are reported as unsuitable", async ({
  signedInAs,
}) => {
  const page = await signedInAs("chiyo");
  await page.goto("/create");
  const prompt = page.getByRole("textbox", { name: "Prompt" });
  for (const [kind, make] of SAMPLES) {
    const name = `fox.${kind.toLowerCase()}`;
    await prompt.fill(`not yet ${kind}`);
    await drop(page, name, await make());
    await expect(page.getByText(`Restored from ${name}.`)).toBeVisible();
    await expect(prompt).toHaveValue('a "fox" & <owl> in the snow — 雪');
  }
  await page.getByLabel("A file made with Kinora").setInputFiles({
    name: "holiday.mp3",
    mimeType: "audio/mpeg",
    buffer: Buffer.from("not ours"),
  });
  await expect(page.getByText("holiday.mp3 has no recipe.")).toBeVisible();
  await expect(prompt).toHaveValue('a "fox" & <owl> in the snow — 雪');
});
