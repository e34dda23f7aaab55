import type { Creation } from "@kinora/contracts/creation/creation";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { watchNear } from "../ui/near-screen.ts";

const WorkRemixes = lazy(() =>
  import("../features/remix/work-remixes.tsx").then((m) => ({ default: m.WorkRemixes })),
);
const MoreLikeThis = lazy(() =>
  import("../features/feed/more-like-this.tsx").then((m) => ({ default: m.MoreLikeThis })),
);
const WorkComments = lazy(() =>
  import("../features/comment/work-comments.tsx").then((m) => ({ default: m.WorkComments })),
);

/** What people made of a work and say about it, and works like it. */
export function WorkSurroundings(given: { readonly creation: Creation }) {
  return (
    <>
      <Near>
        <WorkRemixes {...given} />
      </Near>
      <Near>
        <WorkComments {...given} />
      </Near>
      <Near>
        <MoreLikeThis {...given} />
      </Near>
    </>
  );
}

/** Asked for when it comes near the screen: most visitors look at the work alone. */
function Near({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    return current === null ? undefined : watchNear(current, () => setNear(true));
  }, []);
  return (
    <div ref={place} className="min-h-40">
      {isNear && <Suspense>{children}</Suspense>}
    </div>
  );
}
