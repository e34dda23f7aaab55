import { Transform } from "node:stream";
import { Refusal } from "@kinora/domain/refusal";
import { hasRoomFor, type UploadRoom } from "@kinora/domain/upload/upload-room";

/** Bytes between two checks of free space. */
const STEP = 1_000_000;

/**
 * Passes a stream through, and aborts it with STORAGE_FULL when the disk reaches its reserve.
 * Concurrent uploads may each have found enough room when they started.
 *
 * @param onFull called before the stream fails
 */
export function watchRoom(
  room: () => Promise<UploadRoom>,
  onFull: (refusal: Refusal) => void,
): Transform {
  let unlooked = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unlooked += chunk.length;
      if (unlooked < STEP) return done(null, chunk);
      unlooked = 0;
      room().then(
        (found) => {
          if (hasRoomFor(0, found)) return done(null, chunk);
          const refusal = new Refusal("STORAGE_FULL");
          onFull(refusal);
          done(refusal);
        },
        (error: Error) => done(error),
      );
    },
  });
}
