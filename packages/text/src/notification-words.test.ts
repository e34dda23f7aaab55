import { MESSAGES, type MessageCode, parseNotification } from "@kinora/contracts/message/message";
import { describe, expect, it } from "vitest";
import { CATALOGUES } from "./catalogues.gen.ts";
import { LOCALES } from "./locale.ts";
import { notificationWords } from "./notification-words.ts";

const codes = Object.keys(MESSAGES).filter((code): code is MessageCode => code in MESSAGES);

/**
 * Returns the names of all placeholders of a compiled text, at any depth: "kind" of ["kind",
 * "select", { … }].
 */
function placeholders(tokens: unknown): Set<string> {
  if (!Array.isArray(tokens)) return new Set();
  const found = tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, type, choices] = token;
    const isNumberSign = name === "#";
    const inner = typeof choices === "object" && choices !== null && type !== "date";
    return [
      ...(isNumberSign ? [] : [String(name)]),
      ...(inner ? Object.values(choices).flatMap((words) => [...placeholders(words)]) : []),
    ];
  });
  return new Set(found);
}

describe.each(LOCALES)("the texts in %s", (locale) => {
  it.each(codes)("use only parameters of %s", (code) => {
    const told = new Set([
      ...Object.keys(MESSAGES[code].shape),
      "refusal",
      "dated",
      "named",
      "noted",
      "part",
    ]);
    // Missing translations fall back to English.
    const catalogue: Readonly<Record<string, unknown>> = {
      ...CATALOGUES.en,
      ...CATALOGUES[locale],
    };
    const own = Object.entries(catalogue).filter(([id]) => `${id}.`.startsWith(`${code}.`));
    expect(own.length).toBeGreaterThanOrEqual(1);
    for (const [id, words] of own) {
      for (const name of placeholders(words)) expect(told, `${id}: {${name}}`).toContain(name);
    }
  });
});

it("writes money as prices, and of what a refund is a part", () => {
  const title = (params: object) =>
    notificationWords(parseNotification("payment.refunded", params), "en").title;
  expect(title({ sum: "5.50 USD", paid: "14.99 USD" })).toBe(
    "$5.50 of your $14.99 is on its way back to you",
  );
  expect(title({ sum: "1500 JPY", paid: null })).toBe("¥1,500 is on its way back to you");
  // From before it was told.
  expect(title({ sum: "4.99 USD" })).toBe("$4.99 is on its way back to you");
});

it("uses plurals, and formats days by their UTC date in any time zone", () => {
  const offer = (gems: number) =>
    notificationWords(parseNotification("gem.dailyOffer", { gems, lastDay: "2026-06-16" }), "en");
  expect(offer(10)).toEqual({
    title: "Your 10 gems for today are ready",
    body: "If you claim them today, you can use them until the end of June 16 (UTC).",
    action: "Claim 10 gems",
  });
  expect(offer(1).action).toBe("Claim 1 gem");
});

it("explains what a story waits for and why, with the wording of the refusal", () => {
  const waiting = (code: string, left: number) =>
    notificationWords(
      parseNotification("story.waiting", { code, left, next: "pictures", gems: 5, title: "Fox" }),
      "en",
    ).body;
  expect(waiting("SPEND_LIMIT", 1)).toBe(
    "“Fox”: next is drawing the pictures, 5 gems. 1 gem of its limit left.",
  );
  expect(waiting("INSUFFICIENT_GEMS", 0)).toBe(
    "“Fox”: next is drawing the pictures, 5 gems. You don't have enough gems for this.",
  );
});

it("explains why a story stopped, and keeps a reason that was stored as words", () => {
  const stopped = (why: unknown) =>
    notificationWords(parseNotification("story.stopped", { why }), "en").body;
  expect(stopped({ code: "story.pieceUnmade", params: { piece: "score" } })).toBe(
    "The music couldn't be made.",
  );
  expect(stopped("The voice couldn't be made.")).toBe("The voice couldn't be made.");
});

it("ends with the rule when there is no reason", () => {
  const hidden = { kind: "image", rule: "harmful", reason: "" };
  expect(notificationWords(parseNotification("creation.hidden", hidden), "en").body).toMatch(
    /^A moderator decided this\..* The rule: nothing harmful or dangerous\.$/,
  );
});

it("names a hidden work by its kind and day, and only by its kind when no day is given", () => {
  const titleOf = (told: object) =>
    notificationWords(
      parseNotification("creation.hidden", { kind: "image", reason: "", ...told }),
      "en",
    ).title;
  expect(titleOf({ madeOn: "2026-06-15" })).toBe("Your picture from June 15, 2026 was hidden");
  expect(titleOf({})).toBe("Your picture was hidden");
});

it("leaves users' text unchanged, including braces", () => {
  const prompt = "a {fox} '{0}' <b># {n, plural, other {x}}";
  const message = parseNotification("creation.failed", { kind: "video", failure: "input", prompt });
  expect(notificationWords(message, "en")).toEqual({
    title: "Your film couldn't be made",
    body: `It can't be made as it was ordered. Nothing was charged. ${prompt}`,
    action: null,
  });
});

it.each([
  ["no.such.code", {}],
  ["creation.ready", { kind: "video" }],
  ["toString", {}],
  ["creation.inTrash", { lastDay: "2026-06-16" }],
])("rejects an invalid message: %s", (code, params) => {
  expect(() => parseNotification(code, params)).toThrow();
});
