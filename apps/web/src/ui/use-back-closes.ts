import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Going back, as by a phone's gesture, closes what lies over the page, and leaves the page where it is. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const { history } = useRouter();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open) return;
    return history.block({
      blockerFn: ({ action }) => {
        if (action === "BACK") close.current();
        return action === "BACK";
      },
      enableBeforeUnload: false,
    });
  }, [history, open]);
}
