import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { StoredNotification } from "@kinora/domain/notification/notification-store";
import { expect, test } from "vitest";
import { presentNotification } from "./present-notification.ts";

const told = (kind: StoredNotification["kind"], says: StoredNotification["says"]) =>
  ({ kind, says, createdAt: new Date(0) }) as StoredNotification;
const card = (title: string | null) => ({ kind: "music", title }) as CreationCard;

test("names a work by its title, or by its prompt when it has none", () => {
  const prompt = "a waltz for a walk home";
  const ready = told("music", { code: "creation.ready", params: { kind: "music", prompt } });
  expect(presentNotification(ready, card("Snow waltz"), "en").body).toBe("Snow waltz");
  expect(presentNotification(ready, card(null), "en").body).toBe("a waltz for a walk home");
  expect(presentNotification(ready, undefined, "en").body).toBe("a waltz for a walk home");
});

test("explains why something was not made, whatever its title is", () => {
  const params = { kind: "music", failure: "timeout", prompt: "a waltz" } as const;
  const failed = told("music fail", { code: "creation.failed", params });
  expect(presentNotification(failed, card("Snow waltz"), "en").body).toBe(
    "It took too long. Nothing was charged. a waltz",
  );
});

test("shows an old notification without a message in its stored words", () => {
  const words = { title: "Your 10 gems are ready", body: "Claim them.", action: "Claim 10 gems" };
  const offer = { ...told("action", words), action: "daily-claim" } as const;
  expect(presentNotification(offer, undefined, "en")).toMatchObject({
    ...{ code: null, params: {}, title: words.title, body: words.body },
    action: { kind: "daily-claim", label: "Claim 10 gems" },
  });
});
