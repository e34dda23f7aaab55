import type { GemWork } from "@kinora/contracts/gem/gem";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { StatementEntry } from "@kinora/domain/gem/gem-statement";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { StoryCover } from "@kinora/domain/story/story-cover";
import type { LoadCards } from "../creation/load-cards.ts";

export interface JoinPorts {
  readonly now: () => Date;
  readonly address: MediaAddress;
  readonly loadCards: LoadCards;
  readonly loadCovers: (userId: string, ids: readonly string[]) => Promise<StoryCover[]>;
}

/** A statement line or a receipt: anything with a purpose. */
type Line = Pick<StatementEntry, "purpose">;

const idsOf = (lines: readonly Line[], noun: string): string[] => [
  ...new Set(lines.flatMap((line) => subjectId(line, noun) ?? [])),
];

/** Returns the id of the line's subject when it is of this noun, otherwise null. */
export function subjectId({ purpose: { subject } }: Line, noun: string): string | null {
  return subject?.noun === noun ? subject.id : null;
}

/**
 * Looks up the works of these lines in one batch. Returns a function that finds the work of a line,
 * or null when it is gone.
 */
export async function joinWorks(
  lines: readonly Line[],
  viewer: Viewer,
  { now, address, loadCards, loadCovers }: JoinPorts,
): Promise<(line: Line) => GemWork | null> {
  const [cards, covers] = await Promise.all([
    loadCards(idsOf(lines, "creation"), viewer),
    loadCovers(viewer.id, idsOf(lines, "story")),
  ]);
  const boards = new Map(covers.map((cover) => [cover.id, boardWork(cover, address, now())]));
  return (line) => {
    const card = cards.get(subjectId(line, "creation") ?? "");
    if (!card) return boards.get(subjectId(line, "story") ?? "") ?? null;
    const { kind, title, prompt, media, thumbhash } = card;
    const thumbnail = media?.thumbnail ?? media?.poster ?? null;
    return { kind, words: title ?? prompt, thumbnail, thumbhash };
  };
}

function boardWork({ title, picture }: StoryCover, address: MediaAddress, now: Date): GemWork {
  const thumbnail = picture && {
    url: address.signed(picture.hash, picture.mimeType, now),
    mimeType: picture.mimeType,
    bytes: picture.bytes,
    width: picture.width,
    height: picture.height,
    duration: null,
  };
  return { kind: "story", words: title, thumbnail, thumbhash: null };
}
