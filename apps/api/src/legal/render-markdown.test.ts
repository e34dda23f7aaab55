import { expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

it("takes the first heading as the title and renders the rest", () => {
  const text = "# Our *terms* of [use](/x)\n\nBe **kind**.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n";
  const { title, html } = renderMarkdown(text);
  expect(title).toBe("Our terms of use");
  expect(html).toContain("<p>Be <strong>kind</strong>.</p>");
  expect(html).toContain("<td>1</td>");
  expect(renderMarkdown("Plain.").title).toBeNull();
});

/** Nothing in a text may run code or load external content, whatever of it reaches the page. */
it.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "text <b onclick=alert(1)>bold</b>",
  "[here](javascript:alert(1))",
  "[here](JaVaScRiPt:alert(1))",
  "[here](&#106;avascript:alert(1))",
  "[here](data:text/html;base64,PHNjcmlwdD4=)",
  "![x](javascript:alert(1))",
  "<javascript:alert(1)>",
  '[a](https://x.example "\\" onmouseover=\\"alert(1)")',
  "<!-- --><iframe src=https://x.example></iframe>",
  "<style>*{display:none}</style>",
])("lets no HTML and no script of the file through: %s", (hostile) => {
  const page = document(renderMarkdown(`# Terms\n\n${hostile}\n`).html);
  expect(page.tags.filter((tag) => !["p", "a", "img", "em"].includes(tag))).toEqual([]);
  expect(page.handlers).toEqual([]);
  expect(page.addresses.filter((one) => !/^(https:\/\/x\.example|)$/.test(one))).toEqual([]);
});

it("renders deeply nested files in bounded time", () => {
  const began = performance.now();
  for (const part of ["> ", "[", "*", "- "]) {
    try {
      renderMarkdown(part.repeat(2_000));
    } catch {
      // Rejecting the text is fine, too.
    }
  }
  expect(performance.now() - began).toBeLessThan(20_000);
});

/** Collects tags, handlers and addresses of actual markup; escaped text does not count. */
function document(html: string) {
  const tags = [...html.matchAll(/<([a-z]+)([^>]*)>/g)];
  const attributes = tags.flatMap(([, , text = ""]) => [...text.matchAll(/([a-z]+)="([^"]*)"/g)]);
  return {
    tags: tags.map(([, name = ""]) => name),
    handlers: attributes.map(([, name = ""]) => name).filter((name) => name.startsWith("on")),
    addresses: attributes
      .filter(([, name]) => name === "href" || name === "src")
      .map(([, , value = ""]) => value),
  };
}
