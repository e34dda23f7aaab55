import { expect, test } from "vitest";
import { setDraftWriter } from "../../../entities/prompt/draft-writer.ts";
import { keepDraft, readDraft } from "./story-draft.ts";

test("restores a script for the user who wrote it, even signed out, and for no other user", () => {
  setDraftWriter("usr_ada");
  keepDraft({ ...readDraft(), from: "script", script: "Once there was a lighthouse." });
  expect(readDraft()).toMatchObject({ from: "script", script: "Once there was a lighthouse." });
  setDraftWriter(null);
  expect(readDraft().script).toBe("Once there was a lighthouse.");
  setDraftWriter("usr_bruno");
  expect(readDraft()).toMatchObject({ from: "idea", script: "" });
});

test("gives a script written before any sign-in to the first user who signs in", () => {
  setDraftWriter(null);
  keepDraft({ ...readDraft(), from: "script", script: "A fox." });
  setDraftWriter("usr_bruno");
  expect(readDraft().script).toBe("A fox.");
});
