import type { Creation } from "@kinora/contracts/creation/creation";
import type { CSSProperties } from "react";
import { CreationFrame } from "../creation-frame.tsx";

/** A moment of the film to seek to; each press creates a new object. */
export interface Seek {
  readonly seconds: number;
}

/**
 * The work, never taller than the window, whatever its aspect ratio. When its text is below, enough
 * space remains to see author and title.
 */
export function ItemStage({
  creation,
  seek,
}: {
  readonly creation: Creation;
  readonly seek: Seek | null;
}) {
  const { width, height } = creation;
  const shape: CSSProperties & { "--shape": number } = {
    "--shape": width / height,
  };
  return (
    <div
      className="mx-auto w-full max-w-[calc((100dvh-9rem-var(--player))*var(--shape))] md:max-w-[calc((100dvh-21rem-var(--player))*var(--shape))] lg:max-w-[min(100%-7rem,calc((100dvh-9.5rem-var(--player))*var(--shape)))]"
      style={shape}
    >
      <CreationFrame
        key={creation.media?.main.url ?? creation.status}
        card={creation}
        seek={seek}
      />
    </div>
  );
}
