import type { KeptEdit } from "@kinora/domain/word/edit-lists";
import { expect, it } from "vitest";
import { openLists } from "./live-lists.ts";

const edit = (number: number, phrase: string): KeptEdit => ({
  ...{ number, at: new Date(), by: null, byHandle: null, note: "", reverts: null },
  ...{ added: [], removed: [], allowed: [phrase], disallowed: [] },
});

it("applies an edit that is stored after one with a higher number", async () => {
  const kept = [edit(2, "second")];
  const lists = openLists({
    edits: { count: async () => kept.length, list: async () => kept },
    shipped: { terms: [], allowed: [] },
    ...{ openMatcher: () => () => [], elapsed: () => 0, onProblem: () => {} },
  });
  await lists.refresh();
  expect(lists.current().allowed).toEqual(["second"]);
  kept.unshift(edit(1, "first"));
  await lists.refresh();
  expect(lists.current().allowed).toEqual(["first", "second"]);
});
