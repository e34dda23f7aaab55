import { mediaType } from "@kinora/contracts/media/media-type";
import { entryName } from "@kinora/domain/takeout/entry-name";
import {
  type NewTakeoutEntry,
  TAKEOUT_PARTS,
  type TakeoutPart,
  type TakeoutPlace,
  type TakeoutRecord,
} from "@kinora/domain/takeout/takeout";
import type {
  OwnFile,
  OwnPage,
  OwnThing,
  TakeoutSource,
} from "@kinora/domain/takeout/takeout-source";
import { localeNamed } from "@kinora/text/locale";
import { type FileOfWork, indexPage, pageName, worksPage } from "./pages.ts";
import { textEntry } from "./text-entry.ts";

export interface PortionPorts {
  readonly source: TakeoutSource;
  /** Reads a stored file once to compute its size and checksum; null when it does not exist. */
  readonly checksum: (
    hash: string,
    signal: AbortSignal,
  ) => Promise<Pick<NewTakeoutEntry, "bytes" | "crc"> | null>;
  readonly filesOf: (
    takeoutId: string,
    subjectIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly FileOfWork[]>>;
  readonly textsOf: (takeoutId: string) => Promise<readonly string[]>;
}

/** Entries gathered in one batch and the position of the next batch; null at the end. */
export interface Portion {
  readonly added: readonly NewTakeoutEntry[];
  readonly next: TakeoutPlace | null;
}

/** Number of bytes to read before the results are stored. */
const PORTION_BYTES = 256_000_000;

/** Gathers the next portion, which is the most that is lost when the worker is killed. */
export async function takePortion(
  takeout: TakeoutRecord,
  signal: AbortSignal,
  ports: PortionPorts,
): Promise<Portion> {
  const { source } = ports;
  const { part } = takeout.place;
  switch (part) {
    case "work files":
    case "upload files":
    case "story files":
      return takeFiles(takeout, source.files[part], signal, ports.checksum);
    case "works":
    case "stories":
    case "uploads":
      return takeWorks(takeout, part, ports);
    case "index":
      return takeIndex(takeout, ports);
    default:
      return takeList(takeout, await source.lists[part](takeout.userId, takeout.place.after));
  }
}

async function takeFiles(
  { place, userId }: TakeoutRecord,
  read: TakeoutSource["files"]["work files"],
  signal: AbortSignal,
  checksum: PortionPorts["checksum"],
): Promise<Portion> {
  const { items, next } = await read(userId, place.after);
  const added: NewTakeoutEntry[] = [];
  const taken = new Set<string>();
  const subjects = Map.groupBy(items, ({ subject }) => subject.id);
  let bytes = 0;
  for (const [id, files] of subjects) {
    if (bytes >= PORTION_BYTES) return { added, next: onwards(place, added.length, before(id)) };
    for (const file of files) {
      const found = await checksum(file.hash, signal);
      // Deleted meanwhile.
      if (!found) continue;
      added.push({ ...found, ...entryOf(file, taken) });
      bytes += found.bytes;
    }
  }
  return { added, next: onwards(place, added.length, next) };

  function before(id: string): string {
    const ids = [...subjects.keys()];
    return ids[ids.indexOf(id) - 1] ?? "";
  }
}

/**
 * Names also differ on case-insensitive file systems, so that the archive can be unpacked there.
 */
function entryOf(file: OwnFile, taken: Set<string>): Omit<NewTakeoutEntry, "bytes" | "crc"> {
  const { subject, hash, mimeType, modified, folder, title } = file;
  const { extension } = mediaType(mimeType);
  const named = (label: string) =>
    entryName({ ...{ folder, title, label, extension }, id: subject.id });
  let name = named(file.label);
  for (let more = 2; taken.has(name.toLowerCase()); more += 1)
    name = named(`${file.label} ${more}`);
  taken.add(name.toLowerCase());
  return { name, mimeType, modified, subject, content: { kind: "file", hash } };
}

async function takeWorks(
  takeout: TakeoutRecord,
  part: "works" | "stories" | "uploads",
  { source, filesOf }: PortionPorts,
): Promise<Portion> {
  const { id, place, userId, askedAt } = takeout;
  const { items: works, next } = await source.works[part](userId, place.after);
  const files = await filesOf(
    id,
    works.map((work) => work.id),
  );
  const filesOfWork = (workId: string) => files.get(workId) ?? [];
  const locale = localeNamed(takeout.locale);
  const isLast = next === null;
  const page = worksPage({ part, page: place.page, isLast, works, filesOf: filesOfWork }, locale);
  const things = works.map((work) => ({
    ...work.facts,
    files: filesOfWork(work.id).map(({ name }) => name),
  }));
  const name = pageName(part, place.page);
  return {
    added: [
      textEntry(`data/${name}.json`, listed(things), askedAt),
      textEntry(`${name}.html`, page, askedAt),
    ],
    next: onwards(place, works.length, next),
  };
}

function takeList({ place, askedAt }: TakeoutRecord, { items, next }: OwnPage<OwnThing>): Portion {
  const things = items.map(({ facts }) => facts);
  const name = `data/${pageName(place.part, place.page)}.json`;
  return {
    added: [textEntry(name, listed(things), askedAt)],
    next: onwards(place, items.length, next),
  };
}

/** Formats a list as JSON. */
const listed = (things: readonly object[]) => `${JSON.stringify(things, null, 2)}\n`;

async function takeIndex(
  takeout: TakeoutRecord,
  { source, textsOf }: PortionPorts,
): Promise<Portion> {
  const { items } = await source.lists.profile(takeout.userId, null);
  const page = indexPage(
    takeout,
    String(items[0]?.facts.name ?? ""),
    await textsOf(takeout.id),
    localeNamed(takeout.locale),
  );
  return { added: [textEntry("index.html", page, takeout.askedAt)], next: null };
}

/** Returns the next position after `added` items: the next page, or the next part. */
function onwards(place: TakeoutPlace, added: number, after: string | null): TakeoutPlace | null {
  const { part, page } = place;
  const counts = { ...place.counts, [part]: (place.counts[part] ?? 0) + added };
  if (after !== null) return { part, page: page + 1, after, counts };
  const next: TakeoutPart | undefined = TAKEOUT_PARTS[TAKEOUT_PARTS.indexOf(part) + 1];
  return next ? { part: next, page: 0, after: null, counts } : null;
}
