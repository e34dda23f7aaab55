import { useEffect, useState } from "react";

/** Whole seconds until a time; 0 once it has come, null while it is unknown. */
export function useSecondsUntil(time: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  const left = time === null ? null : Math.max(0, Math.ceil((time - now) / 1_000));
  useEffect(() => {
    if (time === null || Date.now() >= time) return setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
