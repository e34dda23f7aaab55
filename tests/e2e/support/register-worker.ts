import type { Page } from "@playwright/test";

/** Registers the service worker now; otherwise that happens after the page has been open for a while. */
export async function registerWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise((resolve) =>
      active?.addEventListener("statechange", resolve, { once: true }),
    );
  });
}
