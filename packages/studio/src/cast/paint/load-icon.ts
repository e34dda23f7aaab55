import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** The painted part of a picture, in its 32 × 32 units. */
export interface IconBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Icon {
  readonly body: string;
  readonly box: IconBox;
}

/**
 * Fields of a packed line: name, four lengths of the box, compressed bodies, "skins"
 * (`assets/pack-icons.ts`).
 */
let lines: ReadonlyMap<string, string> | undefined;

function fieldsOf(name: string): string[] {
  lines ??= new Map(
    readFileSync(new URL("../../../assets/fluent/icons.txt", import.meta.url), "utf8")
      .split("\n")
      .map((line) => [line.slice(0, Math.max(0, line.indexOf(" "))), line]),
  );
  const line = lines.get(name);
  if (line === undefined) throw new RangeError(`no picture ${name}`);
  return line.split(" ");
}

/** Returns the painted box of a picture. @throws RangeError for a name that is not packed. */
export function boxOf(name: string): IconBox {
  const [x = 0, y = 0, width = 32, height = 32] = fieldsOf(name).slice(1, 5).map(Number);
  return { x, y, width, height };
}

/** Returns true when the picture is packed in several skins (`skin.ts`). */
export const hasSkins = (name: string): boolean => fieldsOf(name).length > 6;

/**
 * Loads a picture, optionally in a given skin.
 * @throws RangeError for a name that is not packed.
 */
export function loadIcon(name: string, skin?: number): Icon {
  const packed = Buffer.from(fieldsOf(name)[5] ?? "", "base64");
  const bodies = brotliDecompressSync(packed).toString("utf8").split("\0");
  const body = bodies[skin === undefined ? 0 : skin + 1] ?? bodies[0] ?? "";
  return { body, box: boxOf(name) };
}
