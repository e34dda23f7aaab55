import type { CreationCard, Media } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { Maximize } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { MediaTile } from "../../../entities/creation/media-tile.tsx";
import { largePicture } from "../../../entities/creation/picture-source.ts";
import { usePlayerKeys } from "../../../ui/use-player-keys.ts";

const load = () => import("../../../ui/zoom/zoom-panel.tsx");
const ZoomPanel = lazy(() => load().then((m) => ({ default: m.ZoomPanel })));
const nothing = () => undefined;

/** A picture that a press, a double tap or F opens full-screen with zoom. */
export function PictureStage({
  card: { kind, prompt, thumbhash },
  media,
  sizes,
}: {
  readonly card: CreationCard;
  readonly media: Media;
  readonly sizes: string;
}) {
  const [zoomed, setZoomed] = useState(false);
  const open = () => setZoomed(true);
  usePlayerKeys({ toggle: null, mute: null, fill: open, loop: null, skip: null });
  return (
    <div className="group/picture relative size-full">
      <MediaTile
        alt={prompt}
        thumbhash={thumbhash}
        picture={largePicture(kind, media, sizes)}
        previewUrl={null}
        playing={false}
        urgency="first"
      />
      <button
        type="button"
        aria-label={t`Enlarge (F)`}
        title={t`Enlarge (F)`}
        onClick={open}
        onPointerEnter={() => void load().catch(nothing)}
        className="absolute inset-0 cursor-zoom-in rounded-media"
      >
        <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-black/45 text-white backdrop-blur-md transition-opacity pointer:opacity-0 group-hover/picture:opacity-100 group-focus-within/picture:opacity-100">
          <Maximize size={18} />
        </span>
      </button>
      {zoomed && (
        <Suspense fallback={null}>
          <ZoomPanel src={media.main.url} alt={prompt} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </div>
  );
}
