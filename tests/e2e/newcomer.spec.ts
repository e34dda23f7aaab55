import { accountOf, chooseAtProvider, expect, test } from "./fixtures.ts";
import { createButton, started, UNTIL_MADE, write } from "./support/composer.ts";

const prompt = "a fox in a neon city at night, light rain";

test("a new visitor writes a prompt, signs in, watches a film develop, plays it and shares it", async ({
  page,
  signedInAs,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("textbox", { name: "Prompt" }).click();
  await write(page, { prompt, kind: "Film", length: 4 });
  await createButton(page).click();

  await expect(page.getByRole("heading", { name: "Sign in to Kinora" })).toBeVisible();
  await expect(page.getByText("Your draft is saved")).toBeVisible();
  await chooseAtProvider(page, "ada", "Google");
  await expect(accountOf(page, "ada")).toBeVisible();

  const line = page.getByRole("textbox", { name: "Prompt" });
  await expect(line).toHaveValue(prompt);
  await line.click();
  await createButton(page, 4).click();
  await expect(page).toHaveURL(/\/create$/);
  const progress = started(page).getByRole("progressbar");
  await expect(progress).toHaveAttribute("aria-valuetext", /^Rendering, [1-9]/, UNTIL_MADE);

  const film = started(page).locator("video");
  await expect(film).toBeVisible(UNTIL_MADE);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  expect(await film.evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(4, 0);

  await started(page).getByRole("button", { name: "Add to feed" }).click();
  await expect(page.getByText("Added to the feed.")).toBeVisible();

  const other = await signedInAs("bruno", "Apple");
  await other.goto("/recent");
  await other.getByRole("link", { name: `${prompt}, by Ada Lindqvist` }).click();
  const item = other.getByRole("dialog", { name: "Item" });
  // A reload would cancel a request in flight.
  const liked = other.waitForResponse(
    (answer) => new URL(answer.url()).pathname.endsWith("/like") && answer.ok(),
  );
  await item.getByRole("button", { name: "Like, 0 so far" }).click();
  await liked;
  await other.reload();
  await expect(other.getByRole("button", { name: "Like, 1 so far" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});
