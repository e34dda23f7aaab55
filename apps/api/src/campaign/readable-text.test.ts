import { expect, it } from "vitest";
import { readableText } from "./readable-text.ts";

it("reads what a page says, paragraph by paragraph, without its menus and scripts", () => {
  const page = `<!doctype html><html><head><title>The fox &amp; the hen</title>
    <style>p { color: red }</style><script>alert("<p>no</p>")</script></head>
    <body><nav><a href="/">Home</a></nav><!-- <p>hidden</p> -->
    <h1>The fox</h1><p>A <b>fox</b> came
    home&nbsp;late.</p><p>It was 5&#8239;&lt;&#x20;6.</p><footer>Imprint</footer></body></html>`;
  expect(readableText(page)).toEqual({
    title: "The fox & the hen",
    text: "The fox\nA fox came home late.\nIt was 5 < 6.",
  });
});

it("keeps a plain text", () => {
  expect(readableText("One.\n\n  Two   words.\n")).toEqual({ title: "", text: "One.\nTwo words." });
});

it("leaves out signs that hide or turn what is read", () => {
  const hidden = "Fo\u200bxes\u202e are\u2066 shy.\u0007";
  expect(readableText(`<html><title>${hidden}</title><p>${hidden}</p></html>`)).toEqual({
    title: "Foxes are shy.",
    text: "Foxes are shy.",
  });
  expect(readableText("\u200b\u202e\n\u2066")).toEqual({ title: "", text: "" });
});

it("reads pages that were made to keep it busy", () => {
  for (const piece of ["<div", "<", "<script>", "<!--", "<title>", "&", "<nav></nav>"])
    expect(readableText(`<html>${piece.repeat(500_000 / piece.length)}`).text.length).toBeLessThan(
      500_001,
    );
});
