import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cx } from "../../ui/class-names.ts";

/** Sent when a tile begins to sound: the others fall silent. */
const BEGINS = "kinora:sound-begins";

/** Plays a piece of music right in the feed. */
export function TilePlay({ src, label }: { readonly src: string; readonly label: string }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const hush = ({ target }: Event) => {
      if (target !== audio.current) audio.current?.pause();
    };
    addEventListener(BEGINS, hush, true);
    return () => removeEventListener(BEGINS, hush, true);
  }, []);

  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => setPlaying(false));
    else element.pause();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: instrumental music has no words */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={({ currentTarget }) => {
          setPlaying(true);
          currentTarget.dispatchEvent(new Event(BEGINS));
        }}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
      <button
        type="button"
        aria-label={`${playing ? "Pause" : "Play"}: ${label.slice(0, 60)}`}
        aria-pressed={playing}
        onClick={toggle}
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
    </>
  );
}
