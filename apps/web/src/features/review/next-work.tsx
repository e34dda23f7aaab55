import type { CreationCard } from "@kinora/contracts/creation/creation";
import { largePicture } from "../../entities/creation/picture-source.ts";
import { FRAME_SIZES } from "../../entities/creation/work-frame.tsx";

/** Fetches the next work out of sight, so that it shows at once. */
export function NextWork({ card: { kind, media } }: { readonly card: CreationCard }) {
  if (!media) return null;
  return (
    <div hidden>
      <img {...largePicture(kind, media, FRAME_SIZES)} alt="" fetchPriority="low" />
      {kind !== "image" && <video src={media.main.url} muted preload="auto" />}
    </div>
  );
}
