import { Html, html } from "@kinora/text/html";

const DECLARATION = new Html('<?xml version="1.0" encoding="UTF-8"?>');
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** https://www.sitemaps.org/protocol.html */
export const sitemapIndex = (addresses: readonly string[]): string =>
  html`${DECLARATION}
<sitemapindex xmlns="${SCHEMA}">
${addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>\n`)}</sitemapindex>
`.text;

export const sitemapOf = (
  pages: readonly { readonly address: string; readonly at: Date | null }[],
): string =>
  html`${DECLARATION}
<urlset xmlns="${SCHEMA}">
${pages.map(
  ({ address, at }) =>
    html`<url><loc>${address}</loc>${at && html`<lastmod>${at.toISOString()}</lastmod>`}</url>\n`,
)}</urlset>
`.text;
