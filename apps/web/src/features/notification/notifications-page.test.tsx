import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, notification } from "../../test/builders.ts";
import { type Call, fakeServer, Refused } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { NotificationsPage } from "./notifications-page.tsx";

const items = [
  notification({ id: "ntf_1", title: "Your picture is ready", creation: card() }),
  notification({
    id: "ntf_2",
    kind: "action",
    title: "Your 10 gems for today are ready",
    action: { label: "Claim", kind: "daily-claim" },
  }),
];
const listNotifications = () => ({ items, nextCursor: null, unread: 2 });
const page = () => <NotificationsPage claimButton={<button type="button">Claim 10</button>} />;
const read = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === "readNotifications").map(({ body }) => body);

test("marks a notification as read, and only that one, when its subject is opened", async () => {
  const calls = fakeServer({ listNotifications, readNotifications: () => ({ unread: 1 }) });
  const { user } = show(page);
  await user.click(await screen.findByRole("link", { name: /Your picture is ready/ }));
  await waitFor(() => expect(screen.getAllByText("Unread")).toHaveLength(1));
  await waitFor(() => expect(read(calls)).toEqual([{ ids: ["ntf_1"] }]));
});

test("links a notification without a work to its subject", async () => {
  const waits = notification({
    id: "ntf_3",
    title: "Your story is waiting for you",
    href: "/story/s1",
  });
  fakeServer({ listNotifications: () => ({ items: [waits], nextCursor: null, unread: 1 }) });
  show(page);
  const link = await screen.findByRole("link", { name: /Your story is waiting for you/ });
  expect(link.getAttribute("href")).toBe("/story/s1");
});

test("shows the claim button on the daily gems", async () => {
  fakeServer({ listNotifications });
  show(page);
  await screen.findByText("Your 10 gems for today are ready");
  expect(screen.getAllByRole("button", { name: "Claim 10" })).toHaveLength(1);
});

test("shows the action button on what waits for an answer; pressing it marks it as read", async () => {
  const waits = notification({
    ...{ id: "ntf_4", kind: "action", title: "Your story is waiting for you", href: "/story/s1" },
    action: { kind: "open", label: "Open the storyboard" },
  });
  const calls = fakeServer({
    listNotifications: () => ({ items: [waits], nextCursor: null, unread: 1 }),
    readNotifications: () => ({ unread: 0 }),
  });
  const { user } = show(page);
  const button = await screen.findByRole("link", { name: "Open the storyboard" });
  expect(button.getAttribute("href")).toBe("/story/s1");
  await user.click(button);
  await waitFor(() => expect(read(calls)).toEqual([{ ids: ["ntf_4"] }]));
});

test("marks all as read with one press", async () => {
  const calls = fakeServer({ listNotifications, readNotifications: () => ({ unread: 0 }) });
  const { user } = show(page);
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(screen.queryByText("Unread")).toBeNull());
  await waitFor(() => expect(read(calls)).toEqual([{}]));
});

test("reverts to unread when the server rejects marking as read", async () => {
  let refused = 0;
  fakeServer({
    listNotifications,
    readNotifications: () => {
      refused += 1;
      throw new Refused(503, "SERVICE_UNAVAILABLE");
    },
  });
  const { user } = show(page);
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(refused).toBe(1));
  await waitFor(() => expect(screen.getAllByText("Unread")).toHaveLength(2));
});
