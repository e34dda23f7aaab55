/** Name prefix of copies from before migrations, followed by their time. */
export const COPY = "data-before-";
/**
 * Name prefix of databases left by failed migrations, followed by the time of the copy that
 * replaced them.
 */
export const FAILED = "data-failed-";
/** Name prefix of unfinished copies, followed by the id of their process. */
export const COPYING = "data-copying-";

const form = /^data-(?:before|failed)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;

/** Formats a time for a folder name valid on any system. */
export function stampOf(moment: Date): string {
  return moment.toISOString().replace(/[-:.]/g, "");
}

/** Returns the time in the name of a copy or a failed database; undefined for any other name. */
export function momentOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second, rest] = form.exec(name) ?? [];
  if (year === undefined) return undefined;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${rest}Z`);
}
