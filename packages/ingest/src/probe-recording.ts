import { ALL_FORMATS, EncodedPacketSink, Input, type InputVideoTrack } from "mediabunny";
import { FileRefused } from "./file-refused.ts";
import { steadySource } from "./steady-source.ts";

export interface FilmFacts {
  /** As shown, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  /** Average frames per second. */
  readonly rate: number;
  /** As named by mediabunny, else by the container. */
  readonly codec: string;
}

/** Number and size of a film's packets. */
export interface FilmPackets {
  readonly frames: number;
  readonly bytes: number;
}

export interface SoundFacts {
  /** Seconds; null when it is not stated at the beginning. */
  readonly duration: number | null;
  /** Samples per second of each channel; 0 when unreadable. */
  readonly rate: number;
  readonly channels: number;
}

/**
 * Reads a container's facts about its film. In an untrusted file, these are claims.
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

/** Minimum duration of a picture in seconds. */
const ONE_FRAME = 1 / 30;

/**
 * Returns the seconds after which the picture of a re-encoded film ends; its sound may continue.
 */
export function probePictureEnd(path: string): Promise<number> {
  return readFilm(path, async (track) => Math.max(ONE_FRAME, await track.computeDuration()));
}

/**
 * Counts the frames of a film by its packets, ignoring their timestamps, and their bytes; stops
 * after `most` frames.
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

/**
 * Reads a container's facts about its sound, as far as possible. In an untrusted file, these are
 * claims.
 */
export async function probeSound(path: string): Promise<SoundFacts> {
  const input = new Input({ source: steadySource(path), formats: ALL_FORMATS });
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
 * Counts the packets of a sound, ignoring their timestamps; stops after `most`.
 *
 * @throws FileRefused UPLOAD_DAMAGED
 */
export async function countSoundPackets(path: string, most: number): Promise<number> {
  const input = new Input({ source: steadySource(path), formats: ALL_FORMATS });
  try {
    // The first track, as ffmpeg selects here.
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
  const input = new Input({ source: steadySource(path), formats: ALL_FORMATS });
  try {
    if ((await input.getTracks()).length === 0) throw new FileRefused("UPLOAD_DAMAGED");
    // The first track, as ffmpeg selects here; the file may declare another one as the default.
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
