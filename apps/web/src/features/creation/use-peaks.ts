import { useEffect, useState } from "react";

/** The contents of a waveform file. */
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

/** Levels of a waveform, 0..255; empty until loaded. Seeking works without them. */
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
