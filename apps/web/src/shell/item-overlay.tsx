import { useNavigate, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useRef } from "react";
import { Overlay } from "../ui/overlay.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const OverlayItem = lazy(() =>
  import("./overlay-item.tsx").then((m) => ({ default: m.OverlayItem })),
);

/** An item over the page it was opened on. Closing goes back to where one was. */
export function ItemOverlay({ id }: { readonly id: string | null }) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const last = useRef(id);
  if (id !== null) last.current = id;
  const close = () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: ".", search: (search) => ({ ...search, item: undefined }) });
  };
  return (
    <Overlay open={id !== null} onClose={close} label="Item">
      <Suspense fallback={<Coming />}>
        {last.current !== null && <OverlayItem id={last.current} />}
      </Suspense>
    </Overlay>
  );
}

function Coming() {
  return (
    <div className="mx-auto w-full max-w-3xl p-4 pt-20">
      <p className="sr-only">Loading</p>
      <Skeleton className="aspect-video w-full rounded-media!" />
    </div>
  );
}
