import type { Page } from "@playwright/test";
import { balanceOf, expect, test } from "./fixtures.ts";
import { openPublishedWorks, type PublishedWorks } from "./support/published-works.ts";

let works: PublishedWorks;
test.beforeAll(async ({ server }) => {
  works = await openPublishedWorks(server);
  await works.publish(30);
  await works.rank();
});
test.afterAll(() => works.remove());

/**
 * Lists the controls that the message covers; it may cover up to half of a control as large as a
 * work.
 */
const HALF = 0.5;
const covered = (page: Page) =>
  page.evaluate((most) => {
    const message = document.querySelector("[data-toast] > *");
    if (!message) return ["there is no message"];
    const its = message.getBoundingClientRect();
    return [...document.querySelectorAll("a[href], button, input, textarea, [tabindex='0']")]
      .filter((control) => !message.contains(control) && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        const across = Math.min(right, its.right) - Math.max(left, its.left);
        const down = Math.min(bottom, its.bottom) - Math.max(top, its.top);
        const share = (Math.max(0, across) * Math.max(0, down)) / (width * height || 1);
        return share > (Math.min(width, height) >= 90 ? most : 0);
      })
      .map((control) => control.getAttribute("aria-label") ?? control.textContent);
  }, HALF);

/**
 * Acts as another tab: it receives the signed-in user as soon as this page listens, and can sign
 * them out.
 */
const beAnotherTab = () => {
  const other = new BroadcastChannel("session");
  const heard = new Promise<string>((resolve) => {
    other.addEventListener("message", ({ data }) => resolve(data.uid), { once: true });
  });
  Object.assign(globalThis, {
    signOut: async () => other.postMessage({ uid: await heard, signed: "out" }),
  });
};
const signOutElsewhere = () => (globalThis as unknown as { signOut(): Promise<void> }).signOut();

test("a message covers no button on a wall of works at any width", async ({ signedInAs }) => {
  const page = await signedInAs("mira");
  await page.addInitScript(beAnotherTab);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("link", { name: /gems/ }).first()).toBeVisible();
    await expect(page.locator("[data-id]").first()).toBeVisible();
    await page.evaluate(signOutElsewhere);
    await page.locator("[data-toast]").waitFor();
    // The message stays while it is hovered; it moves aside for controls that appear later.
    const coveredNow = async () => {
      await page.locator("[data-toast]").dispatchEvent("pointerenter");
      return covered(page);
    };
    await expect.poll(coveredNow, `${width} px wide`).toEqual([]);
  }
});

test("a message does not move the page at any width", async ({ signedInAs }) => {
  const page = await signedInAs("mira");
  await page.goto("/");
  const address = await page.locator("[data-id] a[href^='/item/']").first().getAttribute("href");
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address ?? "");
    const title = page.getByRole("heading", { level: 1 });
    await expect(page.getByRole("button", { name: "Copy prompt" })).toBeVisible();
    await page.getByRole("button", { name: "Copy prompt" }).scrollIntoViewIfNeeded();
    const before = await title.boundingBox();
    await page.context().grantPermissions(["clipboard-write"]);
    await page.getByRole("button", { name: "Copy prompt" }).click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    expect(await title.boundingBox(), `${width} px wide`).toEqual(before);
  }
});

test.describe("on a touchscreen", () => {
  test.use({ contextOptions: { hasTouch: true, isMobile: true } });

  test("swiping back through works stays on an item page", async ({ signedInAs }) => {
    const page = await signedInAs("mira");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    // Before the app has taken over, a click follows the link to the page of the work.
    await expect(balanceOf(page)).toBeVisible();
    await page.locator("[data-id] a").first().click();
    const place = page.getByRole("dialog", { name: "Item" }).getByText(/ in Trending$/);
    await expect(place).toHaveText(/^1 of/);
    const finger = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => ({ touchPoints: [{ x, y: 220 }] });
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(from) });
      for (let part = 1; part <= 10; part++)
        await finger.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          ...at(from + ((to - from) * part) / 10),
        });
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(280, 60);
    await expect(place).toHaveText(/^2 of/);
    await swipe(100, 320);
    await expect(place).toHaveText(/^1 of/);
    await swipe(100, 320);
    await expect(page.getByText("This is the first one in Trending.")).toBeVisible();
    await expect(place).toHaveText(/^1 of/);
  });
});
