import { LARGE_BODY_MAX_BYTES } from "@kinora/contracts/limits";

/** Leaves room for the `{"…":…}` that the endpoint expects around the content. */
const BYTES = LARGE_BODY_MAX_BYTES - 200;

/** Lists as many items as fit. */
function many(item: (at: number) => string, most = Number.POSITIVE_INFINITY): string {
  const items: string[] = [];
  let length = 2;
  for (let at = 0; items.length < most; at += 1) {
    const next = item(at);
    length += next.length + 1;
    if (length > BYTES) break;
    items.push(next);
  }
  return `[${items.join()}]`;
}

const object = (list: string) => `{${list.slice(1, -1)}}`;

/** Nests as many empty strings as fit in `levels` levels. */
function nested(levels: number, open = "[", close = "]"): string {
  const room = BYTES - levels * (open.length + close.length);
  const texts = open === "[" ? Array(Math.max(1, Math.floor(room / 3))).fill('""') : ["0"];
  return `${open.repeat(levels)}${texts.join()}${close.repeat(levels)}`;
}

const long = (text: string) => `"${text.repeat(Math.floor(BYTES / new Blob([text]).size))}"`;
const texts = (text: string) => {
  const bytes = new Blob([text]).size;
  return many(
    () => `"${text.repeat(Math.floor(19_900 / text.length))}"`,
    BYTES / 19_900 / (bytes / text.length),
  );
};

/**
 * Bodies of the maximum accepted size; each makes parsing or validating JSON expensive in a
 * different way.
 */
export const WORST_BODIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [10, 32, 100, 1_000, 3_000, 10_000, 60_000].map((levels) => [
      `texts below ${levels.toLocaleString("en")} lists`,
      nested(levels),
    ]),
  ),
  "lists as deep as fits": nested(BYTES / 2 - 2),
  "objects as deep as fits": nested(Math.floor(BYTES / 7), '{"a":', "}"),
  "empty texts": many(() => '""'),
  "9,990 texts": many(() => `"${"x".repeat(22)}"`, 9_990),
  "9,990 wrong numbers": many(() => "7", 9_990),
  "empty lists": many(() => "[]"),
  "empty objects": many(() => "{}"),
  "9,990 objects": many(() => '{"prompt":1,"a":2}', 9_990 / 3),
  "different names": object(many((at) => `"${at.toString(36)}x":0`)),
  "9,990 different names": object(many((at) => `"name-${at}-${"y".repeat(10)}":0`, 9_990)),
  "names that are numbers": object(many((at) => `"${at * 1_048_576}":0`)),
  "one name again and again": object(many(() => '"prompt":0')),
  "names with escapes": object(many((at) => `"\\u00${(16 + (at % 200)).toString(16)}${at}":0`)),
  "__proto__ in the middle": many(() => '{"a":{"b":0}}').replace('"a"', '"x\\u005f"'),
  "one text": long("x"),
  "one text of escapes": long("\\u0061"),
  "one text of backslashes": long("\\\\"),
  "twelve texts": texts("x"),
  "twelve texts of blanks": texts(" "),
  "twelve texts of marks": texts("a\u0301"),
  "twelve texts of families": texts("👨‍👩‍👧‍👦"),
  "long numbers": many(() => `1${"7".repeat(5_000)}`),
  "small fractions": many(() => `0.${"0".repeat(330)}1e-300`),
  "one number": `1${"7".repeat(BYTES)}`,
  blanks: `${" ".repeat(BYTES)}1`,
  "cut off at the end": many(() => '""').slice(0, -1),
};
