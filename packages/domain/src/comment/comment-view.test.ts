import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STORED_COMMENT_STATES } from "./comment-record.ts";
import { actionsOn, isCounted, seenAs } from "./comment-view.ts";

const people = ["author", "owner", "reader", null] as const;
const comments = fc.record({
  state: fc.constantFrom(...STORED_COMMENT_STATES),
  held: fc.boolean(),
  unwanted: fc.boolean(),
  reported: fc.boolean(),
  ownerId: fc.constantFrom("author", "owner"),
});
const at = new Date("2026-11-29T10:00:00Z");
const written = { userId: "author", writtenAt: at };

describe("whoever reads a comment", () => {
  it("reads what is counted, unless one of the two has blocked the other", () => {
    fc.assert(
      fc.property(comments, fc.constantFrom("reader", null), (drawn, reader) => {
        const isRead = seenAs({ ...written, ...drawn }, reader) === "shown";
        expect(isRead).toBe(isCounted(drawn) && !drawn.unwanted);
      }),
    );
  });

  it("never sees what waits or is held, unless it is theirs or on their work", () => {
    fc.assert(
      fc.property(comments, fc.constantFrom(...people), (drawn, reader) => {
        const seen = seenAs({ ...written, ...drawn }, reader);
        if (seen === "waiting") expect([drawn.ownerId, "author"]).toContain(reader);
        if (seen === "held") expect(reader).toBe("author");
      }),
    );
  });

  it("may do nothing with what is gone, and nobody signed out may do anything", () => {
    fc.assert(
      fc.property(comments, fc.constantFrom(...people), (drawn, reader) => {
        const comment = { ...written, ...drawn };
        const actions = actionsOn(comment, reader, at);
        if (reader === null || seenAs(comment, reader) === "gone") expect(actions).toEqual([]);
        const own = actions.filter((action) => action === "edit" || action === "delete");
        if (reader !== "author") expect(own).toEqual([]);
        else expect(actions).not.toContain("report");
        if (reader !== drawn.ownerId) expect(actions).not.toContain("approve");
        if (reader !== drawn.ownerId) expect(actions).not.toContain("remove");
      }),
    );
  });
});
