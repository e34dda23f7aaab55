import pg from "pg";

const { builtins, getTypeParser } = pg.types;

/**
 * Conversion of Postgres values to JavaScript values. int8 (gem counts, sizes, sequence numbers)
 * becomes a number and must be a safe integer; a calendar date stays text, because a Date would
 * shift it between time zones.
 */
export const valueParsing: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === builtins.INT8) return parseSafeInteger;
    if (oid === builtins.DATE) return (text: string) => text;
    return format === "binary" ? getTypeParser(oid, "binary") : getTypeParser(oid, "text");
  },
};

/** Throws on a number that JavaScript would round. */
export function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`);
  return value;
}
