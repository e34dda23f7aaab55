import type { FrameSize } from "../stage/stage.ts";

export interface FilmFormat {
  readonly size: FrameSize;
  readonly fps: number;
  readonly duration: number;
}

/**
 * Leaves encoder names, dates and versions out of the file, so that the same film gives the same
 * bytes.
 */
export const BITEXACT = [
  ...["-metadata:s:v", "encoder=Kinora", "-fflags", "+bitexact"],
  ...["-flags:v", "+bitexact", "-flags:a", "+bitexact"],
  // x264 writes its version and settings into SEI units (type 6).
  ...["-bsf:v", "filter_units=remove_types=6"],
];

/** Additionally drops the metadata of the inputs. */
export const REPRODUCIBLE = ["-map_metadata", "-1", ...BITEXACT];

/**
 * One x264 thread: drawing and colour conversion keep the other cores busy, a second thread was no
 * faster on two cores, and the bytes depend on the number of threads.
 */
export const VIDEO_CODEC = [
  ...["-c:v", "libx264", "-profile:v", "high", "-threads", "1"],
  ...["-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709"],
  ...["-color_trc", "bt709", "-color_range", "tv"],
  // Lookahead frames take memory; ten of them did not make files smaller.
  ...["-x264-params", "rc-lookahead=5"],
];

const TO_BT709 = "scale=out_color_matrix=bt709:out_range=tv:flags=fast_bilinear,format=yuv420p";

/**
 * ffmpeg arguments that encode RGBA frames on standard input and a WAV file as an MP4 with H.264
 * high and AAC 48 kHz stereo, with the index first so that it plays while it loads.
 */
export function filmArguments(
  format: FilmFormat,
  soundPath: string | null,
  output: string,
): string[] {
  const { size, fps, duration } = format;
  const sound =
    soundPath === null
      ? []
      : ["-map", "1:a", "-c:a", "aac", "-b:a", "160k", "-ar", "48000", "-ac", "2"];
  return [
    ...["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", `${size.width}x${size.height}`],
    ...["-framerate", String(fps), "-i", "pipe:0"],
    ...(soundPath === null ? [] : ["-i", soundPath]),
    ...["-map", "0:v", "-vf", TO_BT709, ...VIDEO_CODEC, "-preset", "veryfast", "-crf", "20"],
    // Rain, glitter and grain would otherwise take ten megabits per second.
    ...["-maxrate", "6M", "-bufsize", "12M"],
    ...["-g", String(Math.round(fps * 2))],
    ...sound,
    ...["-t", String(duration), "-movflags", "+faststart", ...REPRODUCIBLE, "-f", "mp4", output],
  ];
}

/** Duration in seconds and frames per second of the muted clip shown in lists. */
export const PREVIEW_SECONDS = 3.5;
const PREVIEW_FPS = 12;

/** ffmpeg arguments for a small muted clip of a film; the rate limit keeps it under 400 kB. */
export function previewArguments(film: string, size: FrameSize, output: string): string[] {
  return [
    // Each decoder thread holds its own frames.
    ...["-threads", "1", "-i", film, "-t", String(PREVIEW_SECONDS), "-an"],
    ...["-vf", `fps=${PREVIEW_FPS},scale=${size.width}:${size.height}:flags=area,format=yuv420p`],
    ...[
      ...VIDEO_CODEC,
      "-preset",
      "veryfast",
      "-crf",
      "27",
      "-maxrate",
      "700k",
      "-bufsize",
      "700k",
    ],
    ...["-movflags", "+faststart", ...REPRODUCIBLE, "-f", "mp4", output],
  ];
}
