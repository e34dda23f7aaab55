import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import type { Quality } from "@kinora/domain/story/story-engine";
import { REPRODUCIBLE, VIDEO_CODEC } from "@kinora/studio/film/film-arguments";
import type { FrameSize } from "@kinora/studio/stage/stage";

const rawFrames = ({ width, height }: FrameSize) => [
  ...["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", `${width}x${height}`],
  ...["-framerate", String(STORY_FPS), "-i", "pipe:0"],
];

const TO_BT709 = "scale=out_color_matrix=bt709:out_range=tv:flags=fast_bilinear,format=yuv420p";

/**
 * Arguments for encoding frames from standard input to an intermediate clip that is read only once:
 * fast, with little compression.
 *
 * @param size of the clip, where it differs from the frames'
 */
export function motionArguments(frame: FrameSize, size: FrameSize, output: string): string[] {
  const isScaled = size.width !== frame.width || size.height !== frame.height;
  const scale = isScaled ? `scale=${size.width}:${size.height}:flags=area,` : "";
  return [
    ...rawFrames(frame),
    ...["-vf", `${scale}${TO_BT709}`, ...VIDEO_CODEC, "-preset", "ultrafast", "-crf", "18"],
    ...["-an", ...REPRODUCIBLE, "-f", "mp4", output],
  ];
}

/**
 * Compression of the delivered clips; the rate limits keep rain and glitter small. Superfast plus
 * the one veryfast option that reduces size: as small and as good as veryfast (4 %, SSIM 0.0005)
 * with a seventh less work.
 */
const PRESET = ["-preset", "superfast", "-x264-params", "rc-lookahead=5:mbtree=1"];
const QUALITY: Readonly<Record<Quality, readonly string[]>> = {
  full: [...PRESET, "-crf", "20", "-maxrate", "6M", "-bufsize", "12M"],
  small: [...PRESET, "-crf", "25", "-maxrate", "900k", "-bufsize", "1800k"],
};

/** Seconds of the fade from black at the start of a story and to black at its end. */
const FADE_IN = 0.4;
const FADE_OUT = 0.8;

export interface ClipPlan {
  readonly motion: string;
  /** Size and top edge in pixels of the caption band on standard input; null without captions. */
  readonly band: (FrameSize & { readonly top: number }) | null;
  readonly frames: number;
  readonly quality: Quality;
  readonly first: boolean;
  readonly last: boolean;
}

/**
 * Arguments for the final clip of a scene, with its captions. All clips of a story share one
 * encoding, so they can be joined without re-encoding; there are no B-frames, so each clip begins
 * and ends on its own frames.
 */
export function clipArguments(
  { motion, band, frames, quality, first, last }: ClipPlan,
  output: string,
) {
  const seconds = frames / STORY_FPS;
  const fades = [
    ...(first ? [`fade=t=in:st=0:d=${FADE_IN}`] : []),
    ...(last ? [`fade=t=out:st=${Math.max(0, seconds - FADE_OUT).toFixed(4)}:d=${FADE_OUT}`] : []),
  ];
  const over = band === null ? [] : [`[0:v][1:v]overlay=0:${band.top}:alpha=premultiplied`];
  const chain = [over.length > 0 ? over[0] : "[0:v]null", ...fades, "format=yuv420p"].join(",");
  return [
    ...["-i", motion],
    ...(band === null ? [] : rawFrames(band)),
    ...["-filter_complex", `${chain}[out]`, "-map", "[out]", ...VIDEO_CODEC, "-bf", "0"],
    ...[...QUALITY[quality], "-g", String(2 * STORY_FPS), "-r", String(STORY_FPS)],
    ...["-frames:v", String(frames), "-an", ...REPRODUCIBLE, "-f", "mp4", output],
  ];
}
