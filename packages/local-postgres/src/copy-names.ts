/** What a copy from before migrations is called, with the moment it was made. */
export const COPY = "data-before-";
/** What failed migrations left, under the moment of the copy that took its place. */
export const FAILED = "data-failed-";
/** A copy that is not whole yet, under the process that makes it. */
export const COPYING = "data-copying-";

const form = /^data-(?:before|failed)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;

/** A moment as part of a folder's name on any system. */
export function stampOf(moment: Date): string {
  return moment.toISOString().replace(/[-:.]/g, "");
}

/** The moment in the name of a copy or of what failed; undefined for any other name. */
export function momentOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second, rest] = form.exec(name) ?? [];
  if (year === undefined) return undefined;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${rest}Z`);
}
