import type { RawUploads } from "@kinora/domain/upload/raw-uploads";

/**
 * Bytes that count as progress. An occasional byte does not, or it could occupy the room of others
 * for a day.
 */
const STEP = 5_000_000;

/**
 * Tracks when unfinished uploads last progressed by STEP bytes; at the first query of an upload,
 * its last byte counts.
 */
export interface UploadProgress {
  /** Returns null when no byte of it has arrived. */
  gotOnAt(id: string, size: number): Promise<Date | null>;
  /** Forgets all other uploads. */
  keep(open: readonly { readonly id: string }[]): void;
}

export function watchProgress(raw: Pick<RawUploads, "touchedAt">, now: () => Date): UploadProgress {
  const seen = new Map<string, { readonly size: number; readonly at: Date }>();
  return {
    async gotOnAt(id, size) {
      const last = seen.get(id);
      if (last && size < last.size + STEP) return last.at;
      const at = last ? now() : await raw.touchedAt(id);
      if (at) seen.set(id, { size, at });
      return at;
    },
    keep(open) {
      const kept = new Set(open.map(({ id }) => id));
      for (const id of seen.keys()) if (!kept.has(id)) seen.delete(id);
    },
  };
}
