import { t } from "@lingui/core/macro";
import { Captions, CaptionsOff } from "lucide-react";
import { type RefObject, useState } from "react";
import { PlayerControl } from "./player-controls.tsx";

/** Second line from the top: below are the player's buttons, and captions drawn into the film. */
const LINE = 1;

/** Shows and hides the words of a film as the browser writes them; fetched with the first film that has some. */
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

/** Words that are already on the screen stay where they are: they are placed before the track is shown. */
function show(element: HTMLTrackElement): void {
  const { track } = element;
  // The file is fetched, and its cues are told, once the track is not disabled any more.
  track.mode = "hidden";
  const placeAndShow = () => {
    if (track.mode === "disabled") return;
    for (const cue of track.cues ?? []) if (cue instanceof VTTCue) cue.line = LINE;
    track.mode = "showing";
  };
  if (element.readyState === HTMLTrackElement.LOADED) placeAndShow();
  else element.addEventListener("load", placeAndShow, { once: true });
}
