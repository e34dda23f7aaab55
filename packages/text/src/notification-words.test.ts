import { MESSAGES, type MessageCode, parseNotification } from "@kinora/contracts/message/message";
import { describe, expect, it } from "vitest";
import { CATALOGUES } from "./catalogues.gen.ts";
import { LOCALES } from "./locale.ts";
import { notificationWords } from "./notification-words.ts";

const codes = Object.keys(MESSAGES).filter((code): code is MessageCode => code in MESSAGES);

/** What a sentence asks for, however deep: "kind" of ["kind", "select", { … }]. */
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

describe.each(LOCALES)("the words in %s", (locale) => {
  it.each(codes)("speak of nothing that %s does not tell", (code) => {
    const told = new Set([...Object.keys(MESSAGES[code].shape), "refusal", "dated"]);
    // What is not translated is English.
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

it("counts in plurals and names days by their UTC date, wherever it runs", () => {
  const offer = (gems: number) =>
    notificationWords(parseNotification("gem.dailyOffer", { gems, lastDay: "2026-06-16" }), "en");
  expect(offer(10)).toEqual({
    title: "Your 10 gems for today are ready",
    body: "If you claim them today, you can use them until the end of June 16 (UTC).",
    action: "Claim 10 gems",
  });
  expect(offer(1).action).toBe("Claim 1 gem");
});

it("says what a story waits for and why, a refusal in its own words", () => {
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

it("says why a story stopped, in the words of then where it was told in words", () => {
  const stopped = (why: unknown) =>
    notificationWords(parseNotification("story.stopped", { why }), "en").body;
  expect(stopped({ code: "story.pieceUnmade", params: { piece: "score" } })).toBe(
    "The music couldn't be made.",
  );
  expect(stopped("The voice couldn't be made.")).toBe("The voice couldn't be made.");
});

it("ends with its last word when nothing was said besides the rule", () => {
  const hidden = { kind: "image", rule: "harmful", reason: "" };
  expect(notificationWords(parseNotification("creation.hidden", hidden), "en").body).toMatch(
    /^A moderator decided this\..* The rule: nothing harmful or dangerous\.$/,
  );
});

it("names a hidden work by its kind and day, and as before where no day was told", () => {
  const titleOf = (told: object) =>
    notificationWords(
      parseNotification("creation.hidden", { kind: "image", reason: "", ...told }),
      "en",
    ).title;
  expect(titleOf({ madeOn: "2026-06-15" })).toBe("Your picture from June 15, 2026 was hidden");
  expect(titleOf({})).toBe("Your picture was hidden");
});

it("leaves what people wrote as it is, braces and all", () => {
  const prompt = "a {fox} '{0}' <b># {n, plural, other {x}}";
  const message = parseNotification("creation.failed", { kind: "video", failure: "input", prompt });
  expect(notificationWords(message, "en")).toEqual({
    title: "Your film couldn't be made",
    body: `It can't be made from that file. Nothing was charged. ${prompt}`,
    action: null,
  });
});

it.each([
  ["no.such.code", {}],
  ["creation.ready", { kind: "video" }],
  ["toString", {}],
  ["creation.inTrash", { lastDay: "2026-06-16" }],
])("is not made of what is no message: %s", (code, params) => {
  expect(() => parseNotification(code, params)).toThrow();
});
