import { expect, test } from "vitest";
import { chaptersOf } from "./chapters-of.ts";
import type { AssemblyOrder } from "./story-engine.ts";

const filmOf = (...scenes: readonly { text: string; frames: number }[]) =>
  ({ scenes }) as unknown as Pick<AssemblyOrder, "scenes">;

test("starts a chapter with each scene and names it after the first sentence", () => {
  const film = filmOf(
    { text: "A fox waits. It is cold.", frames: 36 },
    { text: "Then it rains.", frames: 48 },
  );
  expect(chaptersOf(film)).toEqual([
    { title: "A fox waits.", start: 0 },
    { title: "Then it rains.", start: 1.5 },
  ]);
});

test("cuts a long sentence and numbers a scene without text", () => {
  const film = filmOf({ text: "a".repeat(60), frames: 24 }, { text: " ", frames: 24 });
  expect(chaptersOf(film).map(({ title }) => title)).toEqual([`${"a".repeat(39)}…`, "Scene 2"]);
});

test("ends a title at a word boundary and strips quotation marks", () => {
  const film = filmOf(
    { text: "But that afternoon someone, or something, had taken the pot.", frames: 24 },
    { text: "“They may laugh. I will do it all the same.”", frames: 24 },
    { text: "“Stop!” she said.", frames: 24 },
  );
  expect(chaptersOf(film).map(({ title }) => title)).toEqual([
    "But that afternoon someone, or…",
    "They may laugh.",
    "Stop!",
  ]);
});
