import { t } from "@lingui/core/macro";
import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { clockText } from "../../../ui/clock-text.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useEditor } from "../edit/editor.ts";
import { sceneAt } from "./lay-out.ts";
import { ROWS } from "./rows.ts";
import { filmLength, isEstimated } from "./scene-length.ts";
import { TimelineScene } from "./timeline-scene.tsx";

const ZOOMS = [1, 2, 4, 8] as const;
const TALL = ROWS.head + ROWS.wave + ROWS.words;
/** Minimum width of a second, px: short stories fill the width, long ones scroll. */
const LEAST_PX = 6;

/** Half the width of the playhead's knob, px. */
const KNOB_PX = 5;

export interface TimelineProps {
  /** Seconds from the start of the film. */
  readonly time: number;
  readonly onSeek: (seconds: number) => void;
}

/** The whole film on one line with cuts, voices, words and playhead. Press to seek. */
export function Timeline({ time, onSeek }: TimelineProps) {
  const { story, scene } = useEditor();
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState(0);
  const length = Math.max(1, story.seconds);
  const pxPerSecond = Math.max(LEAST_PX, width / length) * (ZOOMS[zoom] ?? 1);
  const wide = Math.max(width, length * pxPerSecond);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Keeps the moving playhead in view.
  const x = time * pxPerSecond;
  useEffect(() => {
    const element = frame.current;
    if (!element || wide <= element.clientWidth) return;
    const { scrollLeft, clientWidth } = element;
    if (x < scrollLeft || x > scrollLeft + clientWidth - 40) element.scrollLeft = x - 40;
  }, [x, wide]);

  const lengthsAdd = !isEstimated(story);
  const at = sceneAt(story.scenes, time);
  const number = at ? story.scenes.indexOf(at) + 1 : 0;
  const go = (seconds: number) => onSeek(Math.max(0, Math.min(length, seconds)));
  const cut = (by: number) => {
    const next = story.scenes[number - 1 + by];
    if (next) go(next.start);
  };
  const act = (key: string): (() => void) | null => {
    switch (key) {
      case "ArrowLeft":
        return () => go(time - 1);
      case "ArrowRight":
        return () => go(time + 1);
      case "PageUp":
        return () => cut(-1);
      case "PageDown":
        return () => cut(1);
      case "Home":
        return () => go(0);
      case "End":
        return () => go(length);
      default:
        return null;
    }
  };
  const keys = (event: KeyboardEvent) => {
    const does = event.altKey || event.ctrlKey || event.metaKey ? null : act(event.key);
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  };

  return (
    <section aria-labelledby="time-line" className="flex min-w-0 flex-col gap-1">
      <div className="-my-1 flex items-center justify-between gap-2">
        <h2 id="time-line" className="text-14 text-text-2">
          {t`Timeline`}
        </h2>
        <div className="-mr-3 flex items-center">
          <span className="nums px-1 text-12 text-text-2">
            {clockText(time)} / {filmLength(story)}
          </span>
          <IconButton
            label={t`Zoom out`}
            icon={<Minus size={16} />}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            label={t`Zoom in`}
            icon={<Plus size={16} />}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </div>
      </div>
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={t`Position in the film`}
        aria-valuemin={0}
        aria-valuemax={Math.round(length)}
        aria-valuenow={Math.round(time)}
        aria-valuetext={t`${{ time: clockText(time) }} of ${{ length: filmLength(story) }}, scene ${number}`}
        onKeyDown={keys}
        onPointerDown={({ currentTarget, clientX, button }) => {
          if (button !== 0) return;
          const { left } = currentTarget.getBoundingClientRect();
          go((clientX - left + currentTarget.scrollLeft) / pxPerSecond);
        }}
        className="no-scrollbar cursor-pointer overflow-x-auto overflow-y-hidden rounded-field bg-surface-1"
      >
        <svg width={wide} height={TALL} aria-hidden="true" className="block">
          {story.scenes.map((view, index) => (
            <TimelineScene
              key={view.id}
              view={view}
              lengthsAdd={lengthsAdd}
              number={index + 1}
              chosen={view.id === scene.id}
              pxPerSecond={pxPerSecond}
            />
          ))}
          <Playhead x={Math.min(Math.max(x, KNOB_PX), wide - KNOB_PX)} />
        </svg>
      </div>
    </section>
  );
}

/**
 * The playhead, drawn only over the waveform so that numbers above and words below stay readable.
 */
function Playhead({ x }: { readonly x: number }) {
  return (
    <g className="fill-accent">
      <circle cx={x} cy={ROWS.head + KNOB_PX} r={KNOB_PX} />
      <rect x={x - 1} y={ROWS.head} width="2" height={ROWS.wave} />
    </g>
  );
}
