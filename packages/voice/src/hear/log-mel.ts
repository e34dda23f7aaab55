/** Whisper's input: 16 kHz, a frame every 10 ms, 80 bands up to 8 kHz, always 30 s. */
export const HEARING_RATE = 16_000;
export const BANDS = 80;
export const FRAMES = 3000;
const HOP = 160;
const SIZE = 400;
const BINS = SIZE / 2 + 1;
const QUIETEST = 1e-10;

/** Slaney's mel scale: linear up to 1 kHz, logarithmic above. */
const STEP = 200 / 3;
const LOG_FROM = 1000;
const LOG_STEP = Math.log(6.4) / 27;
const toMel = (hertz: number) =>
  hertz < LOG_FROM ? hertz / STEP : LOG_FROM / STEP + Math.log(hertz / LOG_FROM) / LOG_STEP;
const toHertz = (mel: number) =>
  mel < LOG_FROM / STEP ? mel * STEP : LOG_FROM * Math.exp(LOG_STEP * (mel - LOG_FROM / STEP));

/** Builds triangular filters of equal area, one row of bins per band. */
function makeFilters(): Float64Array[] {
  const top = toMel(HEARING_RATE / 2);
  const edges = Array.from({ length: BANDS + 2 }, (_, at) => toHertz((top * at) / (BANDS + 1)));
  return Array.from({ length: BANDS }, (_, band) => {
    const [low = 0, centre = 0, high = 0] = edges.slice(band, band + 3);
    return Float64Array.from({ length: BINS }, (_, bin) => {
      const hertz = (bin * HEARING_RATE) / SIZE;
      const height = Math.min((hertz - low) / (centre - low), (high - hertz) / (high - centre));
      return (Math.max(0, height) * 2) / (high - low);
    });
  });
}

/**
 * Sine and cosine of multiples of 1/400 turn; 400 is not a power of two, so a plain DFT is
 * computed.
 */
const COS = Float64Array.from({ length: SIZE }, (_, at) => Math.cos((2 * Math.PI * at) / SIZE));
const SIN = Float64Array.from({ length: SIZE }, (_, at) => Math.sin((2 * Math.PI * at) / SIZE));
const HANN = COS.map((value) => 0.5 - 0.5 * value);

function powerOf(frame: Float64Array, power: Float64Array): void {
  for (let bin = 0; bin < BINS; bin += 1) {
    let [real, imaginary, turn] = [0, 0, 0];
    for (let at = 0; at < SIZE; at += 1) {
      const value = frame[at] ?? 0;
      real += value * (COS[turn] ?? 0);
      imaginary += value * (SIN[turn] ?? 0);
      turn += bin;
      if (turn >= SIZE) turn -= SIZE;
    }
    power[bin] = real * real + imaginary * imaginary;
  }
}

/**
 * Computes the log-mel spectrogram that Whisper was trained on (openai/whisper, audio.py): rows of
 * bands, 3000 columns.
 * @param samples one channel at 16 kHz; samples beyond 30 s are ignored
 */
export function makeLogMel(samples: Float32Array): Float32Array {
  const filters = makeFilters();
  const mel = new Float32Array(BANDS * FRAMES).fill(Math.log10(QUIETEST));
  const frame = new Float64Array(SIZE);
  const power = new Float64Array(BINS);
  const heard = Math.min(FRAMES, Math.ceil((samples.length + SIZE / 2) / HOP));
  for (let column = 0; column < heard; column += 1) {
    for (let at = 0; at < SIZE; at += 1) {
      // The sound is mirrored before its beginning.
      const place = Math.abs(column * HOP - SIZE / 2 + at);
      frame[at] = (samples[place] ?? 0) * (HANN[at] ?? 0);
    }
    powerOf(frame, power);
    for (const [band, filter] of filters.entries()) {
      let sum = 0;
      for (let bin = 0; bin < BINS; bin += 1) sum += (filter[bin] ?? 0) * (power[bin] ?? 0);
      mel[band * FRAMES + column] = Math.log10(Math.max(sum, QUIETEST));
    }
  }
  let loudest = Number.NEGATIVE_INFINITY;
  for (const value of mel) loudest = Math.max(loudest, value);
  return mel.map((value) => (Math.max(value, loudest - 8) + 4) / 4);
}
