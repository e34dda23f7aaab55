const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML, also within attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f4f6;color:#17171c}
header{background:#17171c;color:#fff;padding:.75rem 1rem}header b{background:#ffd24d;color:#17171c;border-radius:.25rem;padding:0 .4rem}
main{max-width:44rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}article{background:#fff;border-radius:.75rem;padding:1rem;margin:0 0 1rem}
video,img{max-width:100%;max-height:60vh;border-radius:.5rem;background:#000;display:block}
.tall video{aspect-ratio:9/16;object-fit:cover}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:.5rem}
.media{display:flex;gap:.5rem;overflow-x:auto;margin:.5rem 0}.several>*{max-width:80%}
.text{white-space:pre-wrap;margin:.5rem 0}.facts{color:#5b5b66;font-size:.875rem}fieldset{display:grid;gap:.5rem}
label{display:flex;gap:.5rem;align-items:center;min-height:2.75rem}button{min-height:2.75rem;padding:0 1rem}`;

/** A page of a simulator, which says that it is one. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} (simulator)</title><style>${STYLE}</style></head>
<body><header><b>Simulator</b> ${escapeHtml(title)}</header><main>${body}</main></body></html>`;
