import { ALL_FORMATS, FilePathSource, Input } from "mediabunny";
import { FileRefused } from "./file-refused.ts";

export interface FilmFacts {
  /** As shown, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  /** Frames a second, on average. */
  readonly rate: number;
}

/**
 * Reads what a container says of its film. Of a stranger's file these are claims.
 *
 * @throws FileRefused UPLOAD_DAMAGED, UPLOAD_TYPE_UNSUPPORTED when there is no film in it
 */
export async function probeFilm(path: string): Promise<FilmFacts> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    if ((await input.getTracks()).length === 0) throw new FileRefused("UPLOAD_DAMAGED");
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new FileRefused("UPLOAD_TYPE_UNSUPPORTED");
    const duration = await input.computeDuration();
    const { averagePacketRate: rate } = await track.computePacketStats(100);
    const { displayWidth: width, displayHeight: height } = track;
    if (![width, height, duration, rate].every((value) => value > 0 && Number.isFinite(value))) {
      throw new FileRefused("UPLOAD_DAMAGED");
    }
    return { width, height, duration, rate };
  } catch (error) {
    throw error instanceof FileRefused
      ? error
      : new FileRefused("UPLOAD_DAMAGED", { cause: error });
  } finally {
    input.dispose();
  }
}
