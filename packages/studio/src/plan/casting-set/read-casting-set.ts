import { readdirSync, readFileSync } from "node:fs";

/** One kind of figure that a prompt asks for. */
export interface ExpectedFigure {
  /** Catalogue keys, any of which is correct. */
  readonly subjects: readonly string[];
  /** Words, any of which may be reported as not drawn instead. */
  readonly told: readonly string[];
  /** True when the absence of the figure is also correct. */
  readonly optional: boolean;
  readonly least: number;
  readonly most: number;
}

export interface CastingRow {
  readonly prompt: string;
  readonly figures: readonly ExpectedFigure[];
  /** Empty = any place. */
  readonly places: readonly string[];
}

function readFigure(text: string): ExpectedFigure {
  const names = text.split("/").map((name) => name.trim());
  const [, count = "", open = ""] = /\*(\d+)(\+?)/.exec(text) ?? [];
  const least = count === "" ? 1 : Number(count);
  return {
    subjects: names
      .filter((name) => name !== "-" && !name.startsWith("?"))
      .map((name) => name.replace(/\*.*/, "")),
    told: names.filter((name) => name.startsWith("?")).map((name) => name.slice(1)),
    optional: names.includes("-"),
    least,
    most: open === "+" ? Number.POSITIVE_INFINITY : least,
  };
}

function readRow(line: string): CastingRow {
  const [prompt = "", figures = "", places = ""] = line.split("|").map((field) => field.trim());
  const names = places.split("/");
  return {
    prompt,
    figures: figures === "-" ? [] : figures.split(",").map(readFigure),
    places: names.includes("") ? [] : names,
  };
}

/**
 * Reads the prompts of the casting set with their expectations; its files document their line
 * format.
 */
export function readCastingSet(): CastingRow[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".txt"))
    .toSorted()
    .flatMap((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8").split("\n"))
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map(readRow);
}
