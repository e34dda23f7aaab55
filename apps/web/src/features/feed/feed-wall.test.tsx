import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { cardsTold } from "../../entities/creation/cards.ts";
import { card } from "../../test/builders.ts";
import { stubNothingNear } from "../../test/nothing-near.ts";
import { show } from "../../test/show.tsx";
import { FeedWall } from "./feed-wall.tsx";

beforeEach(stubNothingNear);
const SHAPES = [1, 1.78, 0.75, 1, 0.56, 1.33, 1, 0.8];
const works = (many: number) =>
  Array.from({ length: many }, (_, index) =>
    card({ id: `${index}`, width: Math.round((SHAPES[index % 8] ?? 1) * 600), height: 600 }),
  );

const ALL = works(40);
const IDS = ALL.map(({ id }) => id);
const FIRST = IDS.slice(0, 12);

function Wall() {
  const [whole, setWhole] = useState(false);
  const given = { label: "Works", busy: false, onMore: null, onSeen: () => {} };
  return (
    <>
      <button type="button" onClick={() => setWhole(true)}>
        More
      </button>
      <FeedWall {...given} ids={whole ? IDS : FIRST} whole={whole} />
    </>
  );
}

test("appends the last works without moving the others", async () => {
  const { store } = show(() => <Wall />);
  store.dispatch(cardsTold(ALL));
  const tile = await waitFor(() => {
    const drawn = document.querySelector("[data-at]");
    if (!drawn) throw new Error("No tile is drawn.");
    return drawn;
  });
  const styles = new Set([tile.getAttribute("style")]);
  const observer = new MutationObserver((changes) => {
    for (const { oldValue } of changes) styles.add(oldValue);
  });
  observer.observe(tile, { attributes: true, attributeOldValue: true });
  fireEvent.click(screen.getByText("More"));
  await waitFor(() => expect(document.querySelectorAll("[data-at]")).toHaveLength(ALL.length));
  expect(styles.add(tile.getAttribute("style")).size).toBe(1);
});
