import type { ServerResponse } from "node:http";

/** Bytes that wait for a client before its stream is ended: it comes back, and asks for what is now. */
const MOST_WAITING = 256_000;
/** Milliseconds in which a client reads the last words; then its connection is ended too. */
const LAST_WORDS_MS = 5_000;

/** Writes to a stream that somebody may have stopped reading. */
export function streamWriter(stream: ServerResponse) {
  return {
    write(text: string): void {
      if (stream.writableLength > MOST_WAITING) stream.destroy();
      else if (stream.writable) stream.write(text);
    },
    end(text = ""): void {
      stream.end(text);
      setTimeout(() => stream.destroy(), LAST_WORDS_MS).unref();
    },
  };
}
