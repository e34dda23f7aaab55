import { type PersonRole, ROLES } from "@kinora/contracts/access/roles";
import { CONTENT_STATUSES } from "@kinora/contracts/creation/creation";
import { ITEM_ACTIONS } from "@kinora/contracts/creation/creation-action";
import { describe, expect, test } from "vitest";
import { Refusal } from "../refusal.ts";
import { applyAction } from "./apply-action.ts";
import { availableActions } from "./available-actions.ts";
import type { CreationState } from "./creation.ts";
import { permittedActions } from "./creation-policy.ts";
import { canSee, isInFeed, isListed, isOpen, isPublic, ratedBy } from "./creation-visibility.ts";

const now = new Date("2026-06-15T12:00:00Z");
const earlier = new Date("2026-06-01T12:00:00Z");
const state: CreationState = {
  status: null,
  statusBeforeDeletion: null,
  private: false,
  hidden: false,
  moderatorHidden: false,
  matureByAuthor: false,
  matureByHouse: null,
  inFeed: false,
  publishedAt: null,
  deletedAt: null,
  purgedAt: null,
};
const ada = { id: "ada", role: "user" as PersonRole };
const item = (change: Partial<CreationState> = {}) => ({
  ...state,
  userId: "ada",
  failureClass: null,
  ...change,
});
const because = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.details.because ?? error.code;
    throw error;
  }
  return "done";
};

const RATING = ["rateMature", "rateGeneral"];

describe("permitted actions", () => {
  const own = ITEM_ACTIONS.filter((action) => action !== "approve");
  const moderating = ["hide", "unhidden", "addToFeed", "removeFromFeed", "approve", ...RATING];
  test.each<[PersonRole, readonly string[]]>([
    ["user", []],
    ["moderator", moderating],
    ["admin", [...moderating, "delete"]],
    ["owner", [...moderating, "delete"]],
  ])("a %s on another person's item", (role, actions) => {
    expect(new Set(permittedActions(item(), { id: "mira", role }))).toEqual(new Set(actions));
  });
  test.each(ROLES)("a %s acts on their own items as owner, never as staff", (role) => {
    expect(new Set(permittedActions(item(), { id: "ada", role }))).toEqual(new Set(own));
  });
});

describe("visibility flags and the feed", () => {
  test("sets publishedAt only on the first publication", () => {
    const first = applyAction(item(), "addToFeed", "owner", now);
    expect(first).toEqual({ inFeed: true, publishedAt: now });
    const again = applyAction(item({ publishedAt: earlier }), "addToFeed", "owner", now);
    expect(again).toEqual({ inFeed: true, publishedAt: earlier });
  });
  test("only the owner can publish a work first; a moderator can return it to the feed", () => {
    expect(because(() => applyAction(item(), "addToFeed", "staff", now))).toBe("never in the feed");
    expect(applyAction(item({ publishedAt: earlier }), "addToFeed", "staff", now)).toEqual({
      ...{ inFeed: true, publishedAt: earlier },
    });
  });
  test("removes a private or unlisted work from the feed and does not return it automatically", () => {
    const shown = item({ inFeed: true });
    expect(applyAction(shown, "private", "owner", now)).toEqual({ private: true, inFeed: false });
    expect(applyAction(shown, "hide", "owner", now)).toEqual({ hidden: true, inFeed: false });
    expect(applyAction(item({ private: true }), "public", "owner", now)).toEqual({
      private: false,
    });
    expect(applyAction(item({ hidden: true }), "unhidden", "owner", now)).toEqual({
      hidden: false,
    });
  });
  test("a moderator can hide a work against the owner's will and return it to the feed", () => {
    const shown = item({ inFeed: true });
    const hidden = { ...shown, ...applyAction(shown, "hide", "staff", now) };
    expect(isInFeed(hidden)).toBe(false);
    expect(
      because(() => applyAction({ ...hidden, inFeed: false }, "addToFeed", "owner", now)),
    ).toBe("hidden by a moderator");
    expect(applyAction(hidden, "unhidden", "owner", now)).toEqual({});
    expect(isInFeed({ ...hidden, ...applyAction(hidden, "unhidden", "staff", now) })).toBe(true);
  });
  test("refuses to add private or unlisted items to the feed", () => {
    expect(because(() => applyAction(item({ private: true }), "addToFeed", "owner", now))).toBe(
      "private",
    );
    expect(because(() => applyAction(item({ hidden: true }), "addToFeed", "owner", now))).toBe(
      "hidden",
    );
  });
  test("a work whose posts are to come enters the feed at once, and is scheduled no longer", () => {
    const waiting = item({ status: "scheduled" });
    const shown = { status: null, inFeed: true, publishedAt: now };
    expect(applyAction(waiting, "addToFeed", "owner", now)).toEqual(shown);
    expect(availableActions(waiting, ada, now)).toEqual([
      ...["hide", "private", "delete", "addToFeed", "rateMature"],
    ]);
  });
  test.each(CONTENT_STATUSES.filter((status) => status !== "scheduled"))(
    "refuses to add an item with status %s to the feed",
    (status) => {
      expect(because(() => applyAction(item({ status }), "addToFeed", "owner", now))).toBe(
        "ACTION_IMPOSSIBLE",
      );
    },
  );
});

