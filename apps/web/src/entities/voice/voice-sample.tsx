import { t } from "@lingui/core/macro";
import { Pause, Volume2 } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { keepOneSound } from "../../ui/one-sound.ts";
import { useSample } from "../prompt/samples.ts";

/** A single audio element for all voices: starting one stops the previous. */
let audio: HTMLAudioElement | null = null;

function player(): HTMLAudioElement {
  if (!audio) {
    audio = document.createElement("audio");
    keepOneSound(audio);
  }
  return audio;
}

/** Plays a sample sentence of a voice. Renders nothing until this server has synthesised it. */
export function VoiceSample({ voice, name }: { readonly voice: string; readonly name: string }) {
  const url = useSample("voice", voice);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const element = player();
    const follow = () => setPlaying(!element.paused && element.dataset.voice === voice);
    for (const change of CHANGES) element.addEventListener(change, follow);
    return () => {
      for (const change of CHANGES) element.removeEventListener(change, follow);
      if (element.dataset.voice === voice) element.pause();
    };
  }, [voice]);
  if (url === null) return null;
  const press = () => {
    const element = player();
    if (playing) element.pause();
    else {
      if (element.dataset.voice !== voice) {
        element.src = url;
        element.dataset.voice = voice;
      }
      element.currentTime = 0;
      element.play().catch(() => setPlaying(false));
    }
  };
  return (
    <IconButton
      label={playing ? t`Stop ${name}` : t`Hear ${name}`}
      icon={playing ? <Pause size={18} /> : <Volume2 size={18} />}
      onClick={press}
    />
  );
}

const CHANGES = ["play", "pause", "ended", "emptied"] as const;
