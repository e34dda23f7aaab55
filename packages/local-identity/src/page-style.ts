/**
 * The app's look (design-language.md) as one small style sheet, because this page loads nothing.
 */
export const PAGE_STYLE = `
:root{color-scheme:dark light;--ground:oklch(.16 .012 290);--surface:oklch(.195 .012 290);
--surface-2:oklch(.23 .012 290);--line:oklch(1 0 0/.09);--edge:oklch(1 0 0/.42);
--text:oklch(.96 .004 290);--text-2:oklch(.78 .01 290);--accent:oklch(.70 .19 300);
--accent-ink:oklch(.16 .03 300);--curve:cubic-bezier(.2,.8,.2,1)}
@media(prefers-color-scheme:light){:root{--ground:oklch(.985 .004 90);--surface:oklch(.965 .004 90);
--surface-2:oklch(.94 .004 90);--line:oklch(0 0 0/.1);--edge:oklch(0 0 0/.5);--text:oklch(.2 .012 290);
--text-2:oklch(.42 .012 290);--accent:oklch(.55 .22 300);--accent-ink:#fff}}
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--text);font:16px/1.5 "Inter Variable",Inter,system-ui,sans-serif;
min-height:100dvh;display:grid;place-items:center;padding:24px 16px}
main{width:min(100%,26rem)}
header{display:flex;align-items:center;gap:12px;margin-bottom:28px;color:var(--text-2);font-size:14px}
h1{font:600 28px/1.1 "Bricolage Grotesque",system-ui,sans-serif;
letter-spacing:-.01em;margin-bottom:8px}
.lead{color:var(--text-2);margin-bottom:24px}
ul{list-style:none;padding:0;border-radius:14px;overflow:hidden;background:var(--surface)}
li+li{border-top:1px solid var(--line)}
.person{display:flex;align-items:center;gap:14px;width:100%;min-height:64px;padding:10px 16px;border:0;
background:none;color:inherit;font:inherit;text-align:left;cursor:pointer;transition:background 120ms var(--curve)}
.person:hover{background:var(--surface-2)}
.person img{width:40px;height:40px;border-radius:50%;flex:none}
.person b{display:block;font-weight:550;overflow-wrap:anywhere}
.person small{color:var(--text-2);font-size:14px}
details{margin-top:16px;border-radius:14px;background:var(--surface)}
summary{padding:0 16px;min-height:52px;display:flex;align-items:center;gap:10px;cursor:pointer;font-weight:550;
border-radius:14px;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:"+";width:1.2em;font-size:20px;font-weight:400;color:var(--text-2);text-align:center}
details[open] summary::before{content:"\\2212"}
details form{padding:4px 16px 18px;display:grid;gap:14px}
label{display:grid;gap:6px;font-size:14px;color:var(--text-2)}
input[type=text],input[type=email]{min-height:44px;width:100%;padding:8px 12px;border-radius:10px;
border:1px solid var(--edge);background:var(--ground);color:var(--text);font:inherit;font-size:16px}
.check{display:flex;align-items:center;gap:10px;min-height:44px}
.check input{width:20px;height:20px;accent-color:var(--accent)}
.go{min-height:44px;padding:10px 18px;border:0;border-radius:10px;background:var(--accent);
color:var(--accent-ink);font:inherit;font-weight:600;cursor:pointer}
.problem{padding:12px 16px;border-radius:10px;background:var(--surface-2);margin-bottom:16px}
footer{margin-top:24px;color:var(--text-2);font-size:14px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.person:focus-visible,summary:focus-visible{outline-offset:-2px}
a{color:inherit}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`;
