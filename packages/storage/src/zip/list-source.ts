import type { ArchiveEntry, ArchiveSource } from "@kinora/domain/takeout/archive";

/** A source of few files that are all known. */
export const listSource = <Entry extends ArchiveEntry>(
  placed: readonly Entry[],
  open: ArchiveSource<Entry>["open"],
): ArchiveSource<Entry> => ({
  numberAt: async (by, at) => placed.findLast((entry) => entry[by] <= at)?.number ?? 1,
  entries: async (from) => placed.slice(from - 1),
  open,
});
