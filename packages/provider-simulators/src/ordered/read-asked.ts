import { pictureSize, type SizeInPixels } from "./picture-size.ts";

/** The request as a service would interpret it; null for values that it does not contain. */
export interface AskedFields {
  readonly seconds: number | null;
  /** Width divided by height. */
  readonly ratio: number | null;
  /** In pixels, where the request names them. */
  readonly size: SizeInPixels | null;
  /** Size of the picture that it begins with, when that is in the request. */
  readonly picture: SizeInPixels | null;
}

/** Interprets the body of an order in any service's format, independently of our adapters. */
export function readAsked(body: unknown): AskedFields {
  const fields = fieldsOf(body);
  const size = readSize(fields);
  const picture = readPicture(fields);
  const ratio = size ? size.width / size.height : readRatio(fields);
  return { seconds: readSeconds(fields), ratio, size, picture };
}

export type OrderFields = readonly (readonly [name: string, value: unknown])[];

function readSeconds(fields: OrderFields): number | null {
  const [milliseconds] = numbersOf(fields, "music_length_ms");
  if (milliseconds !== undefined) return milliseconds / 1_000;
  const [rate] = [...numbersOf(fields, "fps"), ...numbersOf(fields, "frame_rate")];
  // An image-to-video workflow repeats its picture once per frame; one between two pictures repeats
  // each.
  const [copies, more = 0] = numbersOf(fields, "amount");
  const [frames] = [...numbersOf(fields, "length"), ...numbersOf(fields, "batch_size")];
  const count = copies === undefined ? frames : copies + more;
  if (rate !== undefined && count !== undefined) return count / rate;
  const seconds = Number.parseFloat(textOf(fields, /^(?:duration|durationSeconds|seconds)$/));
  return Number.isNaN(seconds) ? null : seconds;
}

const RATIO = /^(?:aspect_ratio|aspectRatio|ratio|size)$/;

/** Reads two numbers as in "16:9"; null when no field contains them. */
function readSides(fields: OrderFields): SizeInPixels | null {
  for (const [name, value] of fields) {
    const [, across, down] = (RATIO.test(name) && /^(\d+)[:x*](\d+)$/.exec(`${value}`)) || [];
    if (down !== undefined) return { width: Number(across), height: Number(down) };
  }
  return null;
}

function readRatio(fields: OrderFields): number | null {
  const sides = readSides(fields);
  return sides && sides.width / sides.height;
}

/** Runway names pixels where others name a ratio. */
const LEAST_SIDE = 100;

function readSize(fields: OrderFields): SizeInPixels | null {
  const named = readSides(fields);
  if (named && named.width >= LEAST_SIDE && named.height >= LEAST_SIDE) return named;
  const [width] = numbersOf(fields, "width");
  const [height] = numbersOf(fields, "height");
  return width === undefined || height === undefined ? null : { width, height };
}

/** Reads the first picture in the request. */
function readPicture(fields: OrderFields): SizeInPixels | null {
  for (const [name, value] of fields) {
    if (typeof value !== "string") continue;
    // An expression over a whole file overflows the stack.
    const [head] = /^data:image\/[\w+.-]+;base64,/.exec(value.slice(0, 200)) ?? [];
    const encoded = head ? value.slice(head.length) : name === "bytesBase64Encoded" ? value : null;
    if (encoded !== null) return pictureSize(Buffer.from(encoded, "base64"));
  }
  return null;
}

const numbersOf = (fields: OrderFields, name: string): readonly number[] =>
  fields.flatMap(([key, value]) => (key === name && typeof value === "number" ? [value] : []));

/** Returns the first such field as text; "" when there is none. */
export function textOf(fields: OrderFields, names: RegExp): string {
  const [, value = ""] =
    fields.find(
      ([key, said]) => names.test(key) && ["string", "number", "boolean"].includes(typeof said),
    ) ?? [];
  return `${value}`;
}

/** Collects all fields at any depth. */
export function fieldsOf(value: unknown): OrderFields {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key, inner] as const,
    ...fieldsOf(inner),
  ]);
}
