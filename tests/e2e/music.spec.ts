import { expect, test } from "./fixtures.ts";
import { createButton, started, UNTIL_MADE, writeOnCreatePage } from "./support/composer.ts";

test("music is composed, played, downloaded in four formats and found by its kind", async ({
  signedInAs,
}) => {
  const page = await signedInAs("chiyo");
  const prompt = "Calm jazz with a clarinet, sung";
  await writeOnCreatePage(page, { prompt, kind: "Music", length: 15 });
  await expect(page.getByRole("button", { name: "Loop" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Shape:/ })).toHaveCount(0);
  await createButton(page, 2).click();

  const player = started(page).getByRole("region", { name: `Player: ${prompt}` });
  await expect(player).toBeVisible(UNTIL_MADE);
  await expect(started(page).getByText("Not played: voices")).toBeVisible();
  await started(page).getByRole("link", { name: "Open" }).click();

  // The item opens over the page it was opened from.
  const item = page.getByRole("dialog", { name: "Item" });
  const seek = item.getByRole("slider", { name: "Seek" });
  await expect(seek).toHaveAttribute("aria-valuetext", "0:00 of 0:15");
  await item.getByRole("button", { name: "Play", exact: true }).click();
  await expect(seek).toHaveAttribute("aria-valuetext", /0:(0[1-9]|1\d) of 0:15/);
  await expect(item.getByText("clarinet", { exact: false }).last()).toBeVisible();

  await item.getByRole("button", { name: "Download" }).click();
  for (const form of ["WAV", "MIDI", "Stems", "MP3"])
    await expect(page.getByRole("menuitem", { name: new RegExp(form) })).toBeVisible();

  await page.goto("/library?show=music");
  await expect(page.getByRole("link", { name: prompt })).toBeVisible();
});
