import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { card, creation } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
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
  const { user, store } = show(() => <LibraryTile card={card(working)} />);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await screen.findByText(/^2 gems reserved for this have expired/);
  expect(done).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  lostIfCancelled = 0;
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await expect.poll(() => done).toEqual(['{"action":"cancel"}']);
  await untilSaid(store, "Canceled. 5 gems of 7 came back.");
  await expect.poll(() => store.getState().prompt.form.prompt).toBe("a fox");
});

test("keeps what was written meanwhile when a work is cancelled", async () => {
  fakeServer({
    getCreation: () => creation(working),
    actOnCreation: () =>
      creation({ ...working, status: "deleted", gems: { held: 7, settled: 0, refunded: 7 } }),
  });
  const { user, store } = show(() => <LibraryTile card={card(working)} />);
  store.dispatch(formFieldsSet({ prompt: "a snail" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await untilSaid(store, "Canceled. 7 gems came back.");
  expect(store.getState().prompt.form.prompt).toBe("a snail");
});
