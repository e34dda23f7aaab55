import { Html } from "@kinora/text/html";

/** Inline styles of the archive's pages, light and dark; they load nothing. */
export const PAGE_LOOK = new Html(`<style>
:root{color-scheme:light dark;--page:#fbfaf8;--card:#fff;--line:#e4e1da;--text:#1c1b19;--quiet:#66625a;--link:#4b3fd1}
@media (prefers-color-scheme:dark){:root{--page:#131316;--card:#1c1c21;--line:#303038;--text:#f1f0ee;--quiet:#a5a29b;--link:#a9a1ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.55 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:clamp(1.5rem,5vw,4rem) clamp(1rem,4vw,2.5rem)}
h1{font-size:clamp(1.75rem,5vw,2.75rem);line-height:1.15;letter-spacing:-.02em;margin:0 0 .75rem;overflow-wrap:anywhere}
h2{font-size:1.125rem;margin:3rem 0 1rem}
h3{font-size:1rem;margin:0;overflow-wrap:anywhere}
p{margin:.25rem 0}
a{color:var(--link);text-underline-offset:.2em;overflow-wrap:anywhere}
a:focus-visible,summary:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
.quiet{color:var(--quiet);max-width:44rem}
.small{font-size:.8125rem;color:var(--quiet)}
ul{list-style:none;margin:0;padding:0}
.doors{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(14rem,100%),1fr))}
.doors a{display:block;padding:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:14px;text-decoration:none;color:inherit}
.doors strong{display:block;font-size:1.125rem}
.rows li{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;padding:.75rem 0;border-bottom:1px solid var(--line)}
.cards{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr));margin-top:2rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;overflow:hidden;display:flex;flex-direction:column}
.card img,.card video{display:block;width:100%;aspect-ratio:4/3;object-fit:contain;background:#0b0b0d}
.card audio{width:100%;padding:1rem 1rem 0}
.card>div{padding:1rem;display:flex;flex-direction:column;gap:.5rem}
.words{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
pre{overflow:auto;max-height:24rem;margin:.5rem 0 0;padding:.75rem;border:1px solid var(--line);border-radius:8px;font-size:.75rem;line-height:1.45}
summary{cursor:pointer;font-size:.875rem}
nav{display:flex;gap:1.25rem;margin:0 0 1.5rem}
</style>`);
