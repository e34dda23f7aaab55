import {
  ALL_FORMATS,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputVideoTrack,
} from "mediabunny";
import { FileRefused } from "./file-refused.ts";

export interface FilmFacts {
  /** As shown, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  /** Frames a second, on average. */
  readonly rate: number;
  /** As mediabunny calls it, else as the container does. */
  readonly codec: string;
}

/** The packets of a film. */
export interface FilmPackets {
  readonly frames: number;
  readonly bytes: number;
}

export interface SoundFacts {
  /** Seconds; null when it is not said at the beginning. */
  readonly duration: number | null;
  /** Samples a second of each channel; 0 when it cannot be read. */
  readonly rate: number;
  readonly channels: number;
}

/**
 * Reads what a container says of its film. Of a stranger's file these are claims.
 *
 * @throws FileRefused UPLOAD_DAMAGED, UPLOAD_TYPE_UNSUPPORTED when there is no film in it
 */
export function probeFilm(path: string): Promise<FilmFacts> {
  return readFilm(path, async (track, input) => {
    const duration = await input.computeDuration();
    const { averagePacketRate: rate } = await track.computePacketStats(100);
    const { displayWidth: width, displayHeight: height } = track;
    if (![width, height, duration, rate].every((value) => value > 0 && Number.isFinite(value))) {
      throw new FileRefused("UPLOAD_DAMAGED");
    }
    const codec = track.codec ?? String(track.internalCodecId);
    return { width, height, duration, rate, codec };
  });
}

/** Seconds of the shortest picture. */
const ONE_FRAME = 1 / 30;

/** Seconds after which the picture of a film of ours has ended: its sound may go on. */
export function probePictureEnd(path: string): Promise<number> {
  return readFilm(path, async (track) => Math.max(ONE_FRAME, await track.computeDuration()));
}

/**
 * Counts the frames of a film by its packets, whatever it says of their times, and their bytes; not beyond `most` frames.
 *
 * @throws FileRefused UPLOAD_DAMAGED, UPLOAD_TYPE_UNSUPPORTED when there is no film in it
 */
export function countPackets(path: string, most: number): Promise<FilmPackets> {
  return readFilm(path, async (track) => {
    let [frames, bytes] = [0, 0];
    const all = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true });
    for await (const { byteLength } of all) {
      frames += 1;
      bytes += byteLength;
      if (frames >= most) break;
    }
    return { frames, bytes };
  });
}

/** Reads what a container says of its sound, as far as it can be read. Of a stranger's file these are claims. */
export async function probeSound(path: string): Promise<SoundFacts> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryAudioTrack();
    const duration = await input.getDurationFromMetadata();
    const known = duration !== null && Number.isFinite(duration) && duration > 0;
    return {
      duration: known ? duration : null,
      rate: track?.sampleRate ?? 0,
      channels: track?.numberOfChannels ?? 0,
    };
  } catch {
    return { duration: null, rate: 0, channels: 0 };
  } finally {
    input.dispose();
  }
}

/**
 * Counts the packets of a sound, whatever it says of their times; not beyond `most`.
 *
 * @throws FileRefused UPLOAD_DAMAGED
 */
export async function countSoundPackets(path: string, most: number): Promise<number> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    // As ffmpeg does here.
    const [track] = await input.getAudioTracks();
    if (!track) throw new FileRefused("UPLOAD_DAMAGED");
    let packets = 0;
    const all = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true });
    for await (const _packet of all) {
      packets += 1;
      if (packets >= most) break;
    }
    return packets;
  } catch (error) {
    throw new FileRefused("UPLOAD_DAMAGED", { cause: error });
  } finally {
    input.dispose();
  }
}

async function readFilm<T>(
  path: string,
  read: (track: InputVideoTrack, input: Input) => Promise<T>,
): Promise<T> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    if ((await input.getTracks()).length === 0) throw new FileRefused("UPLOAD_DAMAGED");
    // As ffmpeg does here; what a file calls its main film may be another.
    const [track] = await input.getVideoTracks();
    if (!track) throw new FileRefused("UPLOAD_TYPE_UNSUPPORTED");
    return await read(track, input);
  } catch (error) {
    throw error instanceof FileRefused
      ? error
      : new FileRefused("UPLOAD_DAMAGED", { cause: error });
  } finally {
    input.dispose();
  }
}
