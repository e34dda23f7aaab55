import type { SizeInPixels } from "./picture-size.ts";
import { type AskedFields, fieldsOf, readAsked, textOf } from "./read-asked.ts";

/** An order as it was sent. */
export interface OrderContent {
  readonly endpoint: string;
  readonly input: unknown;
}

export type OrderedKind = "image" | "video" | "music" | "speech";

/** What a service makes of an order. */
export interface OrderedResult extends SizeInPixels {
  readonly kind: OrderedKind;
  /** Of a film or a recording; 0 for a picture. */
  readonly seconds: number;
  readonly hasSound: boolean;
  /** How many of it. */
  readonly count: number;
  /** Of the text that is spoken. */
  readonly characters: number;
}

const MUSIC = /music|ace-step/;
const VIDEO = /video|seedance|veo|kling|gen-?4/;
/** The only models here that make films with sound; the others of the catalogue are silent. */
const WITH_SOUND = /veo/;
/** These films take the shape of their first picture (reference 3.3). */
const SHAPED_BY_PICTURE = /^bytedance\/seedance/;

/** Length in seconds where an order does not name one (reference 3.1). */
const SECONDS: Readonly<Record<OrderedKind, number>> = { image: 0, video: 5, music: 30, speech: 0 };
const VEO_SECONDS = 8;
/** Lines of a film that names no resolution. */
const LINES = 720;
/** Pixels of a picture that names no size, and of one in 2K. */
const PICTURE = 1_024 ** 2;
const IN_2K = 2_048 ** 2;

/** Interprets an order as its service does. */
export function whatWasOrdered({ endpoint, input }: OrderContent): OrderedResult {
  const fields = fieldsOf(input);
  const asked = readAsked(input);
  const text = textOf(fields, /^(?:text|input)$/);
  const kind = kindOf(endpoint, fields.some(([name]) => name === "voice") || isLine(input));
  return {
    kind,
    seconds: asked.seconds ?? (WITH_SOUND.test(endpoint) ? VEO_SECONDS : SECONDS[kind]),
    ...sizeOf(kind, shaped(endpoint, asked), textOf(fields, /^(?:resolution|size|imageSize)$/)),
    hasSound:
      kind === "video"
        ? WITH_SOUND.test(endpoint) && textOf(fields, /^generate_?[aA]udio$/) !== "false"
        : kind !== "image",
    count: Number(textOf(fields, /^(?:num_images|sampleCount|n)$/)) || 1,
    characters: kind === "speech" ? text.length : 0,
  };
}

/** A line to be read aloud by ElevenLabs, whose voice is in the address. */
const isLine = (input: unknown): boolean =>
  typeof input === "object" && input !== null && "text" in input && "model_id" in input;

function kindOf(endpoint: string, isSpoken: boolean): OrderedKind {
  if (isSpoken) return "speech";
  if (MUSIC.test(endpoint)) return "music";
  return VIDEO.test(endpoint) ? "video" : "image";
}

const shaped = (endpoint: string, asked: AskedFields): AskedFields =>
  asked.picture && SHAPED_BY_PICTURE.test(endpoint) ? { ...asked, ratio: null } : asked;

function sizeOf(kind: OrderedKind, { size, ratio, picture }: AskedFields, resolution: string) {
  if (kind !== "image" && kind !== "video") return { width: 0, height: 0 };
  if (size) return size;
  const shape = ratio ?? (picture ? picture.width / picture.height : kind === "image" ? 1 : 16 / 9);
  if (kind === "image") return fitted(resolution === "2K" ? IN_2K : PICTURE, shape, 32);
  const lines = Number.parseInt(resolution, 10) || LINES;
  return fitted((16 / 9) * lines ** 2, shape, 2);
}

/** Returns a size of about so many pixels; sides are multiples of a number. */
function fitted(pixels: number, shape: number, step: number): SizeInPixels {
  const side = (length: number) => step * Math.max(1, Math.round(length / step));
  return { width: side(Math.sqrt(pixels * shape)), height: side(Math.sqrt(pixels / shape)) };
}
