import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, creation } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { LibraryTile } from "./library-tile.tsx";

const working = { id: "crt_1", status: "processing" as const };

test("asks before a cancel that loses gems and cancels directly otherwise", async () => {
  let lostIfCancelled = 2;
  const done: string[] = [];
  fakeServer({
    getCreation: () => creation({ ...working, lostIfCancelled }),
    actOnCreation: ({ body }) => {
      done.push(JSON.stringify(body));
      return creation({
        id: "crt_1",
        status: "deleted",
        gems: { held: 7, settled: 0, refunded: 5 },
      });
    },
  });
  const { user } = show(() => <LibraryTile card={card(working)} />);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await screen.findByText(/^2 gems reserved for this have expired/);
  expect(done).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  lostIfCancelled = 0;
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await expect.poll(() => done).toEqual(['{"action":"cancel"}']);
});
