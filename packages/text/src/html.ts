/** Text that is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | readonly Part[];

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A piece of a page: whatever is filled in is text, unless it is such a piece itself. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(pieces.map((piece, place) => piece + spelled(parts[place] ?? null)).join(""));

function spelled(part: Part): string {
  if (part === null) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(spelled).join("");
  return String(part).replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

/** The way from one file of the archive to another in the same folder, or below. */
export const hrefOf = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
