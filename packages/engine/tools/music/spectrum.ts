import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";
import FFT from "fft.js";

/** Power of each bin of each window, from the sum of both channels; full scale = 1. */
export interface Spectrum {
  readonly windows: readonly Float32Array[];
  /** Width of one bin in hertz. */
  readonly bin: number;
  /** Seconds between two windows. */
  readonly step: number;
}

/**
 * Short-time Fourier transform of a sound (Hann windows, 50 % overlap).
 *
 * @param size samples per window, a power of two: long windows separate tones, short ones separate
 * moments
 */
export function takeSpectrum({ left, right }: Stereo, size: number): Spectrum {
  const fft = new FFT(size);
  const out = fft.createComplexArray();
  const hann = Float32Array.from(
    { length: size },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size),
  );
  const input = new Float32Array(size);
  const windows: Float32Array[] = [];
  const hop = size / 2;
  for (let from = 0; from + size <= left.length; from += hop) {
    for (let index = 0; index < size; index += 1) {
      const middle = ((left[from + index] ?? 0) + (right[from + index] ?? 0)) / 2;
      input[index] = middle * (hann[index] ?? 0);
    }
    fft.realTransform(out, input);
    // A full-scale sine puts half of its window's sum into one bin.
    const scale = 4 / size;
    windows.push(
      Float32Array.from({ length: size / 2 }, (_, bin) => {
        const [real = 0, imaginary = 0] = [out[2 * bin], out[2 * bin + 1]];
        return (real * scale) ** 2 + (imaginary * scale) ** 2;
      }),
    );
  }
  return { windows, bin: SAMPLE_RATE / size, step: hop / SAMPLE_RATE };
}

/** Mean power of each bin over the whole sound. */
export function meanPowers({ windows }: Spectrum): Float32Array {
  const sum = new Float32Array(windows[0]?.length ?? 0);
  for (const powers of windows)
    for (const [bin, power] of powers.entries()) sum[bin] = (sum[bin] ?? 0) + power;
  return sum.map((power) => power / windows.length);
}
