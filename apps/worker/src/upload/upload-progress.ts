import type { RawUploads } from "@kinora/domain/upload/raw-uploads";

/** Bytes that count as getting on. A byte now and then does not: it would hold the place of others for a day. */
const STEP = 5_000_000;

/** When unfinished uploads last got on by STEP bytes; of one that was not asked for before, the last byte counts. */
export interface UploadProgress {
  /** Null: nothing of it has come. */
  gotOnAt(id: string, size: number): Promise<Date | null>;
  /** Forgets all others. */
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
