import type { CreationCard } from "@kinora/contracts/creation/creation";
import { useCallback, useEffect, useRef, useState } from "react";
import { CardTrail } from "../../ui/card-trail.tsx";
import { Masonry } from "../../ui/masonry.tsx";
import { FeedTile } from "./feed-tile.tsx";
import { useImpressions } from "./use-impressions.ts";
import { usePreview } from "./use-preview.ts";

export interface FeedWallProps {
  readonly label: string;
  readonly cards: readonly CreationCard[];
  readonly busy: boolean;
  /** Nothing follows. */
  readonly whole: boolean;
  /** Called when the end comes near; null when everything is here. */
  readonly onMore: (() => void) | null;
  readonly onSeen: (id: string) => void;
}

/** Pictures that are fetched at once, and those of them that come first: a row of a phone. */
const EAGER = 6;
const FIRST = 2;
/** How far ahead more is fetched: little as long as nobody has scrolled. */
const EARLY = { still: "200px", scrolling: "1200px" };

const keyOf = ({ id }: CreationCard) => id;
const ratioOf = ({ width, height }: CreationCard) => width / height;

export function FeedWall({ label, cards, busy, whole, onMore, onSeen }: FeedWallProps) {
  const wall = useRef<HTMLDivElement>(null);
  const impressions = useImpressions(onSeen);
  const { playingId, enter, leave } = usePreview(wall, cards.length);
  const render = useCallback(
    (card: CreationCard, index: number) => (
      <FeedTile
        card={card}
        playing={playingId === card.id}
        onEnter={enter}
        onLeave={leave}
        impressions={impressions}
        eager={index < EAGER}
        first={index < FIRST}
      />
    ),
    [playingId, enter, leave, impressions],
  );
  return (
    <div ref={wall}>
      <CardTrail label={label} cards={cards} onMore={onMore}>
        <Masonry
          label={label}
          items={cards}
          keyOf={keyOf}
          ratioOf={ratioOf}
          render={render}
          lines
          busy={busy}
          whole={whole}
        />
      </CardTrail>
      <EndOfWall onNear={onMore} count={cards.length} />
    </div>
  );
}

/** Asks for more whenever the end is near, and again as long as an answer leaves it near. */
function EndOfWall({
  onNear,
  count,
}: {
  readonly onNear: (() => void) | null;
  readonly count: number;
}) {
  const mark = useRef<HTMLDivElement>(null);
  const early = useHasScrolled() ? EARLY.scrolling : EARLY.still;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fast answer changes nothing but the count
  useEffect(() => {
    const element = mark.current;
    if (!element || !onNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: early },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onNear, early, count]);
  return <div ref={mark} className="h-px" />;
}

function useHasScrolled(): boolean {
  const [scrolled, setScrolled] = useState(() => globalThis.scrollY > 0);
  useEffect(() => {
    if (scrolled) return;
    const look = () => setScrolled(true);
    addEventListener("scroll", look, { passive: true, once: true });
    return () => removeEventListener("scroll", look);
  }, [scrolled]);
  return scrolled;
}
