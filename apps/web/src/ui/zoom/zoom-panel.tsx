import { Dialog } from "@base-ui/react/dialog";
import { t } from "@lingui/core/macro";
import { X, ZoomIn, ZoomOut } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../icon-button.tsx";
import { useBackCloses } from "../use-back-closes.ts";
import { useZoom } from "./use-zoom.ts";

export interface ZoomPanelProps {
  readonly src: string;
  readonly alt: string;
  readonly onClose: () => void;
}

/**
 * A full-screen picture: wheel, pinch, drag, double tap; + − 0 and the arrow keys. Escape or a tap
 * beside it closes.
 */
export function ZoomPanel({ src, alt, onClose }: ZoomPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose);
  const picture = useRef<HTMLImageElement>(null);
  const { view, isBeside, closer, further, press, pointer } = useZoom(place);
  const percent = Math.round(view.scale * 100);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={t`The picture, enlarged`}
          data-fills-screen=""
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (press(event.key)) event.preventDefault();
          }}
          className="fixed inset-0 z-40 bg-black text-white outline-none transition-opacity duration-200 data-starting-style:opacity-0"
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the button close it without a pointer */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
          <div
            ref={place}
            {...pointer}
            onClick={(event) => {
              const { naturalWidth: width = 0, naturalHeight: height = 0 } = picture.current ?? {};
              if (width > 0 && isBeside(event, { width, height })) onClose();
            }}
            data-drags=""
            className="absolute inset-0 touch-none overflow-hidden"
            style={{ cursor: view.scale > 1 ? "grab" : "zoom-in" }}
          >
            <img
              ref={picture}
              src={src}
              alt={alt}
              draggable={false}
              className="pointer-events-none size-full object-contain select-none"
              style={{
                transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
                transformOrigin: "center",
              }}
            />
          </div>
          <div className="absolute top-3 right-3 flex items-center gap-2">
            <output className="rounded-full bg-black/55 px-3 py-1 text-12 nums" aria-live="polite">
              {percent}%
            </output>
            <IconButton
              over
              label={t`Smaller (−)`}
              icon={<ZoomOut size={20} />}
              onClick={further}
            />
            <IconButton over label={t`Larger (+)`} icon={<ZoomIn size={20} />} onClick={closer} />
            <Dialog.Close render={<IconButton over label={t`Close`} icon={<X size={22} />} />} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
