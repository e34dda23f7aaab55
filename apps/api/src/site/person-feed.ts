import type { CreationCard } from "@kinora/contracts/creation/creation";
import { TURNING } from "@kinora/contracts/text/visible-text";
import { Html, html } from "@kinora/text/html";
import type { Locale } from "@kinora/text/locale";
import { say } from "@kinora/text/say";

interface Fed {
  readonly person: {
    readonly handle: string;
    readonly displayName: string;
    readonly joinedAt: Date;
  };
  /** Works in the feed, the newest first. */
  readonly works: readonly CreationCard[];
}

/** Writes a person's works as an Atom feed (RFC 4287), as a visitor sees them. */
export function personFeed({ person, works }: Fed, publicUrl: string, locale: Locale): string {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const page = absolute(`/u/${person.handle}`);
  const self = absolute(`/u/${person.handle}/feed.atom`);
  const name = plain(person.displayName);
  const [newest] = works;
  const updated = newest?.publishedAt ?? person.joinedAt.toISOString();
  return html`${new Html('<?xml version="1.0" encoding="UTF-8"?>')}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id>
<title>${say("site.feed", { name }, locale)}</title>
<updated>${updated}</updated>
<author><name>${name}</name><uri>${page}</uri></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${page}"/>
${works.map((work) => entryOf(work, absolute))}</feed>
`.text;
}

function entryOf(work: CreationCard, absolute: (path: string) => string): Html {
  const { id, kind, media, publishedAt, createdAt } = work;
  const address = absolute(`/item/${id}`);
  const title = plain(work.title ?? work.prompt);
  const at = publishedAt ?? createdAt;
  const still = media?.poster ?? (kind === "image" ? media?.main : null);
  const content = html`<p><a href="${address}">${still ? html`<img src="${absolute(still.url)}" alt="${title}">` : title}</a></p><p>${plain(work.prompt)}</p>`;
  const file =
    media &&
    html`<link rel="enclosure" type="${media.main.mimeType}" length="${media.main.bytes}" href="${absolute(media.main.url)}"/>`;
  return html`<entry>
<id>${address}</id>
<title>${title}</title>
<published>${at}</published>
<updated>${at}</updated>
<link rel="alternate" type="text/html" href="${address}"/>
${file}
<content type="html">${content.text}</content>
</entry>
`;
}

/** Characters that XML 1.0 cannot contain would make the whole feed unreadable. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const plain = (text: string) => text.replace(TURNING, "").replace(NO_XML, "");
