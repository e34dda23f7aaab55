import { useEffect, useState } from "react";

/** What a waveform file holds, once it is there. */
interface PeaksFile {
  readonly peaks: readonly number[];
}

function isPeaksFile(value: unknown): value is PeaksFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "peaks" in value &&
    Array.isArray(value.peaks) &&
    value.peaks.every((peak) => typeof peak === "number")
  );
}

/** The levels of a waveform, 0..255; empty until they are there. Without them one still can seek. */
export function usePeaks(url: string | null): readonly number[] {
  const [peaks, setPeaks] = useState<readonly number[]>([]);
  useEffect(() => {
    if (url === null) return;
    const stop = new AbortController();
    fetch(url, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((file: unknown) => isPeaksFile(file) && setPeaks(file.peaks))
      .catch(() => undefined);
    return () => stop.abort();
  }, [url]);
  return peaks;
}
