import { useEffect, useRef } from "react";

/** Returns a call that does nothing once its component is gone: an answer may come after that. */
export function useWhileShown(act: () => unknown): () => void {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => {
    if (isShown.current) act();
  };
}
