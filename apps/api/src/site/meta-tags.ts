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

/** Attribute that names the tag, its name and its content. */
export type MetaTag = readonly [attribute: "name" | "property", name: string, content: string];

/**
 * Strips bidirectional controls, which would reverse the surrounding line wherever a link is
 * previewed.
 */
const written = (text: string) => escapeHtml(text.replace(TURNING, ""));

/** Renders the title and meta tags of a page's head. */
export function metaTags(title: string, tags: readonly MetaTag[]): string {
  const lines = tags.map(
    ([attribute, name, content]) => `<meta ${attribute}="${name}" content="${written(content)}">`,
  );
  return [`<title>${written(title)}</title>`, ...lines].join("\n    ");
}
