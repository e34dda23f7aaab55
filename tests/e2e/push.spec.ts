import type { PushMessage } from "@kinora/contracts/notification/push";
import {
  HOST,
  newBrowser,
  type PushedBrowser,
  startPushService,
} from "@kinora/testing/notification/push-service";
import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";
import { createButton, started, UNTIL_MADE, writeOnCreatePage } from "./support/composer.ts";
import { registerWorker } from "./support/register-worker.ts";
import { startServer } from "./support/start-server.ts";

type PushService = Awaited<ReturnType<typeof startPushService>>;

/** Journeys on a server that knows one push service, on this machine. */
const test = base.extend<object, { service: PushService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      service.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ service }, use) => {
      const server = await startServer({
        ...{ PUSH_SERVICES: HOST, PUSH_SERVICE_PORT: `${service.port}` },
        NODE_OPTIONS: `--import ${new URL("./support/reach-push-service.ts", import.meta.url)}`,
      });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

test("a user who has left the page is told once that their film is ready", async ({
  signedInAs,
  service,
}) => {
  const page = await signedInAs("ada");
  const browser = newBrowser("ada");
  await page.context().addInitScript(subscribe, {
    endpoint: browser.endpoint,
    keys: browser.keys,
  });
  await registerWorker(page);
  await page.goto("/settings/notifications");
  await page.getByRole("button", { name: "Notify me when it's done" }).click();
  await expect(page.getByRole("button", { name: "Stop notifying me here" })).toBeVisible();
  await writeOnCreatePage(page, { prompt: "a red kite over a hill", kind: "Film", length: 4 });
  await createButton(page).click();
  await expect(started(page)).toBeVisible();
  await page.goto("about:blank");
  await expect.poll(() => service.readBy(browser).length, UNTIL_MADE).toBe(1);
  const [message] = service.readBy(browser);
  expect(message).toMatchObject({ kind: "video", body: "a red kite over a hill" });

  await page.goto("/help");
  const shown = await notificationsOf(page);
  const deliver = await pushesTo(page);
  // The second time as if the server had died before it knew of the first.
  for (const one of [message, message, { ...message, id: "another", title: "Another" }])
    await deliver(one);
  const { title, body } = message ?? {};
  await expect.poll(shown).toEqual([`${title}: ${body}`, `Another: ${body}`]);
  await page.goto(message?.path ?? "");
  await expect(page.getByRole("heading", { name: "a red kite over a hill" })).toBeVisible();
  expect(service.readBy(browser)).toHaveLength(1);
});

/**
 * Lets this browser notify, and subscribes it to the simulated service: without a screen it denies
 * notifications, and without the internet it reaches no push service.
 */
function subscribe({ endpoint, keys }: Pick<PushedBrowser, "endpoint" | "keys">): void {
  Object.defineProperty(Notification, "permission", { get: () => "default" });
  Notification.requestPermission = async () => "granted";
  const subscription: Partial<PushSubscription> = { endpoint, toJSON: () => ({ endpoint, keys }) };
  PushManager.prototype.subscribe = async () => subscription as PushSubscription;
  PushManager.prototype.getSubscription = async () => subscription as PushSubscription;
}

/** Returns a function that hands a message to the page's service worker, as the browser does. */
async function pushesTo(
  page: Page,
): Promise<(message: Partial<PushMessage> | undefined) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (message) => {
    const data = JSON.stringify(message);
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  };
}

/** Returns a function that lists what the page's service worker has shown since. */
async function notificationsOf(page: Page): Promise<() => Promise<string[]>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("The page has no service worker.");
  await worker.evaluate(() => {
    const shown: string[] = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void shown.push(`${title}: ${options?.body}`);
    Object.assign(self, { shown });
  });
  return () => worker.evaluate(() => (self as unknown as { shown: string[] }).shown);
}
