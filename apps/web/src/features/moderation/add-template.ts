import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";

/**
 * Adds a template to a note, or removes it again: one template takes the place of another, and what
 * a moderator wrote stays above it. One that the note has no room for is left out.
 */
export function addTemplate(note: string, chosen: string, templates: readonly string[]): string {
  const written = withoutTemplate(note, templates);
  if (endsWith(note, [chosen])) return written;
  const added = [...(written ? [written] : []), chosen].join("\n");
  return added.length <= REPORT_NOTE_MAX ? added : note;
}

/** Returns what a moderator wrote above a template. */
export const withoutTemplate = (note: string, templates: readonly string[]): string =>
  endsWith(note, templates) ? note.trimEnd().split("\n").slice(0, -1).join("\n") : note.trimEnd();

/** Returns whether a note ends with one of these templates. */
export const endsWith = (note: string, templates: readonly string[]): boolean =>
  templates.includes(lastLine(note));

/** Returns the template after the one that the note ends with; the first when it ends with none. */
export const nextTemplate = (note: string, templates: readonly string[]): string | undefined =>
  templates[(templates.indexOf(lastLine(note)) + 1) % templates.length];

const lastLine = (note: string): string => note.trimEnd().split("\n").at(-1) ?? "";
