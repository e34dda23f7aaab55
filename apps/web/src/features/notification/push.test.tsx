import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { PushHere } from "./push-here.tsx";
import { TellWhenDone } from "./tell-when-done.tsx";

const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
const endpoint = "https://fcm.googleapis.com/x";

/** A browser that supports push messages, whose user answers the permission prompt as given. */
function pushBrowser(answer: NotificationPermission) {
  let subscription: object | null = null;
  const asked = vi.fn(async () => answer);
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          subscription = null;
        },
      };
      return subscription;
    }),
  };
  const registration = { pushManager };
  vi.stubGlobal("Notification", { permission: "default", requestPermission: asked });
  vi.stubGlobal("PushManager", class {});
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
    localStorage.clear();
  });
  return { asked, pushManager };
}
const server = () =>
  fakeServer({ getPushKey: () => ({ key: "key" }), startPush: () => null, endPush: () => null });
const sent = (calls: ReturnType<typeof fakeServer>, name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body);

test("asks for permission only after the press, and sends the endpoint to the server", async () => {
  const browser = pushBrowser("granted");
  const calls = server();
  const { user } = show(() => <TellWhenDone />);
  const button = await screen.findByRole("button", { name: "Notify me when it's done" });
  expect(browser.asked).not.toHaveBeenCalled();
  await user.click(button);
  await screen.findByText("This browser will notify you when it's done.");
  expect(browser.pushManager.subscribe).toHaveBeenCalledWith({
    ...{ userVisibleOnly: true, applicationServerKey: "key" },
  });
  expect(sent(calls, "startPush")).toEqual([{ endpoint, keys }]);
});

test("sends nothing when the user declines", async () => {
  const browser = pushBrowser("denied");
  const calls = server();
  const { user } = show(() => <TellWhenDone />);
  await user.click(await screen.findByRole("button", { name: "Notify me when it's done" }));
  await waitFor(() => expect(browser.asked).toHaveBeenCalled());
  expect(browser.pushManager.subscribe).not.toHaveBeenCalled();
  expect(sent(calls, "startPush")).toEqual([]);
});

test("unsubscribes with a press", async () => {
  pushBrowser("granted");
  const calls = server();
  const { user } = show(() => <PushHere />);
  await user.click(await screen.findByRole("button", { name: "Notify me when it's done" }));
  await user.click(await screen.findByRole("button", { name: "Stop notifying me here" }));
  await screen.findByRole("button", { name: "Notify me when it's done" });
  expect(sent(calls, "endPush")).toEqual([{ endpoint }]);
});

test("explains an unsupported browser, and offers nothing on a work", async () => {
  server();
  show(() => (
    <>
      <PushHere />
      <TellWhenDone />
    </>
  ));
  await screen.findByText(/It can't get push notifications/);
  expect(screen.queryByRole("button")).toBeNull();
});
