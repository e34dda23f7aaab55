import type { CastEntry } from "@kinora/contracts/story/board";

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** After a garment, "and" would make the figure wear the next member as well. */
const DRESSED = /\b(?:hat|scarf|crown|sunglasses)$/i;

/** Pronouns for a member already described in the same visual. */
const AGAIN: Readonly<Record<CastEntry["kind"], string>> = {
  character: "they",
  prop: "it",
  place: "there",
};

/**
 * Rewrites a visual for the studio. The first mention of a cast member is replaced with its look,
 * so that it is drawn the same in every scene; later mentions become pronouns. Longer names take
 * precedence and case is ignored. Members that the visual does not mention are appended, so that
 * every member of a scene is visible.
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
