/**
 * Largest file that is sent as a whole, and the size of chunks otherwise. TikTok's limits are valid
 * under either reading of "MB" with these.
 */
const WHOLE = 64_000_000;
const CHUNK = 10_000_000;

export interface ChunkPlan {
  readonly chunkSize: number;
  readonly count: number;
}

/** Plans the chunks of a file; the last one carries what is left over. */
export const planChunks = (size: number): ChunkPlan =>
  size <= WHOLE
    ? { chunkSize: size, count: 1 }
    : { chunkSize: CHUNK, count: Math.floor(size / CHUNK) };

/** Returns the bytes of a chunk; both ends are inclusive. */
export const rangeOfChunk = (
  { chunkSize, count }: ChunkPlan,
  index: number,
  size: number,
): { readonly first: number; readonly last: number } => ({
  first: index * chunkSize,
  last: index === count - 1 ? size - 1 : (index + 1) * chunkSize - 1,
});
