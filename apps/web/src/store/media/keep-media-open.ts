import { api } from "../api.ts";
import { heedAnswers } from "../base-query.ts";
import type { Store } from "../store.ts";
import { TAGS } from "../tags.ts";
import { KnownAddresses, pathOf } from "./known-addresses.ts";

/** Tags refetched after an address has expired: everything that may show the user's own files. */
const SHOWS_FILES = TAGS.filter((tag) => !["Feed", "Quote", "Service", "Word"].includes(tag));
/**
 * A file that fails again within this many milliseconds is gone, and a new address would not help.
 */
const GONE_MS = 60_000;
/** Many pictures of a page expire together. */
const TOGETHER_MS = 100;
const LATEST_MS = 10_000;

interface Place {
  readonly time: number;
  readonly playing: boolean;
}

/**
 * Addresses of private files expire after minutes. When a load fails for that reason, a new address
 * is fetched: pictures appear, films and music resume, and downloads start.
 *
 * @returns a function that stops this
 */
export function keepMediaOpen(store: Pick<Store, "dispatch">): () => void {
  const known = new KnownAddresses(isPlaying);
  const renewed = new Map<string, number>();
  const places = new Map<string, Place>();
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const renew = (path: string) => {
    known.forget(path);
    renewed.set(path, Date.now());
    timer ??= setTimeout(() => {
      timer = undefined;
      store.dispatch(api.util.invalidateTags(SHOWS_FILES));
    }, TOGETHER_MS);
  };

  const onError = ({ target }: Event) => {
    const path = pathOf(addressOf(target));
    if (path === null || Date.now() - (renewed.get(path) ?? 0) < GONE_MS) return;
    renew(path);
    if (!(target instanceof HTMLMediaElement)) return;
    places.set(path, { time: target.currentTime, playing: !target.paused });
  };

  const onReady = ({ target }: Event) => {
    const path = pathOf(addressOf(target));
    const place = path !== null && places.get(path);
    if (!place || !(target instanceof HTMLMediaElement)) return;
    places.delete(path);
    target.currentTime = place.time;
    if (place.playing) void Promise.resolve(target.play()).catch(() => undefined);
  };

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a[download]");
    const path = link instanceof HTMLAnchorElement && pathOf(relative(link.href));
    if (!path || known.isFresh(path)) return;
    event.preventDefault();
    const { download, href } = link;
    renew(path);
    void untilKnown(known, path).then((url) => save(url ?? href, download));
  };

  const options = { capture: true, signal: stop.signal };
  addEventListener("error", onError, options);
  addEventListener("loadedmetadata", onReady, options);
  addEventListener("click", onClick, options);
  heedAnswers((answer) => known.heed(answer));
  return () => {
    stop.abort();
    clearTimeout(timer);
    heedAnswers(() => undefined);
  };
}

/** As in answers, without the page's own origin. */
const relative = (address: string) =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;

/**
 * Returns the address that a picture, film, sound or text track was loaded from; empty for anything
 * else.
 */
function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement)
    return relative(target.currentSrc || target.src);
  return target instanceof HTMLTrackElement ? relative(target.src) : "";
}

function isPlaying(path: string): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>("video, audio")].some(
    (media) => !media.error && media.currentTime > 0 && pathOf(addressOf(media)) === path,
  );
}

/** Returns the next address an answer brings; null when none arrives in time. */
async function untilKnown(known: KnownAddresses, path: string): Promise<string | null> {
  const end = Date.now() + LATEST_MS;
  while (Date.now() < end) {
    const url = known.urlOf(path);
    if (url !== null) return url;
    await new Promise((go) => setTimeout(go, TOGETHER_MS));
  }
  return null;
}

function save(url: string, name: string): void {
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
