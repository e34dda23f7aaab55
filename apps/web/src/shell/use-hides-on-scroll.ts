import { useEffect, useState } from "react";

const NEAR_TOP_PX = 80;
const STEP_PX = 8;

/** True while the user scrolls down, away from the top of the page. */
export function useHidesOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    // Read at the first scroll event: reading it now would force a layout.
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
