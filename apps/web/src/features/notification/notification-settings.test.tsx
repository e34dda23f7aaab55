import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@kinora/contracts/notification/notification";
import type { NotificationSettings as Settings } from "@kinora/contracts/notification/notification-settings";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { NotificationSettings } from "./notification-settings.tsx";

const kinds = Object.fromEntries(
  NOTIFICATION_KINDS.map((kind) => [kind, { inApp: true, push: true }]),
) as Record<NotificationKind, { inApp: boolean; push: boolean }>;
const settings: Settings = { kinds, quietHours: null };
const mail = {
  ...{ money: true, decisions: true, digest: false },
  ...{ offered: true, address: "ada@example.com", relayed: false, bounced: false },
};
const sent = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ name }) => name === "changeNotificationSettings").map(({ body }) => body);
const switchOf = (name: string) => screen.findByRole("switch", { name });

test("has a switch for every kind and channel, and always lists what waits for an answer", async () => {
  const calls = fakeServer({
    getPushKey: () => ({ key: null }),
    getMailSettings: () => ({ ...mail, offered: false }),
    getNotificationSettings: () => settings,
    changeNotificationSettings: () => settings,
  });
  const { user } = show(() => <NotificationSettings />);
  const image = await switchOf("Pictures, Ready, checked, liked: Push");
  // Challenges send no notifications yet; the extra switch is for quiet hours.
  expect(screen.getAllByRole("switch")).toHaveLength((NOTIFICATION_KINDS.length - 1) * 2 + 1);
  const always = await switchOf("Everything else, Waiting for your answer: In Activity");
  expect(always.matches(":disabled")).toBe(true);
  await user.click(image);
  expect(image.getAttribute("aria-checked")).toBe("false");
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { ...settings, kinds: { ...kinds, image: { inApp: true, push: false } } },
    ]),
  );
});

test("reverts a switch that could not be saved", async () => {
  fakeServer({
    getPushKey: () => ({ key: null }),
    getMailSettings: () => ({ ...mail, offered: false }),
    getNotificationSettings: () => settings,
    changeNotificationSettings: () => {
      throw new Refused(503, "SERVICE_UNAVAILABLE");
    },
  });
  const { user } = show(() => <NotificationSettings />);
  const image = await switchOf("Pictures, Ready, checked, liked: In Activity");
  await user.click(image);
  await waitFor(() => expect(image.getAttribute("aria-checked")).toBe("true"));
});

test("saves the user's own quiet hours, which need a length", async () => {
  let kept = settings;
  const calls = fakeServer({
    getPushKey: () => ({ key: null }),
    getMailSettings: () => ({ ...mail, offered: false }),
    getNotificationSettings: () => kept,
    changeNotificationSettings: ({ body }) => {
      kept = body as Settings;
      return kept;
    },
  });
  const { user } = show(() => <NotificationSettings />);
  await user.click(await switchOf("Quiet hours"));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() =>
    expect(sent(calls)).toEqual([{ kinds, quietHours: { from: "22:00", to: "07:00", zone } }]),
  );
  const to = screen.getByLabelText("To");
  await user.clear(to);
  await user.type(to, "22:00");
  await user.tab();
  expect(screen.getByText("Choose another time.")).toBeDefined();
  await user.clear(to);
  await user.type(to, "08:15");
  await user.tab();
  await waitFor(() =>
    expect(sent(calls).at(-1)).toMatchObject({ quietHours: { from: "22:00", to: "08:15", zone } }),
  );
  expect(sent(calls)).toHaveLength(2);
});

test.each([
  [{ offered: false }, "This server doesn't send email."],
  [{ address: null }, "Your sign-in has no verified email address, so nothing is emailed to you."],
  [
    { bounced: true },
    "Email to ada@example.com bounced: there's no such address. We no longer send to it.",
  ],
])("offers no mail when none would arrive: %o", async (part, words) => {
  fakeServer({
    ...{ getPushKey: () => ({ key: null }), getNotificationSettings: () => settings },
    getMailSettings: () => ({ ...mail, ...part }),
  });
  show(() => <NotificationSettings />);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole("switch", { name: /^Corrections/ })).toBe(null);
});

test("always mails about security, and about other kinds as chosen", async () => {
  const calls = fakeServer({
    ...{ getPushKey: () => ({ key: null }), getNotificationSettings: () => settings },
    getMailSettings: () => ({ ...mail, relayed: true }),
    changeMailSettings: ({ body }) => ({ ...mail, ...(body as object) }),
  });
  const { user } = show(() => <NotificationSettings />);
  const always = await switchOf("Account security: always emailed");
  expect(always.matches(":disabled")).toBe(true);
  expect(screen.getByText(/which Apple forwards/)).toBeDefined();
  await user.click(await switchOf("Your week, when there's something to report"));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === "changeMailSettings")).toMatchObject([
      { body: { money: true, decisions: true, digest: true } },
    ]),
  );
});
