import { Pause, Play, Repeat, Repeat1, Volume2, VolumeX } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";

/** A button on the dark foot of a player; films and music share all of these. */
export function PlayerControl({
  label,
  onClick,
  children,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <IconButton
      label={label}
      icon={children}
      onClick={onClick}
      className="text-white! hover:bg-white/15! focus-visible:outline-white"
    />
  );
}

interface Switch {
  readonly on: boolean;
  readonly onClick: () => void;
}

export function PlayControl({ on, onClick }: Switch) {
  return (
    <PlayerControl label={on ? "Pause (K)" : "Play (K)"} onClick={onClick}>
      {on ? (
        <Pause size={20} className="fill-current" />
      ) : (
        <Play size={20} className="fill-current" />
      )}
    </PlayerControl>
  );
}

export function LoopControl({ on, onClick }: Switch) {
  return (
    <PlayerControl label={on ? "Stop looping (L)" : "Loop (L)"} onClick={onClick}>
      {on ? <Repeat size={18} /> : <Repeat1 size={18} className="opacity-60" />}
    </PlayerControl>
  );
}

/** `on`: it is muted. */
export function MuteControl({ on, onClick }: Switch) {
  return (
    <PlayerControl label={on ? "Sound on (M)" : "Sound off (M)"} onClick={onClick}>
      {on ? <VolumeX size={20} /> : <Volume2 size={20} />}
    </PlayerControl>
  );
}
