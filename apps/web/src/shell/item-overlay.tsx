import { useNavigate, useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { ItemView } from "../features/creation/item-view.tsx";
import { Overlay } from "../ui/overlay.tsx";
import { useItemKit } from "./use-item-kit.tsx";

/** An item over the page it was opened on. Closing goes back to where one was. */
export function ItemOverlay({ id }: { readonly id: string | null }) {
  const kit = useItemKit();
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
      {last.current !== null && <ItemView id={last.current} kit={kit} />}
    </Overlay>
  );
}
