import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import type { WordTerm } from "./list-names.ts";
import { WordsSettings } from "./words-settings.tsx";

const term = (text: string, more: Partial<WordTerm> = {}): WordTerm => {
  return { text, tier: "banned", language: "en", isSoft: false, category: null, ...more };
};
const LISTS = {
  terms: [term("flarn*"), term("gribble", { isSoft: true }), term("mild", { language: "de" })],
  allowed: ["gribble sea"],
  unlisted: ["uk", "ro"],
};
const NO_EDITS = { items: [] };

test("tries words on recent texts and adds them", async () => {
  const sent: unknown[] = [];
  fakeServer({
    getWords: () => LISTS,
    listWordEdits: () => NO_EDITS,
    tryWordEdit: () => ({ tried: 5_000, stopped: 12, by: [{ text: "zorb", texts: 12 }] }),
    editWords: ({ body }) => {
      sent.push(body);
      return { number: 1 };
    },
  });
  const { user, store } = show(() => <WordsSettings />);
  await user.type(await screen.findByLabelText("Add words"), "Zorb\n\n zorb \nblick*");
  await user.click(screen.getByRole("button", { name: "What would it have stopped?" }));
  await screen.findByText("12 of the last 5000 texts would have been stopped: “zorb” 12.");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await untilSaid(store, "Added. It takes effect everywhere within seconds.");
  const added = ["zorb", "blick*"].map((text) => {
    return { text, tier: "banned", isSoft: false, category: null };
  });
  expect(sent).toEqual([{ added }]);
  screen.getByText(/no list for 2 languages: Ukrainian, Romanian/);
});

test("shows a list on request, searches it and removes from it", async () => {
  const sent: unknown[] = [];
  fakeServer({
    getWords: () => LISTS,
    listWordEdits: () => NO_EDITS,
    editWords: ({ body }) => {
      sent.push(body);
      return { number: 1 };
    },
  });
  const { user, store } = show(() => <WordsSettings />);
  const open = await screen.findByRole("button", { name: "Show 2 entries" });
  expect(screen.queryByText("flarn*")).toBeNull();
  await user.click(open);
  await user.type(screen.getByLabelText("Search 2 entries"), "mil");
  expect(screen.queryByText("flarn*")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Remove “mild”" }));
  await untilSaid(store, "“mild” is no longer in the list.");
  expect(sent).toEqual([{ removed: [LISTS.terms[2]] }]);
  await user.click(screen.getByRole("radio", { name: "Allowed phrases" }));
  await user.click(screen.getByRole("button", { name: "Remove “gribble sea”" }));
  await untilSaid(store, "“gribble sea” is no longer in the list.");
  expect(sent[1]).toEqual({ disallowed: ["gribble sea"] });
});

test("names the author of a change and undoes it once", async () => {
  const taken: unknown[] = [];
  const nothing = { added: [], removed: [], allowed: [], disallowed: [], note: "", reverts: null };
  const at = new Date().toISOString();
  fakeServer({
    getWords: () => LISTS,
    listWordEdits: () => ({
      items: [
        { ...nothing, number: 3, at, by: "olivia", reverts: 1, removed: [term("old")] },
        { ...nothing, number: 2, at, by: null, allowed: ["a", "b", "c", "d", "e"] },
        { ...nothing, number: 1, at, by: "olivia", added: [term("old")] },
      ],
    }),
    revertWordEdit: ({ params }) => {
      taken.push(params);
      return { number: 4 };
    },
  });
  const { user, store } = show(() => <WordsSettings />);
  const changes = within(await screen.findByRole("region", { name: "Changes" }));
  changes.getByText("Removed “old”");
  changes.getByText("Allowed “a”, “b”, “c”, “d” and 1 more");
  const buttons = changes.getAllByRole("button", { name: "Undo" });
  expect(buttons).toHaveLength(2);
  await user.click(buttons[1] as HTMLElement);
  await untilSaid(store, "Undone.");
  expect(taken).toEqual([{ number: "2" }]);
});
