/**
 * Bytes that are read on demand, so that a film of 200 MB need not be loaded to find its recipe.
 */
export interface ByteSource {
  readonly size: number;
  /** Reads the bytes from `start` up to `end`, or fewer at the end of the source. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** Wraps bytes that are already in memory. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}

/** Wraps a file in a browser; only the parts that are needed are read from disk. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  };
}

/** Buffers a window of bytes of a source, so that walking many small parts takes few reads. */
export function windowed(source: ByteSource, width = 65_536): ByteSource {
  let from = 0;
  let held = new Uint8Array(0);
  return {
    size: source.size,
    async read(start, end) {
      if (start < from || end > from + held.length) {
        from = start;
        held = new Uint8Array(await source.read(start, Math.max(end, start + width)));
      }
      return held.subarray(start - from, end - from);
    },
  };
}
