import { createRoot } from "react-dom/client";
import { MediaTile } from "../entities/creation/media-tile.tsx";
import { Masonry } from "../ui/masonry.tsx";
import { COLUMN_COUNTS, planMasonry } from "../ui/masonry-layout.ts";
import "../ui/styles.css";

/** Number of works on the wall of bench/web-wall.ts, and how far it scrolls, in screens. */
const COUNT = 10_000;
const SCREENS = 16;

const SHAPES = [16 / 9, 9 / 16, 1, 4 / 3, 16 / 9, 3 / 4, 1];
/** A separate picture for each of some colours, decoded once like pictures that have loaded. */
const PICTURES = Array.from({ length: 24 }, (_, index) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="hsl(${index * 15} 60% 40%)"/><circle cx="240" cy="240" r="150" fill="hsl(${index * 15 + 90} 70% 60%)"/></svg>`,
  )}`,
}));
const HASH = "1QcSHQRnh493V4dIh4eXh1h4kJUI";

const items = Array.from({ length: COUNT }, (_, index) => index);
const keyOf = (index: number) => index;
const ratioOf = (index: number) => SHAPES[index % SHAPES.length] ?? 1;

/** A card as in the feed: a link with a picture, the author, and a button. */
function Card({ index, at, of }: { index: number; at: number; of: number }) {
  return (
    <article
      aria-posinset={at}
      aria-setsize={of}
      className="group/tile relative flex size-full flex-col"
    >
      <div className="relative min-h-0 flex-1">
        <a href={`/item/${index}`} className="block size-full rounded-media">
          <MediaTile
            alt=""
            thumbhash={HASH}
            picture={PICTURES[index % PICTURES.length] ?? null}
            previewUrl={null}
            playing={false}
            length={{ kind: "video", seconds: 5 }}
          />
        </a>
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 rounded-b-media bg-linear-to-t from-black/70 to-transparent p-3 pt-10 text-white opacity-0 transition-opacity group-hover/tile:opacity-100">
        <span className="truncate text-12 font-medium">{`Painter ${index}`}</span>
        <button type="button">Like</button>
      </div>
    </article>
  );
}

function Wall() {
  return (
    <Masonry
      label="Wall"
      items={items}
      keyOf={keyOf}
      ratioOf={ratioOf}
      total={-1}
      render={(index, at, of) => <Card index={index} at={at + 1} of={of} />}
    />
  );
}

/** A page that renders all cards in their positions, for comparison. */
function PlainPage() {
  const gap = 12;
  const width = document.documentElement.clientWidth;
  const columns = COLUMN_COUNTS.findLast((count) => width >= WIDTHS[count]) ?? 2;
  const column = (width - (columns - 1) * gap) / columns;
  const { places } = planMasonry(items.map(ratioOf), columns);
  const end = innerHeight * (SCREENS + 1);
  const cards = items.flatMap((index) => {
    const place = places[index];
    if (!place) return [];
    const top = place.pictures * column + place.rows * gap;
    if (top > end) return [];
    const left = place.column * (column + gap);
    return [{ index, style: { top, left, width: column, height: column / ratioOf(index) } }];
  });
  return (
    <div className="relative" style={{ height: end }}>
      {cards.map(({ index, style }) => (
        <div key={index} className="absolute" style={style}>
          <Card index={index} at={index + 1} of={-1} />
        </div>
      ))}
    </div>
  );
}

/** As in masonry.css. */
const WIDTHS = { 2: 0, 3: 700, 4: 1_050, 5: 1_350, 6: 1_650 };

const isPlain = new URLSearchParams(location.search).has("plain");
createRoot(document.body).render(isPlain ? <PlainPage /> : <Wall />);
