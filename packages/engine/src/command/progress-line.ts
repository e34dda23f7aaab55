/** Destination of progress output: a terminal, a file or a pipe. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ProgressLine {
  /** Shows the `share` of the work done, 0..1, and the current activity. */
  show(share: number, doing: string): void;
  /** Removes the bar, so that further output begins on its own line. */
  clear(): void;
}

const BAR = 28;
/** Minimum milliseconds between two writes to a terminal. */
const PAUSE = 80;
/** Seconds before an estimate is shown. */
const SETTLED = 1.5;

/**
 * Shows a bar with an estimate on a terminal; otherwise writes a plain line for every tenth of the
 * work.
 */
export function createProgressLine(output: ProgressOutput, now: () => number): ProgressLine {
  const began = now();
  let [last, tenth, width] = [Number.NEGATIVE_INFINITY, -1, 0];
  if (output.isTTY !== true) {
    return {
      show: (share, doing) => {
        const reached = Math.floor(share * 10 + 1e-9);
        if (reached <= tenth) return;
        tenth = reached;
        output.write(`${String(reached * 10).padStart(3)} % ${doing}\n`);
      },
      clear: () => {},
    };
  }
  return {
    show: (share, doing) => {
      const time = now();
      if (time - last < PAUSE && share < 1) return;
      last = time;
      const full = Math.round(Math.min(1, share) * BAR);
      const percent = `${String(Math.floor(share * 100)).padStart(3)} %`;
      const seconds = (time - began) / 1000;
      const left = seconds > SETTLED && share > 0.05 ? (seconds * (1 - share)) / share : null;
      const estimate = left === null ? "" : ` · ${Math.ceil(left)} s left`;
      const line = `${"█".repeat(full)}${"░".repeat(BAR - full)} ${percent} ${doing}${estimate}`;
      const shown = [...line].slice(0, Math.max(10, (output.columns ?? 80) - 1)).join("");
      output.write(`\r${shown}${" ".repeat(Math.max(0, width - shown.length))}`);
      width = shown.length;
    },
    clear: () => {
      if (width > 0) output.write(`\r${" ".repeat(width)}\r`);
      width = 0;
    },
  };
}
