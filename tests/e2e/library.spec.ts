import { balanceOf, expect, test } from "./fixtures.ts";
import { createButton, makePicture, started, writeOnCreatePage } from "./support/composer.ts";
import { placesOn } from "./support/places-on.ts";
import { openPublishedWorks } from "./support/published-works.ts";

test("a cancelled film refunds its gems", async ({ signedInAsNewcomer }) => {
  const page = await signedInAsNewcomer("Emil Vos");
  const balance = balanceOf(page);
  await expect(balance).toContainText("20");
  await writeOnCreatePage(page, {
    prompt: "a train through the mountains",
    kind: "Film",
    length: 10,
  });
  await createButton(page, 10).click();
  await expect(balance).toContainText("10");
  await started(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Canceled\. \d+ gems? came back\.$/)).toBeVisible();
  await expect(balance).toContainText("20");
});

test("a reload while a film renders keeps its progress", async ({ signedInAsNewcomer }) => {
  const page = await signedInAsNewcomer("Fumi Abe");
  const prompt = "a sailing boat in a snow storm";
  await writeOnCreatePage(page, { prompt, kind: "Film", length: 8 });
  await createButton(page, 8).click();
  const progress = page.getByRole("progressbar", { name: prompt });
  await expect(progress).toHaveAttribute("aria-valuetext", /^Rendering/);
  const before = Number(await progress.getAttribute("aria-valuenow"));
  await page.reload();
  await expect
    .poll(async () => Number(await progress.getAttribute("aria-valuenow")))
    .toBeGreaterThanOrEqual(before);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(progress).toBeHidden();
});

test("a deleted work is restored from the trash", async ({ signedInAs }) => {
  const page = await signedInAs("bruno");
  const prompt = "a red balloon over a village";
  await makePicture(page, prompt);
  await page.goto("/library");
  const actions = page.getByRole("button", { name: `Actions for ${prompt}` });
  await actions.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("Moved to the trash. Deleted for good in 30 days.")).toBeVisible();
  await expect(actions).toBeHidden();

  await page.getByRole("button", { name: "Trash" }).click();
  await actions.click();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await expect(page.getByText("Restored to your library.")).toBeVisible();
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(page.getByRole("link", { name: prompt })).toBeVisible();
});

test("a reload in the middle of the library keeps the position", async ({
  server,
  signedInAsNewcomer,
}) => {
  const page = await signedInAsNewcomer("Gesa Lund");
  const works = await openPublishedWorks(server);
  await works.giveTo("Gesa Lund", 60);
  await page.goto("/library");
  await page.getByRole("button", { name: "Show older" }).click();
  // Further down than one page of the list.
  const depth = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight - innerHeight - 300);
      return scrollY;
    });
  await expect.poll(depth).toBeGreaterThan(1_600);
  await expect
    .poll(async () => Object.keys((await placesOn(page)).tiles).length)
    .toBeGreaterThan(3);
  const left = await placesOn(page);
  await page.reload();
  // The wall may have drawn more by then, but existing tiles are unchanged.
  await expect.poll(() => placesOn(page)).toMatchObject(left);
  await works.remove();
});
