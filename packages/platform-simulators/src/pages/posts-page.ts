import type { MediaShelf } from "../media-shelf.ts";
import {
  type PlatformCall,
  type PlatformReply,
  repliedEmpty,
  repliedPage,
} from "../serving/platform-call.ts";
import type { SimulatedComment, SimulatedMedia, SimulatedPost } from "../simulated-post.ts";
import { escapeHtml, page } from "./page.ts";

/** How a platform shows its posts. */
export interface PostsPageStyle {
  readonly title: string;
  readonly layout: "feed" | "grid" | "tall";
}

/** Shows posts as a visitor would see them, the latest first; removed ones are only counted. */
export function postsPage(
  { title, layout }: PostsPageStyle,
  posts: readonly SimulatedPost[],
  shelf: MediaShelf,
): PlatformReply {
  const shown = posts.filter(({ isRemoved }) => !isRemoved).reverse();
  const articles = shown.map((post) => articleOf(post, shelf)).join("\n");
  const counted = `<p class="facts">${posts.length} posted, ${posts.length - shown.length} removed</p>`;
  return repliedPage(
    page(title, `${counted}<div class="${layout}">${articles || "<p>Nothing yet.</p>"}</div>`),
  );
}

function articleOf(post: SimulatedPost, shelf: MediaShelf): string {
  const {
    id,
    accountName,
    kind,
    title,
    text,
    link,
    media,
    isAiMade,
    visibility,
    at,
    comments = [],
  } = post;
  const files = media.flatMap((file) => shelf.find(file) ?? []);
  const facts = [kind, visibility, at.toISOString(), ...(isAiMade ? ["AI info"] : [])];
  return `<article id="${escapeHtml(id)}"><strong>${escapeHtml(accountName)}</strong>
${title === null ? "" : `<h2>${escapeHtml(title)}</h2>`}${files.length === 0 ? "" : `<div class="media${files.length > 1 ? " several" : ""}">${files.map(shownMedia).join("")}</div>`}
<p class="text">${escapeHtml(text)}</p>${link === null ? "" : `<p>${escapeHtml(link)}</p>`}
<p class="facts">${escapeHtml(facts.join(" · "))}</p>${comments.map(shownComment).join("")}</article>`;
}

const shownComment = ({ by, text }: SimulatedComment): string =>
  `<p class="comment"><strong>${escapeHtml(by)}</strong> ${escapeHtml(text)}</p>`;

const shownMedia = ({ id, mimeType }: SimulatedMedia): string =>
  mimeType.startsWith("video/")
    ? `<video controls preload="metadata" src="/media/${id}"></video>`
    : `<img alt="" src="/media/${id}">`;

/** Answers `/media/…`, also for a range, without which browsers do not seek. */
export function answerMedia(shelf: MediaShelf, { url, headers }: PlatformCall): PlatformReply {
  const file = shelf.find(url.pathname.slice("/media/".length));
  if (!file) return repliedEmpty(404);
  const { bytes, mimeType } = file;
  const common = {
    ...{ "content-type": mimeType, "accept-ranges": "bytes", "x-content-type-options": "nosniff" },
    // Whoever uploads says what it is: it is nothing that runs.
    "content-security-policy": "default-src 'none'; sandbox",
  };
  const [, first = "", last = ""] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (first === "") return { kind: "answered", status: 200, headers: common, body: bytes };
  const [from, to] = [Number(first), last === "" ? bytes.length - 1 : Number(last)];
  const part = bytes.subarray(from, to + 1);
  const range = `bytes ${from}-${from + part.length - 1}/${bytes.length}`;
  return {
    ...{ kind: "answered", status: 206, body: part },
    headers: { ...common, "content-range": range },
  };
}
