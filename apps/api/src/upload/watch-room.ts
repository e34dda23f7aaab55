import { Transform } from "node:stream";
import { Refusal } from "@kinora/domain/refusal";
import { hasRoomFor, type UploadRoom } from "@kinora/domain/upload/upload-room";

/** Bytes between two looks at the disk. */
const STEP = 1_000_000;

/**
 * Passes on what comes, and breaks off with STORAGE_FULL when the disk comes to its reserve: many who send at once each
 * found room when they began.
 *
 * @param onFull hears of it before the stream fails
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
