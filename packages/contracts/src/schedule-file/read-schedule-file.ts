/// <reference path="./papaparse.d.ts" />
import papaparse from "papaparse";
import { lengthOf } from "../publication/count-text.ts";

/** Columns of a file of posts; each row is one post. */
export const SCHEDULE_COLUMNS = [
  "date",
  "time",
  "zone",
  "work",
  "accounts",
  "caption",
  "title",
] as const;
export type ScheduleColumn = (typeof SCHEDULE_COLUMNS)[number];
const NEEDED: readonly ScheduleColumn[] = ["date", "time", "work", "accounts"];

export const MOST_FILE_BYTES = 1_000_000;
export const MOST_FILE_ROWS = 500;

/** A row as it is written. */
export interface ScheduleFileRow {
  /** As spreadsheets count: the names of the columns are row 1. */
  readonly row: number;
  /** Without spaces around; empty where nothing is. */
  readonly cells: Readonly<Record<ScheduleColumn, string>>;
  /** Null when it can be read. */
  readonly broken: "quotes" | "too_many_cells" | null;
}

/**
 * `not_text`: it is not UTF-8 · `columns`: what is missing, written twice, or not known. A column
 * that is not known is never skipped: it may be one of ours with a slip.
 */
export type ScheduleFile =
  | { readonly kind: "read"; readonly rows: readonly ScheduleFileRow[] }
  | { readonly kind: "refused"; readonly reason: "too_large"; readonly limit: number }
  | { readonly kind: "refused"; readonly reason: "too_many_rows"; readonly limit: number }
  | { readonly kind: "refused"; readonly reason: "not_text" | "empty" }
  | {
      readonly kind: "refused";
      readonly reason: "columns";
      readonly missing: readonly string[];
      readonly twice: readonly string[];
      readonly unknown: readonly string[];
    };

/** Reads a file of posts as spreadsheets write them: with commas, semicolons or tabs. */
export function readScheduleFile(file: string): ScheduleFile {
  if (file.length > MOST_FILE_BYTES || lengthOf(file, "utf-8") > MOST_FILE_BYTES)
    return { kind: "refused", reason: "too_large", limit: MOST_FILE_BYTES };
  // What decoders put where bytes are no UTF-8.
  if (/[\0\uFFFD]/.test(file)) return { kind: "refused", reason: "not_text" };
  const text = file.replace(/^\uFEFF/, "");
  // One row more than may be there tells that there are too many.
  const preview = MOST_FILE_ROWS + 2;
  const { data, errors } = papaparse.parse(text, { delimiter: delimiterOf(text), preview });
  const [names = [], ...written] = data;
  const columns = names.map((name) => name.trim().toLowerCase());
  if (written.every(isBlank)) return { kind: "refused", reason: "empty" };
  const wrong = wrongColumns(columns);
  if (wrong) return { kind: "refused", reason: "columns", ...wrong };
  if (written.filter((cells) => !isBlank(cells)).length > MOST_FILE_ROWS)
    return { kind: "refused", reason: "too_many_rows", limit: MOST_FILE_ROWS };
  const misquoted = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row }) => row));
  const rows = written.flatMap((cells, index): readonly ScheduleFileRow[] => {
    if (isBlank(cells)) return [];
    const isTooLong = cells.slice(columns.length).some((cell) => cell.trim() !== "");
    const broken = isTooLong ? "too_many_cells" : null;
    return [
      {
        ...{ row: index + 2, cells: cellsOf(columns, cells) },
        broken: misquoted.has(index + 1) ? "quotes" : broken,
      },
    ];
  });
  return { kind: "read", rows };
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");

function delimiterOf(text: string): string {
  const [names = ""] = text.split(/\r|\n/, 1);
  const count = (delimiter: string) => names.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, one) => (count(one) > count(best) ? one : best));
}

function wrongColumns(columns: readonly string[]) {
  const known: readonly string[] = SCHEDULE_COLUMNS;
  const wrong = {
    missing: NEEDED.filter((name) => !columns.includes(name)),
    twice: known.filter((name) => columns.indexOf(name) !== columns.lastIndexOf(name)),
    unknown: columns.filter((name) => name !== "" && !known.includes(name)),
  };
  return Object.values(wrong).some((names) => names.length > 0) ? wrong : null;
}

const cellsOf = (columns: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(
    SCHEDULE_COLUMNS.map((name) => [name, cells[columns.indexOf(name)]?.trim() ?? ""]),
  ) as Record<ScheduleColumn, string>;
