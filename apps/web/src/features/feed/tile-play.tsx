import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { Pause, Play } from "lucide-react";
import { useCardTrail } from "../../entities/creation/card-trail.tsx";
import { toggleTrack } from "../../entities/creation/sound/deck.ts";
import { partOf, usePlayingTrack } from "../../entities/creation/sound/now-playing.ts";
import { trackOf, tracksOf } from "../../entities/creation/sound/track.ts";
import { cardsIn } from "../../entities/creation/use-cards.ts";
import { useAppStore } from "../../store/store.ts";
import { cx } from "../../ui/class-names.ts";

const RING = "fill-none stroke-current stroke-3";

/**
 * Plays a piece of music in the feed and shows its position; playback continues in the mini player.
 */
export function TilePlay({ card }: { readonly card: CreationCard }) {
  const now = usePlayingTrack(card.id);
  const trail = useCardTrail();
  const store = useAppStore();
  const track = trackOf(card);
  if (!track) return null;
  const playing = now?.playing ?? false;
  const part = now && partOf(now);
  return (
    <button
      type="button"
      aria-label={
        playing
          ? t`Pause: ${{ prompt: card.prompt.slice(0, 60) }}`
          : t`Play: ${{ prompt: card.prompt.slice(0, 60) }}`
      }
      onClick={() => toggleTrack(track, tracksOf(cardsIn(store.getState(), trail?.ids ?? [])))}
      className={cx(
        "absolute inset-0 m-auto below:mb-2 below:ml-2 grid size-[56px] place-items-center rounded-full bg-black/45 text-white backdrop-blur-md transition-transform duration-120 hover:scale-105",
        playing && "bg-black/60",
      )}
    >
      {part !== null && (
        <svg aria-hidden="true" viewBox="0 0 56 56" className="absolute inset-0 -rotate-90">
          <circle cx="28" cy="28" r="26" className={RING} opacity={0.3} />
          <circle
            {...{ cx: 28, cy: 28, r: 26, pathLength: 1 }}
            data-part={part.toFixed(3)}
            strokeDasharray={`${part} 1`}
            className={RING}
          />
        </svg>
      )}
      {playing ? (
        <Pause size={24} className="fill-current" />
      ) : (
        <Play size={24} className="ml-0.5 fill-current" />
      )}
    </button>
  );
}
