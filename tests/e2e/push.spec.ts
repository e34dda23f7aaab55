import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { THEMES, takeScreen, WIDTHS } from "./support/screenshots.ts";

/** Hands the service worker a message as the browser does that opened it. */
async function pushTo(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [own] = registrations;
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.deliverPushMessage", {
    ...{ origin: new URL(page.url()).origin, registrationId: await found },
    data: JSON.stringify(message),
  });
  await devtools.detach();
}
const shown = (page: Page) =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

test("what is pushed is shown once, and its press opens its page in the open window", async ({
  signedInAs,
}) => {
  const page = await signedInAs("ada");
  await page.context().grantPermissions(["notifications"]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const about = { tag: "n1", kind: "image", title: "Your picture is ready", body: "a fox" };
  await pushTo(page, { id: "n1 1", ...about, path: "/gems" });
  const once = [{ title: about.title, body: about.body, tag: "n1", data: { path: "/gems" } }];
  await expect.poll(() => shown(page)).toEqual(once);
  // Sent again: a server that died did not know that it had been. Dismissed meanwhile, it stays away.
  await page.evaluate(async () => {
    const own = await (await navigator.serviceWorker.ready).getNotifications();
    for (const one of own) one.close();
  });
  await pushTo(page, { id: "n1 1", ...about, path: "/gems" });
  await pushTo(page, { id: "n2 1", ...about, tag: "n2", path: "/notifications" });
  await expect.poll(async () => (await shown(page)).map(({ tag }) => tag)).toEqual(["n2"]);
});

test("settings of notifications are kept", async ({ signedInAs }) => {
  const page = await signedInAs("ada");
  await page.goto("/settings/notifications");
  const push = page.getByRole("switch", { name: "Pictures, Ready, checked, liked: Pushed" });
  await expect(push).toHaveAttribute("aria-checked", "true");
  await page.getByRole("switch", { name: "Quiet hours" }).click();
  await push.click();
  await expect(page.getByLabel("From")).toHaveValue("22:00");
  for (const [name, viewport] of Object.entries(WIDTHS)) {
    await page.setViewportSize(viewport);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(
        (chosen) => document.documentElement.setAttribute("data-theme", chosen),
        theme,
      );
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, name).toBeLessThanOrEqual(clientWidth);
      await page.evaluate(() => scrollTo(0, 0));
      await takeScreen(page, "notification-settings", theme);
    }
  }
  await page.reload();
  await expect(push).toHaveAttribute("aria-checked", "false");
  await expect(page.getByLabel("From")).toHaveValue("22:00");
});
