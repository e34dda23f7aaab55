/** Zero crossings of the kernel on each side. */
const REACH = 16;

/**
 * Resamples one channel between rates in Hz: a windowed sinc (Hann) with its cutoff below the lower
 * Nyquist frequency.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const ratio = to / from;
  const cutoff = Math.min(1, ratio) * 0.97;
  const half = Math.ceil(REACH / cutoff);
  const result = new Float32Array(Math.round(samples.length * ratio));
  for (let index = 0; index < result.length; index += 1) {
    const centre = index / ratio;
    const first = Math.max(0, Math.ceil(centre - half));
    const last = Math.min(samples.length - 1, Math.floor(centre + half));
    let sum = 0;
    for (let at = first; at <= last; at += 1) {
      const distance = at - centre;
      const x = Math.PI * distance * cutoff;
      const sinc = Math.abs(x) < 1e-9 ? 1 : Math.sin(x) / x;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / half);
      sum += (samples[at] ?? 0) * sinc * window;
    }
    result[index] = sum * cutoff;
  }
  return result;
}
