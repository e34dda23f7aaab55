import { expect, test } from "vitest";
import { setDraftWriter } from "../../../entities/prompt/draft-writer.ts";
import { keepDraft, readDraft } from "./story-draft.ts";

test("a script is found again by whoever wrote it, signed out too, and by nobody else", () => {
  setDraftWriter("usr_ada");
  keepDraft({ ...readDraft(), from: "script", script: "Once there was a lighthouse." });
  expect(readDraft()).toMatchObject({ from: "script", script: "Once there was a lighthouse." });
  setDraftWriter(null);
  expect(readDraft().script).toBe("Once there was a lighthouse.");
  setDraftWriter("usr_bruno");
  expect(readDraft()).toMatchObject({ from: "idea", script: "" });
});

test("a script that was written before anybody signed in is theirs", () => {
  setDraftWriter(null);
  keepDraft({ ...readDraft(), from: "script", script: "A fox." });
  setDraftWriter("usr_bruno");
  expect(readDraft().script).toBe("A fox.");
});
