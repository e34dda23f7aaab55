import type { MediaLimits } from "./media-limits.ts";
import { finding, type PublicationFinding } from "./publication-finding.ts";

/** What is known of a file that is to be published. */
export interface PublicationMedia {
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Null for a picture. */
  readonly film: {
    readonly seconds: number;
    readonly framesPerSecond: number;
    readonly videoCodec: string;
    /** Null when it is silent. */
    readonly audioCodec: string | null;
    readonly audioRate: number | null;
  } | null;
}

/** Returns what a platform would refuse of a file. */
export const checkMedia = (
  limits: MediaLimits,
  media: PublicationMedia,
): readonly PublicationFinding[] => [
  ...checkFile(limits, media),
  ...checkFrame(limits, media),
  ...checkFilm(limits.film, media.film),
];

function checkFile(
  { types, size }: MediaLimits,
  media: PublicationMedia,
): readonly PublicationFinding[] {
  const found: PublicationFinding[] = [];
  const isTaken = types.some((type) =>
    type.endsWith("/*") ? media.mimeType.startsWith(type.slice(0, -1)) : type === media.mimeType,
  );
  const { mimeType } = media;
  const fix = convertible(media);
  if (!isTaken) found.push(finding("wrong_type", { mimeType, types: types.join(", ") }, { fix }));
  const sizes = { limit: size.most, found: media.size };
  if (media.size > size.most) found.push(finding("file_too_large", sizes, { fix }));
  if (media.size < size.least)
    found.push(finding("file_too_small", { limit: size.least, found: media.size }));
  return found;
}

/** Pictures are converted in any case. */
const convertible = ({ film }: PublicationMedia) => (film ? "reencode" : null);

/** Ratios that differ by less look the same. */
const SAME_RATIO = 0.02;

function checkFrame(
  { ratio, advisedRatio, width, height }: MediaLimits,
  media: PublicationMedia,
): readonly PublicationFinding[] {
  const found: PublicationFinding[] = [];
  const own = media.width / media.height;
  const isRefused = ratio !== null && (own < ratio.least || own > ratio.most);
  const shown = { found: rounded(own) };
  if (isRefused) {
    const params = { ...shown, least: rounded(ratio.least), most: rounded(ratio.most) };
    found.push(finding("ratio_refused", params, { fix: "crop" }));
  } else if (advisedRatio !== null && Math.abs(own / advisedRatio - 1) > SAME_RATIO) {
    const params = { ...shown, advised: rounded(advisedRatio) };
    found.push(finding("ratio_with_bars", params, { blocks: false, fix: "crop" }));
  }
  const sizes = { width: media.width, height: media.height };
  const least = { leastWidth: width?.least ?? 1, leastHeight: height?.least ?? 1 };
  if (media.width < least.leastWidth || media.height < least.leastHeight)
    found.push(finding("picture_too_small", { ...sizes, ...least }, { fix: convertible(media) }));
  const mostWidth = width?.most ?? Number.POSITIVE_INFINITY;
  const mostHeight = height?.most ?? Number.POSITIVE_INFINITY;
  if (media.width > mostWidth || media.height > mostHeight)
    found.push(
      finding(
        "picture_too_large",
        { ...sizes, most: Math.min(mostWidth, mostHeight) },
        { fix: convertible(media) },
      ),
    );
  return found;
}

const rounded = (ratio: number): number => Math.round(ratio * 1_000) / 1_000;

function checkFilm(
  limits: MediaLimits["film"],
  film: PublicationMedia["film"],
): readonly PublicationFinding[] {
  if (!limits || !film) return [];
  const found: PublicationFinding[] = [];
  const { seconds, framesPerSecond: rate, videoCodecs, audioCodecs, highestAudioRate } = limits;
  if (film.seconds < seconds.least)
    found.push(finding("film_too_short", { limit: seconds.least, found: film.seconds }));
  if (film.seconds > seconds.most) found.push(tooLong(seconds.most, film.seconds));
  const own = film.framesPerSecond;
  if (rate && (own < rate.least || own > rate.most))
    found.push(finding("frame_rate", { found: own, ...rate }, { fix: "reencode" }));
  if (videoCodecs && !videoCodecs.includes(film.videoCodec)) {
    const params = { found: film.videoCodec, taken: videoCodecs.join(", ") };
    found.push(finding("video_codec", params, { fix: "reencode" }));
  }
  const { audioCodec, audioRate } = film;
  if (audioCodecs && audioCodec !== null && !audioCodecs.includes(audioCodec)) {
    const params = { found: audioCodec, taken: audioCodecs.join(", ") };
    found.push(finding("audio_codec", params, { fix: "reencode" }));
  }
  if (highestAudioRate !== null && (audioRate ?? 0) > highestAudioRate) {
    const params = { limit: highestAudioRate, found: audioRate ?? 0 };
    found.push(finding("audio_rate", params, { fix: "reencode" }));
  }
  return found;
}

/** A film that lasts too long, for the platform or for the account. */
export const tooLong = (limit: number, found: number): PublicationFinding =>
  finding("film_too_long", { limit, found }, { fix: "trim" });
