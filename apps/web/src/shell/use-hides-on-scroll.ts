import { useEffect, useState } from "react";

const NEAR_TOP_PX = 80;
const STEP_PX = 8;

/** True while the page is being scrolled down, away from its top. */
export function useHidesOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    // Known from the first scrolling on: asked for now, the page would have to be laid out at once.
    let last: number | null = null;
    const look = () => {
      const by = scrollY - (last ?? scrollY);
      if (scrollY < NEAR_TOP_PX) setHidden(false);
      else if (Math.abs(by) > STEP_PX) setHidden(by > 0);
      last = scrollY;
    };
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return hidden;
}
