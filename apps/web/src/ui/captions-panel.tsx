import { t } from "@lingui/core/macro";
import { Captions, CaptionsOff } from "lucide-react";
import { type RefObject, useState } from "react";
import { PlayerControl } from "./player-controls.tsx";

/**
 * The second line from the top: the bottom has the player's buttons and any captions drawn into the
 * film.
 */
const LINE = 1;

/** Toggles a film's captions, rendered by the browser; loaded with the first film that has some. */
export function CaptionsControl({ video }: { readonly video: RefObject<HTMLVideoElement | null> }) {
  const [shown, setShown] = useState(false);
  const toggle = () => {
    const element = video.current?.querySelector("track");
    if (!element) return;
    setShown(!shown);
    if (shown) element.track.mode = "disabled";
    else show(element);
  };
  return (
    <PlayerControl
      label={shown ? t`Hide the caption track` : t`Show the caption track`}
      onClick={toggle}
    >
      {shown ? <Captions size={20} /> : <CaptionsOff size={20} />}
    </PlayerControl>
  );
}

/** Positions the cues before the track is shown, so that visible ones do not move. */
function show(element: HTMLTrackElement): void {
  const { track } = element;
  // A track loads its file and reports its cues once it is no longer disabled.
  track.mode = "hidden";
  const placeAndShow = () => {
    if (track.mode === "disabled") return;
    for (const cue of track.cues ?? []) if (cue instanceof VTTCue) cue.line = LINE;
    track.mode = "showing";
  };
  if (element.readyState === HTMLTrackElement.LOADED) placeAndShow();
  else element.addEventListener("load", placeAndShow, { once: true });
}
