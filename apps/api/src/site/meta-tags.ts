import { TURNING } from "@kinora/contracts/text/visible-text";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Attribute that names the tag, its name, its content. */
export type MetaTag = readonly [attribute: "name" | "property", name: string, content: string];

/** Without signs that would turn the line it comes to stand in, wherever a link is previewed. */
const written = (text: string) => escapeHtml(text.replace(TURNING, ""));

/** The lines of a page's head that say what it is. */
export function metaTags(title: string, tags: readonly MetaTag[]): string {
  const lines = tags.map(
    ([attribute, name, content]) => `<meta ${attribute}="${name}" content="${written(content)}">`,
  );
  return [`<title>${written(title)}</title>`, ...lines].join("\n    ");
}
