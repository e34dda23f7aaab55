import type { CreationCard } from "@kinora/contracts/creation/creation";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { CardWall } from "../../entities/creation/card-wall.tsx";
import type { Urgency } from "../../entities/creation/tile-picture.tsx";
import { watchNear } from "../../ui/near-screen.ts";
import { FeedTile } from "./feed-tile.tsx";
import { useImpressions } from "./use-impressions.ts";
import { usePreview } from "./use-preview.ts";

export interface FeedWallProps {
  readonly label: string;
  readonly ids: readonly string[];
  readonly busy: boolean;
  /** True when nothing follows. */
  readonly whole: boolean;
  /** Called when the end comes near; null when everything is loaded. */
  readonly onMore: (() => void) | null;
  readonly onSeen: (id: string) => void;
}

/** Number of pictures fetched with high priority: one row on a phone. */
const FIRST = 2;
/** Number of pictures fetched immediately. */
const EAGER = 6;
/**
 * Number of pictures in the server's page; later ones are fetched as they come near the viewport.
 */
const SENT = 12;
function urgencyOf(index: number): Urgency {
  if (index < FIRST) return "first";
  if (index < EAGER) return "at-once";
  return index < SENT ? "lazy" : "near";
}

export function FeedWall({ label, ids, busy, whole, onMore, onSeen }: FeedWallProps) {
  const wall = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, onMore, ids.length);
  const impressions = useImpressions(onSeen);
  const { playingId, enter, leave } = usePreview(wall, ids.length);
  const tile = useCallback(
    (card: CreationCard, at: number, of: number) => (
      <FeedTile
        card={card}
        at={at}
        of={of}
        playing={playingId === card.id}
        onEnter={enter}
        onLeave={leave}
        impressions={impressions}
        urgency={urgencyOf(at - 1)}
      />
    ),
    [playingId, enter, leave, impressions],
  );
  return (
    <div ref={wall}>
      <CardWall
        label={label}
        ids={ids}
        tile={tile}
        onMore={onMore}
        lines
        busy={busy}
        whole={whole}
        total={whole ? ids.length : -1}
        end={end}
      />
    </div>
  );
}

/** Requests more whenever the end is near, and again while an answer leaves it near. */
function useNearEnd(
  mark: RefObject<Element | null>,
  onNear: (() => void) | null,
  count: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fast answer changes only the count
  useEffect(
    () => (mark.current && onNear ? watchNear(mark.current, onNear) : undefined),
    [mark, onNear, count],
  );
}
