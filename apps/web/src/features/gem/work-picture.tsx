import type { GemWork } from "@kinora/contracts/gem/gem";
import { BookOpen, Clapperboard, Gem, Image, Music2 } from "lucide-react";
import { ThumbCanvas } from "../../ui/thumb-canvas.tsx";

const SIGNS = { video: Clapperboard, story: BookOpen, image: Image, music: Music2 } as const;

/** The work that gems were spent on, as a small square; an icon when it has no picture. */
export function WorkPicture({ work }: { readonly work: GemWork | null }) {
  const Sign = work ? SIGNS[work.kind] : Gem;
  return (
    <span className="relative grid size-11 shrink-0 place-items-center overflow-hidden rounded-field bg-surface-2 text-text-2">
      {work?.thumbnail ? (
        <>
          <ThumbCanvas hash={work.thumbhash} />
          <img
            src={work.thumbnail.url}
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        </>
      ) : (
        <Sign size={18} aria-hidden="true" />
      )}
    </span>
  );
}
