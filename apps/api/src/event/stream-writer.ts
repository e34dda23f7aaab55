import type { ServerResponse } from "node:http";

/**
 * Maximum bytes buffered for a client before its stream is ended; it reconnects and loads the
 * current state.
 */
const MOST_WAITING = 256_000;
/** Milliseconds that a client has to read the last frame before its connection is closed. */
const LAST_WORDS_MS = 5_000;

/** Writes to a stream whose client may have stopped reading. */
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
