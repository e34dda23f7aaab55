import { expect, test } from "./fixtures.ts";
import { registerWorker } from "./support/register-worker.ts";

test("a returning visitor gets the rendered page, and the cached one when offline", async ({
  page,
  context,
}) => {
  await page.goto("/help");
  await registerWorker(page);
  const answer = await page.goto("/help");
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).toContain("How Kinora works</h1>");
  await context.setOffline(true);
  const kept = await page.goto("/help");
  expect(await kept?.text()).not.toContain("How Kinora works</h1>");
  await expect(page.getByRole("heading", { name: "How Kinora works" })).toBeVisible();
  await context.setOffline(false);
});

test("the next user of a browser does not get the models of the last one when offline", async ({
  signedInAs,
}) => {
  const page = await signedInAs("ada");
  await page.goto("/help");
  await registerWorker(page);
  const listed = page.waitForResponse("**/api/models");
  await page.goto("/create");
  expect((await listed).request().headers().authorization).toMatch(/^Bearer /);
  await page.context().setOffline(true);
  // As a page asks for them after signing out.
  const answer = await page.evaluate(() =>
    fetch("/api/models").then(
      ({ status }) => status,
      () => "none",
    ),
  );
  await page.context().setOffline(false);
  expect(answer).toBe("none");
});
