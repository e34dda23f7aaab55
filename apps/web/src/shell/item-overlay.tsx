import { t } from "@lingui/core/macro";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { lazy, useRef } from "react";
import { Overlay } from "../ui/overlay.tsx";

const OverlayItem = lazy(() =>
  import("./overlay-item.tsx").then((m) => ({ default: m.OverlayItem })),
);

/** An item over the page it was opened from. Closing returns there. */
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
    <Overlay open={id !== null} onClose={close} label={t`Item`}>
      {last.current !== null && <OverlayItem id={last.current} />}
    </Overlay>
  );
}
