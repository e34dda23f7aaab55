type CsvValue = string | number | null;

/**
 * Writes lines as RFC 4180 has them, with a line break after the last. A text that a spreadsheet
 * would take for a formula gets an apostrophe in front.
 */
export const csvText = (lines: readonly (readonly CsvValue[])[]): string =>
  [...lines.map((line) => line.map(field).join(",")), ""].join("\r\n");

function field(value: CsvValue): string {
  if (typeof value === "number") return `${value}`;
  const text = /^[=+\-@\t\r]/.test(value ?? "") ? `'${value}` : (value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
