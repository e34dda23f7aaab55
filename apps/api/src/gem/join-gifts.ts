import type { GiftSide } from "@kinora/contracts/gift/gift";
import type { StatementEntry } from "@kinora/domain/gem/gem-statement";
import type { GiftStore } from "@kinora/domain/gift/gift-store";
import { subjectId } from "./join-works.ts";

/** A statement line or a receipt: anything with a purpose. */
type Line = Pick<StatementEntry, "purpose">;

/**
 * Looks up the gifts of these lines in one query. Returns a function that finds the gift of a line;
 * null when it is about none.
 */
export async function joinGifts(
  lines: readonly Line[],
  userId: string,
  gifts: Pick<GiftStore, "findOwn">,
): Promise<(line: Line) => GiftSide | null> {
  const ids = [...new Set(lines.flatMap((line) => subjectId(line, "gift") ?? []))];
  const found = new Map((await gifts.findOwn(userId, ids)).map((gift) => [gift.id, gift]));
  return (line) => {
    const gift = found.get(subjectId(line, "gift") ?? "");
    return gift ? { direction: gift.direction, person: gift.person, note: gift.note } : null;
  };
}
