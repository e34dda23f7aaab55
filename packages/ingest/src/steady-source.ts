import { FilePathSource } from "mediabunny";

/** Reads of the last few ranges, over and over, after which the reader is stuck. */
const MOST_REPEATS = 10_000;
/** Ranges of one round of a reader that is stuck: it reads one or two. */
const ROUND = 4;

/** How mediabunny reads any source; not in its declarations. */
interface Readable {
  _read(start: number, end: number, min: number, max: number): unknown;
}

/**
 * Opens a file for mediabunny and ends its reading where it would read the same bytes for ever.
 * Its search for the next element of a Matroska (`resync`) makes no progress over the last eight
 * bytes and never yields; also an element whose size is invalid is found again and again. Both end
 * when there is nothing more to read.
 */
export function steadySource(path: string): FilePathSource {
  const source = new FilePathSource(path);
  const readable = source as unknown as Readable;
  const read = readable._read.bind(source);
  const last: string[] = [];
  let repeats = 0;
  readable._read = (start, end, min, max) => {
    const range = `${start}-${end}`;
    if (last.includes(range)) repeats += 1;
    else {
      repeats = 0;
      last.push(range);
      if (last.length > ROUND) last.shift();
    }
    return repeats > MOST_REPEATS ? null : read(start, end, min, max);
  };
  return source;
}
