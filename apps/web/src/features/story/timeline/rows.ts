/** Heights of the rows of the time line (numbers, waveform, words), px. */
export const ROWS = { head: 20, wave: 40, words: 20 } as const;
