/** Bytes that are read where they are needed: a film of 200 MB is not loaded to find its recipe. */
export interface ByteSource {
  readonly size: number;
  /** The bytes from `start` up to `end`, fewer at the end of the source. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** Bytes that are in memory anyway. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}

/** Bytes of a file in a browser; only what is looked at leaves the disk. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  };
}

/** A source with a window of bytes at hand, so that walking many small parts asks it seldom. */
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
