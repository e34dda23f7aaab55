import type { Creation } from "@kinora/contracts/creation/creation";
import { useEffect, useRef, useState } from "react";
import { watchNear } from "../../ui/near-screen.ts";
import { WorkComments } from "./work-comments.tsx";

/** Asked for when they come near the screen: most visitors look at the work alone. */
export function CommentsNear(given: { readonly creation: Creation }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    return current === null ? undefined : watchNear(current, () => setNear(true));
  }, []);
  return (
    <div ref={place} className="min-h-40">
      {isNear && <WorkComments {...given} />}
    </div>
  );
}
