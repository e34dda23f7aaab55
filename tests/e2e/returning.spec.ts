import { expect, test } from "./fixtures.ts";

test("a returning visitor gets the rendered page, and the cached one when offline", async ({
  page,
  context,
}) => {
  await page.goto("/help");
  // Registered now; otherwise it would only be registered after the page has been open for a while.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise((resolve) =>
      active?.addEventListener("statechange", resolve, { once: true }),
    );
  });
  const answer = await page.goto("/help");
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).toContain("How Kinora works</h1>");
  await context.setOffline(true);
  const kept = await page.goto("/help");
  expect(await kept?.text()).not.toContain("How Kinora works</h1>");
  await expect(page.getByRole("heading", { name: "How Kinora works" })).toBeVisible();
  await context.setOffline(false);
});