describe("trash", () => {
  test("remembers the status before deletion and restores it", () => {
    const deleted = item({
      ...applyAction(item({ status: "review" }), "delete", "owner", now),
    });
    expect(deleted).toMatchObject({ status: "deleted", deletedAt: now });
    expect(applyAction(deleted, "restore", "owner", now)).toEqual({
      status: "review",
      statusBeforeDeletion: null,
      deletedAt: null,
    });
  });
  test("restores a cancelled item as failed, so it can be retried", () => {
    const cancelled = item({
      ...applyAction(item({ status: "processing" }), "cancel", "owner", now),
    });
    expect(applyAction(cancelled, "restore", "owner", now)).toMatchObject({ status: "failed" });
  });
  test("refuses every action on a tombstone", () => {
    const gone = item({ status: "deleted", deletedAt: earlier, purgedAt: now });
    for (const action of ITEM_ACTIONS) {
      expect(
        because(() => applyAction(gone, action, "owner", now)),
        action,
      ).toBe("ACTION_IMPOSSIBLE");
    }
  });
});

test("lists only the actions that would change something", () => {
  expect(availableActions(item(), ada, now)).toEqual([
    ...["hide", "private", "delete", "addToFeed", "rateMature"],
  ]);
  expect(availableActions(item({ status: "processing" }), ada, now)).toEqual([
    "hide",
    "private",
    "cancel",
    "rateMature",
  ]);
  expect(availableActions(item({ status: "failed" }), ada, now)).toContain("retry");
  const refused = { ...item({ status: "failed" }), failureClass: "policy" as const };
  expect(availableActions(refused, ada, now)).not.toContain("retry");
  expect(availableActions(item({ status: "deleted", deletedAt: now }), ada, now)).toEqual([
    "restore",
    "purge",
  ]);
  expect(availableActions(item(), null, now)).toEqual([]);
  expect(
    availableActions(item({ status: "review" }), { id: "mira", role: "moderator" }, now),
  ).toEqual(["hide", "approve", "rateMature"]);
});

test("the strictest rating wins, and each side takes back only its own word", () => {
  for (const [byAuthor, byHouse, by] of [
    ...[[false, null, null] as const, [true, null, "author"] as const],
    ...[[false, "scan", "scan"] as const, [true, "staff", "staff"] as const],
  ]) {
    const rated = item({ matureByAuthor: byAuthor, matureByHouse: byHouse, inFeed: true });
    expect(ratedBy(rated)).toBe(by);
    expect([isInFeed(rated), isListed(rated), isOpen(rated)]).toEqual([true, !by, !by]);
    expect(applyAction(rated, "rateMature", "owner", now)).toEqual(
      byAuthor ? {} : { matureByAuthor: true },
    );
    expect(applyAction(rated, "rateMature", "staff", now)).toEqual(
      byHouse ? {} : { matureByHouse: "staff" },
    );
    expect(applyAction(rated, "rateGeneral", "staff", now)).toEqual(
      byHouse ? { matureByHouse: null } : {},
    );
    const lowered = () => applyAction(rated, "rateGeneral", "owner", now);
    if (byHouse && !byAuthor) expect(because(lowered)).toBe("rated by the service");
    else expect(lowered()).toEqual(byAuthor ? { matureByAuthor: false } : {});
  }
  const deleted = item({ status: "deleted", deletedAt: now });
  expect(() => applyAction(deleted, "rateMature", "owner", now)).toThrow();
});

test("truth table of visibility", () => {
  const flags = [false, true];
  for (const status of [null, ...CONTENT_STATUSES]) {
    for (const isPrivate of flags)
      for (const hidden of flags)
        for (const moderatorHidden of flags)
          for (const inFeed of flags) {
            const creation = item({ status, private: isPrivate, hidden, moderatorHidden, inFeed });
            // What waits for its posts keeps its link, and is in no feed.
            const done = status === null || status === "scheduled";
            const open = done && !isPrivate && !moderatorHidden;
            expect(isPublic(creation)).toBe(open);
            expect(isInFeed(creation)).toBe(status === null && open && !hidden && inFeed);
            expect(canSee(creation, null)).toBe(open);
            expect(canSee(creation, { id: "bruno", role: "user" })).toBe(open);
            expect(canSee(creation, ada)).toBe(true);
            if (isPrivate && status === null) {
              expect(canSee(creation, { id: "olivia", role: "owner" })).toBe(false);
            }
          }
  }
});
