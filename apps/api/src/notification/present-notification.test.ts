import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { StoredNotification } from "@kinora/domain/notification/notification-store";
import { expect, test } from "vitest";
import { presentNotification } from "./present-notification.ts";

const told = (kind: StoredNotification["kind"], body: string) =>
  ({ kind, body, createdAt: new Date(0) }) as StoredNotification;
const card = (title: string | null) => ({ kind: "music", title }) as CreationCard;

test("a work that was renamed goes by its name, and by what was asked for without one", () => {
  const ready = told("music", "a waltz for a walk home");
  expect(presentNotification(ready, card("Snow waltz")).body).toBe("Snow waltz");
  expect(presentNotification(ready, card(null)).body).toBe("a waltz for a walk home");
  expect(presentNotification(ready, undefined).body).toBe("a waltz for a walk home");
});

test("why something was not made is told whatever its name", () => {
  const failed = told("music fail", "It took too long. Nothing was charged.");
  expect(presentNotification(failed, card("Snow waltz")).body).toBe(failed.body);
});
