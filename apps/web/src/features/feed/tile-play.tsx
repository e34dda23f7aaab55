import type { CreationCard } from "@kinora/contracts/creation/creation";
import { Pause, Play } from "lucide-react";
import { useCardTrail } from "../../ui/card-trail.tsx";
import { cx } from "../../ui/class-names.ts";
import { toggleTrack } from "../../ui/sound/deck.ts";
import { usePlayingTrack } from "../../ui/sound/now-playing.ts";
import { trackOf, tracksOf } from "../../ui/sound/track.ts";

/** Plays a piece of music right in the feed; it plays on in the small player. */
export function TilePlay({ card }: { readonly card: CreationCard }) {
  const now = usePlayingTrack(card.id);
  const trail = useCardTrail();
  const track = trackOf(card);
  if (!track) return null;
  const playing = now?.playing ?? false;
  return (
    <button
      type="button"
      aria-label={`${playing ? "Pause" : "Play"}: ${card.prompt.slice(0, 60)}`}
      onClick={() => toggleTrack(track, tracksOf(trail?.cards ?? []))}
      className={cx(
        "absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-black/45 text-white backdrop-blur-md transition-transform duration-120 hover:scale-105",
        playing && "bg-black/60",
      )}
    >
      {playing ? (
        <Pause size={24} className="fill-current" />
      ) : (
        <Play size={24} className="ml-0.5 fill-current" />
      )}
    </button>
  );
}
