/** The request as a service would interpret it; null for values that it does not contain. */
export interface Asked {
  readonly seconds: number | null;
  /** Width divided by height. */
  readonly ratio: number | null;
}

/** Interprets the body of an order in any service's format, independently of our adapters. */
export function readAsked(body: unknown): Asked {
  const fields = fieldsOf(body);
  return { seconds: readSeconds(fields), ratio: readRatio(fields) };
}

type Fields = readonly (readonly [name: string, value: unknown])[];

function readSeconds(fields: Fields): number | null {
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

function readRatio(fields: Fields): number | null {
  const said = textOf(fields, /^(?:aspect_ratio|aspectRatio|ratio|size)$/);
  const [, across, down] = /^(\d+)[:x*](\d+)$/.exec(said) ?? [];
  if (down !== undefined) return Number(across) / Number(down);
  const [width] = numbersOf(fields, "width");
  const [height] = numbersOf(fields, "height");
  return width === undefined || height === undefined ? null : width / height;
}

const numbersOf = (fields: Fields, name: string): readonly number[] =>
  fields.flatMap(([key, value]) => (key === name && typeof value === "number" ? [value] : []));

/** Returns "" when there is none. */
function textOf(fields: Fields, names: RegExp): string {
  const [, value = ""] =
    fields.find(([key, said]) => names.test(key) && ["string", "number"].includes(typeof said)) ??
    [];
  return `${value}`;
}

/** Collects all fields at any depth. */
function fieldsOf(value: unknown): Fields {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key, inner] as const,
    ...fieldsOf(inner),
  ]);
}
