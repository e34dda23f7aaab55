import { z } from "zod";
import type { PublicationMedia } from "./check-media.ts";
import { limitsOf, type PublicationTarget } from "./check-publication.ts";
import type { MediaLimits } from "./media-limits.ts";

/** What its owner has changed of a file before it is sent; the work itself stays as it is. */
export const mediaFit = z
  .strictObject({
    /** Cut to the frame that fills the screen there, around its middle. */
    crops: z.boolean().default(false),
    /** Seconds after which a film ends; null for all of it. */
    endsAt: z.number().min(1).max(86_400).nullable().default(null),
    /** Written anew in what the platform takes: its size, codecs and frames per second. */
    converts: z.boolean().default(false),
  })
  .meta({ id: "MediaFit" });
export type MediaFit = z.output<typeof mediaFit>;

/** Nothing is changed. */
export const AS_IT_IS: MediaFit = { crops: false, endsAt: null, converts: false };

export const isChanged = ({ crops, endsAt, converts }: MediaFit): boolean =>
  crops || endsAt !== null || converts;

interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** How a file is written anew. */
export interface FitPlan {
  /** The part around the middle that stays; null for all of it. */
  readonly crop: FrameSize | null;
  /** How large that part becomes. */
  readonly size: FrameSize;
  /** Null for a picture. */
  readonly film: {
    /** Seconds after which it ends. */
    readonly seconds: number;
    /** Null for as many as it has. */
    readonly framesPerSecond: number | null;
    /** The most bits a second, of pictures and sound together. */
    readonly bitrate: number;
  } | null;
}

/** Hertz of the sound that is written. */
export const FIT_AUDIO_RATE = 48_000;
/** Bits a second, whatever the platform takes. */
const HIGHEST_BITRATE = 12_000_000;
/** Share of the largest size that is used: what is written is never exactly as large as asked for. */
const ROOM = 0.9;

/** Plans a file that the owner wants changed; null when nothing would be different. */
export function planFit(
  target: PublicationTarget,
  media: PublicationMedia,
  fit: MediaFit,
): FitPlan | null {
  const limits = limitsOf(target);
  if (!limits || !isChanged(fit)) return null;
  const crop = fit.crops ? cropOf(limits, media) : null;
  const seconds = Math.min(media.film?.seconds ?? 0, fit.endsAt ?? Number.POSITIVE_INFINITY);
  const isShorter = media.film !== null && seconds < media.film.seconds;
  if (!media.film) return crop && { crop, size: crop, film: null };
  if (!crop && !isShorter && !fit.converts) return null;
  return {
    crop,
    size: sizeWithin(limits, crop ?? media),
    film: {
      seconds,
      framesPerSecond: rateOf(limits, media.film.framesPerSecond),
      bitrate: Math.min(HIGHEST_BITRATE, Math.floor((limits.size.most * 8 * ROOM) / seconds)),
    },
  };
}

/** Returns a file as it would be sent. */
export function fittedMedia(
  target: PublicationTarget,
  media: PublicationMedia,
  fit: MediaFit,
): PublicationMedia {
  const plan = planFit(target, media, fit);
  if (!plan) return media;
  const { size, film } = plan;
  if (!film || !media.film) return { ...media, ...size };
  const { seconds, framesPerSecond, bitrate } = film;
  const share = seconds / media.film.seconds;
  return {
    ...{ mimeType: "video/mp4", ...size },
    size: Math.min(Math.ceil(media.size * share), Math.floor((bitrate * seconds) / 8)),
    film: {
      ...{ seconds, framesPerSecond: framesPerSecond ?? media.film.framesPerSecond },
      videoCodec: "h264",
      audioCodec: media.film.audioCodec === null ? null : "aac",
      audioRate: media.film.audioCodec === null ? null : FIT_AUDIO_RATE,
    },
  };
}

/** The largest part around the middle with the ratio that fills the screen; null when it has it. */
function cropOf(
  { ratio, advisedRatio }: MediaLimits,
  { width, height }: FrameSize,
): FrameSize | null {
  const own = width / height;
  const wanted = advisedRatio ?? within(ratio, own);
  if (Math.abs(own / wanted - 1) < 0.005) return null;
  return own > wanted
    ? { width: even(height * wanted), height: even(height) }
    : { width: even(width), height: even(width / wanted) };
}

/** Scales a frame so that it is neither too small nor too large. */
function sizeWithin(limits: MediaLimits, frame: FrameSize): FrameSize {
  const { width, height } = limits;
  const least = Math.max(1, (width?.least ?? 1) / frame.width, (height?.least ?? 1) / frame.height);
  const most = Math.min(
    (width?.most ?? Number.POSITIVE_INFINITY) / frame.width,
    (height?.most ?? Number.POSITIVE_INFINITY) / frame.height,
  );
  const scale = Math.min(least, most);
  // Rounded up, so that it is not too small by a line.
  const scaled = (edge: number) =>
    scale > 1 ? 2 * Math.ceil((edge * scale) / 2) : even(edge * scale);
  return { width: scaled(frame.width), height: scaled(frame.height) };
}

/** The nearest rate that is taken; null when the film's own is. */
function rateOf({ film }: MediaLimits, own: number): number | null {
  const taken = within(film?.framesPerSecond ?? null, own);
  return taken === own ? null : taken;
}

const within = (bounds: { readonly least: number; readonly most: number } | null, value: number) =>
  bounds ? Math.min(bounds.most, Math.max(bounds.least, value)) : value;

/** Encoders take even edges. */
const even = (edge: number): number => Math.max(2, 2 * Math.floor(edge / 2));
