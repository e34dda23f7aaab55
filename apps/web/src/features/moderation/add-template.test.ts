import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { expect, test } from "vitest";
import { addTemplate, nextTemplate } from "./add-template.ts";
import { NOTE_TEMPLATES } from "./note-templates.ts";

const TEMPLATES = ["It shows nudity.", "It shows an act."];

test("a template fills an empty note, and takes the place of another", () => {
  expect(addTemplate(" ", "It shows nudity.", TEMPLATES)).toBe("It shows nudity.");
  expect(addTemplate("It shows nudity.", "It shows an act.", TEMPLATES)).toBe("It shows an act.");
});

test("the same template again is removed", () => {
  expect(addTemplate("Look.\nIt shows nudity.", "It shows nudity.", TEMPLATES)).toBe("Look.");
});

test("what a moderator wrote stays, also an edited template", () => {
  const own = "It shows nudity. At 0:12.";
  const both = addTemplate(own, "It shows nudity.", TEMPLATES);
  expect(both).toBe(`${own}\nIt shows nudity.`);
  expect(addTemplate(both, "It shows an act.", TEMPLATES)).toBe(`${own}\nIt shows an act.`);
});

test("one after another they come round again", () => {
  expect(nextTemplate("", TEMPLATES)).toBe("It shows nudity.");
  expect(nextTemplate("Look.\nIt shows nudity.", TEMPLATES)).toBe("It shows an act.");
  expect(nextTemplate("It shows an act.", TEMPLATES)).toBe("It shows nudity.");
  expect(nextTemplate("", [])).toBeUndefined();
});

test("one that the note has no room for is left out", () => {
  const full = "x".repeat(REPORT_NOTE_MAX - 10);
  expect(addTemplate(full, "It shows nudity.", TEMPLATES)).toBe(full);
});

test("every rule has templates, each of which says something else", () => {
  for (const rule of FLAG_REASONS) {
    const notes = NOTE_TEMPLATES[rule].map(({ note }) => t(note));
    expect(notes.length).toBeGreaterThan(0);
    expect(new Set(notes).size).toBe(notes.length);
  }
});
