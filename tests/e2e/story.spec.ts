import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Timeout of a stage on a busy machine. */
const MADE = { timeout: 180_000 };

test("an idea becomes a script, pictures, a preview with one caption changed, and a film", async ({
  signedInAs,
}) => {
  test.setTimeout(600_000);
  const page = await signedInAs("mira");
  await page.goto("/create");
  await page.getByRole("radio", { name: "Story" }).click();
  await page.getByRole("textbox", { name: "Prompt" }).fill("A fox finds its way home in the rain");
  await page.getByRole("button", { name: /^Length:/ }).click();
  await page.getByRole("button", { name: "15 s", exact: true }).click();
  // The small voice is the fastest.
  await page.getByRole("button", { name: /^Voice:/ }).click();
  await page.getByRole("button", { name: /^Pocket/ }).click();
  await page.getByRole("button", { name: "Write the script · 1 gem" }).click();

  // The storyboard: every scene has its text before any picture is paid for.
  await expect(page).toHaveURL(/\/story\//);
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible(MADE);
  const cards = page.getByRole("button", { name: /^Scene \d+/ });
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(3);

  // Edits lines and cuts the story to two scenes; both survive a reload.
  const narration = page.getByRole("textbox", { name: "Narration" });
  await narration.fill("The rain sings on the roof.");
  for (let left = await cards.count(); left > 2; left -= 1) {
    await cards.last().click();
    await page.getByRole("button", { name: "More for this scene" }).click();
    await page.getByRole("menuitem", { name: "Delete scene" }).click();
    await expect(cards).toHaveCount(left - 1);
  }
  // The narration determines the length of a scene.
  await cards.last().click();
  await narration.fill("It is home.");
  await cards.first().click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(narration).toHaveValue("The rain sings on the roof.", MADE);
  await expect(cards).toHaveCount(2);

  // Pictures and voices cost what the button says, scene by scene.
  await page.getByRole("button", { name: /^Make pictures and voices · \d+ gems$/ }).click();
  const work = page.getByRole("progressbar", { name: "Work on the story" });
  await expect(work).toBeVisible();
  // The board can be edited meanwhile; the ordered version is drawn.
  await page.getByRole("textbox", { name: "Title" }).fill("Rain on the roof");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Preview · free$/ })).toBeVisible(MADE);

  await page.getByRole("button", { name: "Preview · free" }).click();
  await expect(page.getByRole("radio", { name: "Whole story" })).toBeVisible(MADE);
  await expect(page.getByText("Preview of the whole story, small.")).toBeVisible();

  // One caption: only the caption becomes stale, not the pictures and voices.
  await page.getByRole("switch", { name: "Caption same as spoken" }).click();
  await page.getByRole("textbox", { name: "Caption" }).fill("Rain. A roof. Home.");
  await expect(
    page.getByRole("complementary").getByText("Caption out of date").first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Update what changed/ })).toBeHidden();

  await page.getByRole("button", { name: /^Render · \d+ gems?$/ }).click();
  const sheet = page.getByRole("dialog", { name: "Render the film" });
  await sheet.getByRole("button", { name: /^Render/ }).click();
  await expect(work).toHaveAttribute("aria-valuetext", /^Rendering the film/);
  await page.getByRole("link", { name: "Open the film" }).click(MADE);

  // The item page: the film, its chapters, its captions as a track and as files, and the way back.
  await expect(page.getByRole("region", { name: /^Player:/ })).toBeVisible(MADE);
  const film = page.locator("video");
  await page.getByRole("button", { name: "Show the caption track" }).click();
  await expect.poll(() => film.evaluate(shownCaptions)).toEqual({ mode: "showing", atTop: true });
  await page.getByRole("button", { name: "Hide the caption track" }).click();
  await expect.poll(() => film.evaluate(shownCaptions)).toMatchObject({ mode: "disabled" });
  const last = page.getByRole("list", { name: "Chapters" }).getByRole("button").last();
  const [minutes = 0, seconds = 0] = ((await last.textContent()) ?? "").match(/\d+/g) ?? [];
  const start = Number(minutes) * 60 + Number(seconds);
  expect(start).toBeGreaterThan(0);
  await last.click();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThanOrEqual(start);
  await page.getByRole("button", { name: "Download" }).click();
  for (const form of ["VTT", "SRT"])
    await expect(page.getByRole("menuitem", { name: new RegExp(form) })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Open the storyboard" })).toBeVisible();

  // On a phone, the buttons are below the film, where they do not cover the captions.
  await page.setViewportSize({ width: 360, height: 740 });
  const [picture, seek] = [film, page.getByRole("slider", { name: "Seek" })];
  const edge = async (place: Locator) => {
    const box = await place.boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  expect((await edge(seek)).top).toBeGreaterThanOrEqual((await edge(picture)).bottom);
});

/**
 * Returns whether the captions of a film are visible, and whether its buttons cover any of them.
 */
function shownCaptions(film: Element) {
  const track = film instanceof HTMLVideoElement ? film.textTracks[0] : undefined;
  const cues = [...(track?.cues ?? [])];
  const atTop = cues.length > 0 && cues.every((cue) => cue instanceof VTTCue && cue.line === 1);
  return { mode: track?.mode, atTop };
}
