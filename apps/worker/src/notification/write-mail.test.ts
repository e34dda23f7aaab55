import { type NotificationCode, parseNotification } from "@kinora/contracts/message/message";
import { MAILED } from "@kinora/contracts/notification/mail-groups";
import { expect, it } from "vitest";
import { mailWriter } from "./write-mail.ts";

const write = mailWriter("https://kinora.example", () => "https://kinora.example/end", "en");
const told = {
  ...{ kind: "image", madeOn: "2026-06-15", rule: "harmful", reason: "There is a knife." },
  ...{ gems: 5, owed: 2, product: "gem_pack_1500", at: "2026-07-01T12:00:00.000Z" },
  ...{ tier: "basic", sum: "4.99 USD" },
  ...{ days: 30, plan: "basic_monthly", until: "2026-07-28T12:00:00.000Z" },
};

function mailOf(code: NotificationCode, href: string) {
  const notification = {
    ...({
      id: "ntf_1",
      userId: "usr_ada",
      kind: "action",
      topic: null,
      action: null,
      href,
    } as const),
    ...{ creationId: null, expiresAt: null, read: false, createdAt: new Date(0) },
    says: parseNotification(code, told),
  };
  return write(
    { group: MAILED[code] === "security" ? "security" : "decisions", notification },
    "usr_ada",
  );
}

const codes = Object.keys(MAILED) as NotificationCode[];

it.each(codes)("explains what the button of %s does and leaves no placeholder unfilled", (code) => {
  const { subject, text, html } = mailOf(code, "/item/crt_1");
  expect(subject).not.toBe("");
  expect(text).toMatch(/^[^:\n]+: https:\/\/kinora\.example\/item\/crt_1$/m);
  if (code !== "account.reinstated") expect(text).not.toContain("Open Kinora");
  expect(`${text}${html}`).not.toMatch(/undefined|Invalid Date|\{\w+|null/);
});

it("names the hidden work, who decided and why, and links to its page", () => {
  const { subject, text } = mailOf("creation.hidden", "/item/crt_1");
  expect(subject).toBe("Your picture from June 15, 2026 was hidden");
  expect(text).toContain("A moderator decided this.");
  expect(text).toContain("The rule: nothing harmful or dangerous. There is a knife.");
  expect(text).toContain("Read why, or appeal: https://kinora.example/item/crt_1");
});

it("links from the weekly mail to the unread notifications", () => {
  const { text } = write({ group: "digest", week: { likes: 1, unread: 2 } }, "usr_ada");
  expect(text).toContain("See your notifications: https://kinora.example/notifications");
});
