import { isRecord, isText } from "../../../store/stored-value.ts";

/** A file of posts that is being worked through; kept in this tab until it is put away. */
export interface FileRun {
  /** Begins the idempotency key of each row: the same row is posted once, after a reload too. */
  readonly key: string;
  readonly text: string;
  /** Zone of rows that name none. */
  readonly zone: string;
  /** Posts that were made, by their rows. */
  readonly done: Readonly<Record<number, string>>;
}

export const isFileRun = (value: unknown): value is FileRun =>
  isRecord(value) &&
  [value.key, value.text, value.zone].every(isText) &&
  isRecord(value.done) &&
  Object.values(value.done).every(isText);

/** The idempotency key of a row. */
export const keyOfRow = ({ key }: FileRun, row: number): string => `${key}-${row}`;
