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

test("opening what a notification is about counts as reading it, and only it", async () => {
  const calls = fakeServer({ listNotifications, readNotifications: () => ({ unread: 1 }) });
  const { user } = show(page);
  await user.click(await screen.findByRole("link", { name: /Your picture is ready/ }));
  await waitFor(() => expect(screen.getAllByText("Unread")).toHaveLength(1));
  await waitFor(() => expect(read(calls)).toEqual([{ ids: ["ntf_1"] }]));
});

test("a notification without a work leads to what it is about", async () => {
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

test("the daily gems carry their button", async () => {
  fakeServer({ listNotifications });
  show(page);
  await screen.findByText("Your 10 gems for today are ready");
  expect(screen.getAllByRole("button", { name: "Claim 10" })).toHaveLength(1);
});

test("what waits for an answer carries the button that leads to it, and its press counts as reading", async () => {
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

test("all are read with one press", async () => {
  const calls = fakeServer({ listNotifications, readNotifications: () => ({ unread: 0 }) });
  const { user } = show(page);
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(screen.queryByText("Unread")).toBeNull());
  await waitFor(() => expect(read(calls)).toEqual([{}]));
});

test("what the server would not mark as read is unread again", async () => {
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
