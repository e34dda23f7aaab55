import { t } from "@lingui/core/macro";
import { Pause, Play, Repeat, Repeat1, RotateCcw, Volume2, VolumeX } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

/** A button on the dark bottom of a player, shared by films and music. */
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

function PlaySign({ on }: { readonly on: boolean }) {
  const Sign = on ? Pause : Play;
  return <Sign size={20} className="fill-current" />;
}

export function PlayControl({ on, onClick }: Switch) {
  return (
    <PlayerControl label={on ? t`Pause (K)` : t`Play (K)`} onClick={onClick}>
      <PlaySign on={on} />
    </PlayerControl>
  );
}

/** The play/pause button for light backgrounds, in the mini player. */
export function PlayToggle({ on, onClick, className }: Switch & { readonly className?: string }) {
  return (
    <IconButton
      label={on ? t`Pause` : t`Play`}
      icon={<PlaySign on={on} />}
      onClick={onClick}
      className={className}
    />
  );
}

export function LoopControl({ on, onClick }: Switch) {
  return (
    <PlayerControl label={on ? t`Stop looping (L)` : t`Loop (L)`} onClick={onClick}>
      {on ? <Repeat size={18} /> : <Repeat1 size={18} className="opacity-60" />}
    </PlayerControl>
  );
}

/** `on` means muted. */
export function MuteControl({ on, onClick }: Switch) {
  return (
    <PlayerControl label={on ? t`Sound on (M)` : t`Sound off (M)`} onClick={onClick}>
      {on ? <VolumeX size={20} /> : <Volume2 size={20} />}
    </PlayerControl>
  );
}

/**
 * The whole picture as a button with a symbol in its centre; `again` when it has been played to its
 * end.
 */
export function BigPlay({
  on,
  onClick,
  className,
  again = false,
}: Switch & { readonly className?: string; readonly again?: boolean }) {
  return (
    <button
      type="button"
      aria-label={on ? t`Pause` : again ? t`Play again` : t`Play`}
      onClick={onClick}
      className={cx(
        "absolute inset-0 grid place-items-center text-white transition-opacity duration-200 focus-visible:opacity-100",
        className,
      )}
    >
      <span className="grid size-20 place-items-center rounded-full bg-black/45 backdrop-blur-md">
        {on ? (
          <Pause size={34} className="fill-current" />
        ) : again ? (
          <RotateCcw size={34} />
        ) : (
          <Play size={34} className="ml-1 fill-current" />
        )}
      </span>
    </button>
  );
}
