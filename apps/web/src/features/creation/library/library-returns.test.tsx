import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { api } from "../../../store/api.ts";
import { card } from "../../../test/builders.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { show } from "../../../test/show.tsx";
import { LibraryPage } from "../library-page.tsx";

const PAGES = ["first", "second", "third"];

/** A library of three pages with one work each. */
function library() {
  const calls = fakeServer({
    listCreations: ({ query }) => {
      const at = query.cursor === undefined ? 0 : Number(query.cursor);
      const name = PAGES[at] ?? "";
      return {
        items: [card({ id: name, prompt: name })],
        nextCursor: at + 1 < PAGES.length ? String(at + 1) : null,
      };
    },
  });
  const shown = show(({ away }) =>
    away ? <p>elsewhere</p> : <LibraryPage view="library" filter="all" head={null} />,
  );
  return { ...shown, calls };
}

test("restores the loaded part of the library and the scroll position on return", async () => {
  const { user, store, calls, go, back } = library();
  await user.click(await screen.findByRole("button", { name: "Show older" }));
  await screen.findByRole("link", { name: "second" });
  vi.stubGlobal("scrollY", 700);
  act(() => go("/?away=true"));
  await screen.findByText("elsewhere");
  // As after a reload: only the tab's storage remains.
  act(() => void store.dispatch(api.util.resetApiState()));
  vi.stubGlobal("scrollY", 0);
  const scrolled = vi.fn();
  vi.stubGlobal("scrollBy", scrolled);
  calls.length = 0;
  act(back);
  await screen.findByRole("link", { name: "second" });
  expect(calls.map(({ query }) => query.cursor)).toEqual([undefined, "1"]);
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 700, behavior: "instant" }));
});
