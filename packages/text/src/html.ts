/** Text that is already HTML. */
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

/** Tags a template of HTML: values are escaped unless they are Html themselves. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(pieces.map((piece, place) => piece + spelled(parts[place] ?? null)).join(""));

function spelled(part: Part): string {
  if (part === null) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(spelled).join("");
  return String(part).replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

/**
 * Returns the relative URL from a file of the archive to another one in the same directory or
 * below.
 */
export const hrefOf = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
