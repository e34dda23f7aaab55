import type { CastEntry } from "@kinora/contracts/story/board";

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** Behind something worn, "and" would put the next one on as well. */
const DRESSED = /\b(?:hat|scarf|crown|sunglasses)$/i;

/** What stands for somebody who has been described already in the same visual. */
const AGAIN: Readonly<Record<CastEntry["kind"], string>> = {
  character: "they",
  prop: "it",
  place: "there",
};

/**
 * Writes a visual for the studio: the first time a cast member is named, its look takes the name's
 * place, so that it looks alike in every scene; later mentions become a pronoun. Longer names win
 * over shorter ones, capitals do not matter. Members that the visual does not name are added at the
 * end: whoever is in a scene is seen in it.
 */
export function expandVisual(visual: string, cast: readonly CastEntry[]): string {
  const byName = new Map(cast.map((entry) => [entry.name.toLowerCase(), entry]));
  const seen = new Set<CastEntry>();
  const names = [...byName.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${names.join("|")})(['’]s)?(?![\\p{L}\\p{N}])`,
    "giu",
  );
  const named =
    names.length === 0
      ? visual
      : visual.replace(pattern, (written, name: string, possessive: string | undefined) => {
          const entry = byName.get(name.toLowerCase());
          if (entry === undefined) return written;
          const again = seen.has(entry);
          seen.add(entry);
          if (possessive !== undefined) return again ? "the" : `${entry.look}, with the`;
          return again ? AGAIN[entry.kind] : entry.look;
        });
  const parted = cast.reduce(
    (text, { look }) =>
      DRESSED.test(look) ? text.replaceAll(`${look} and `, `${look} beside `) : text,
    named,
  );
  const absent = cast.filter((entry) => !seen.has(entry));
  return absent.reduce(
    (text, { kind, look }) => (kind === "place" ? `${text}, in ${look}` : `${text}, ${look}`),
    parted.replace(/[\s,.;]+$/, absent.length > 0 ? "" : "$&"),
  );
}
