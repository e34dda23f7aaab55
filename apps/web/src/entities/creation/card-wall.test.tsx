import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { card } from "../../test/builders.ts";
import { show } from "../../test/show.tsx";
import { CardWall, type DrawTile } from "./card-wall.tsx";
import { cardsTold, creationChanged, creationGone } from "./cards.ts";
import { useListed } from "./use-cards.ts";

const WORKS = Array.from({ length: 1_000 }, (_, index) =>
  card({ id: `${index}`, prompt: `work ${index}`, width: 600 + (index % 7) * 100 }),
);
const PAGES = [{ items: WORKS.map(({ id }) => id) }];

function Wall({ drawn, tile }: { readonly drawn: string[]; readonly tile: DrawTile }) {
  drawn.push("wall");
  return <CardWall label="Works" ids={useListed(PAGES)} tile={tile} onMore={null} />;
}

/**
 * Renders a wall of all works. `drawn` collects what rendered since it was last emptied; a render
 * of the wall itself appears as "wall".
 */
function openWall() {
  const drawn: string[] = [];
  const tile: DrawTile = ({ id, likes }) => {
    drawn.push(id);
    return <p>{`${id} has ${likes}`}</p>;
  };
  const { store } = show(() => <Wall drawn={drawn} tile={tile} />);
  act(() => void store.dispatch(cardsTold(WORKS)));
  const say = (action: Parameters<typeof store.dispatch>[0]) =>
    act(() => {
      drawn.length = 0;
      store.dispatch(action);
    });
  return { drawn, say };
}

test("a like in a wall of 1,000 works re-renders that one tile and not the wall", async () => {
  const { drawn, say } = openWall();
  await screen.findByText("7 has 0");
  say(creationChanged({ id: "7", change: { likes: 1, likedByMe: true } }));
  screen.getByText("7 has 1");
  expect(drawn).toEqual(["7"]);
});

test("re-renders nothing for an unchanged answer, and only the changed tile otherwise", async () => {
  const { drawn, say } = openWall();
  await screen.findByText("7 has 0");
  say(cardsTold(structuredClone(WORKS)));
  expect(drawn).toEqual([]);
  say(cardsTold(WORKS.map((work) => (work.id === "3" ? { ...work, likes: 5 } : work))));
  expect(drawn).toEqual(["3"]);
});

test("removes a deleted work from the wall", async () => {
  const { say } = openWall();
  await screen.findByText("7 has 0");
  say(creationGone("7"));
  expect(screen.queryByText("7 has 0")).toBeNull();
  screen.getByText("8 has 0");
});
