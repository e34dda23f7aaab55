import { expect, test } from "./fixtures.ts";
import { makePicture } from "./support/composer.ts";

test("a link shows a preview until its work is made private, and is not found afterwards", async ({
  signedInAs,
  request,
}) => {
  const page = await signedInAs("bruno");
  const prompt = "an owl on a snowy branch";
  const id = await makePicture(page, prompt);
  const preview = await (await request.get(`/item/${id}`)).text();
  expect(preview).toContain(`<meta property="og:title" content="${prompt}">`);
  expect(preview).toMatch(/<meta property="og:image" content="http[^"]+">/);

  await page.goto(`/item/${id}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Make private" }).click();
  await expect(page.getByText("Only you can see it.")).toBeVisible();

  const other = await signedInAs("chiyo");
  await other.goto(`/item/${id}`);
  await expect(other.getByText("This work can't be found")).toBeVisible();
  expect((await request.get(`/api/creations/${id}`)).status()).toBe(404);
  expect(await (await request.get(`/item/${id}`)).text()).not.toContain(prompt);
});
