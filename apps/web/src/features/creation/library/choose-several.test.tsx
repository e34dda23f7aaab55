import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, creation } from "../../../test/builders.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { show, untilSaid } from "../../../test/show.tsx";
import { toastAction } from "../../../ui/toast-action.ts";
import { LibraryPage } from "../library-page.tsx";

const names = ["one", "two", "three", "four"];

/** A library of four works; deleted ones leave it and can be restored. */
function library(failing: readonly string[] = []) {
  const gone = new Set<string>();
  const calls = fakeServer({
    listCreations: ({ query }) => ({
      items: names
        .filter((id) => !gone.has(id) && id.includes(query.q ?? ""))
        .map((id) => card({ id, prompt: id })),
      nextCursor: null,
    }),
    actOnCreations: ({ body }) => {
      const { ids, action } = body as { ids: string[]; action: string };
      const done = ids.filter((id) => !failing.includes(id));
      for (const id of done) action === "delete" ? gone.add(id) : gone.delete(id);
      const failed = ids.filter((id) => failing.includes(id));
      return { done, failed: failed.map((id) => ({ id, code: "ACTION_IMPOSSIBLE" })) };
    },
    actOnCreation: () => creation({ id: "one", prompt: "one", status: "deleted" }),
  });
  const shown = show(({ find }) => (
    <LibraryPage
      view="library"
      filter="all"
      query={typeof find === "string" ? find : ""}
      head={null}
    />
  ));
  const sent = () => calls.filter(({ name }) => name === "actOnCreations").map(({ body }) => body);
  return { ...shown, sent, calls };
}
const mark = (name: string) => screen.findByRole("checkbox", { name: `Select ${name}` });

test("selects several with Shift and click, trashes them together and undoes it", async () => {
  const { user, store, sent } = library();
  await user.click(await mark("one"));
  await user.keyboard("{Shift>}");
  await user.click(await mark("three"));
  await user.keyboard("{/Shift}");
  await screen.findByText("3 selected");
  await user.click(screen.getByRole("button", { name: "Delete" }));
  const said = "3 works are in the trash for 30 days.";
  await untilSaid(store, said);
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Choose one" })).toBeNull());
  toastAction(said)?.run();
  await untilSaid(store, "3 works are back in your library.");
  await mark("one");
  expect(sent()).toEqual([
    { ids: ["one", "two", "three"], action: "delete" },
    { ids: ["one", "two", "three"], action: "restore" },
  ]);
});

test("supports keys: arrows move between marks, Space selects, Escape ends", async () => {
  const { user } = library();
  await user.click(await screen.findByRole("button", { name: "Select" }));
  (await mark("one")).focus();
  await user.keyboard(" {ArrowRight}{ArrowRight} ");
  await screen.findByText("2 selected");
  expect(((await mark("two")) as HTMLInputElement).checked).toBe(false);
  await user.keyboard("{Escape}");
  await screen.findByRole("button", { name: "Select" });
});

test("selects on a long press and scrolls when the finger moves on", async () => {
  library();
  const link = await screen.findByRole("link", { name: "two" });
  fireEvent.pointerDown(link, { pointerType: "touch", clientX: 10, clientY: 10 });
  fireEvent.pointerMove(link, { pointerType: "touch", clientX: 10, clientY: 60 });
  fireEvent.pointerUp(link, { pointerType: "touch" });
  expect(screen.queryByText(/selected$/)).toBeNull();
  fireEvent.pointerDown(link, { pointerType: "touch", clientX: 10, clientY: 10 });
  await screen.findByText("1 selected");
});

test("reports what could not be done, with the reason", async () => {
  const { user, store } = library(["two"]);
  await user.click(await mark("one"));
  await user.click(await mark("two"));
  await user.click(screen.getByRole("button", { name: "Make private" }));
  await untilSaid(
    store,
    "1 work is visible only to you. 1 couldn't be changed: The work has changed since.",
  );
});

test("also undoes the deletion of a single work", async () => {
  const { user, store, calls } = library();
  await user.click(await screen.findByRole("button", { name: "Actions for one" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await untilSaid(store, "Moved to the trash. Deleted for good in 30 days.");
  toastAction("Moved to the trash. Deleted for good in 30 days.")?.run();
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === "actOnCreation").map(({ body }) => body)).toEqual([
      { action: "delete" },
      { action: "restore" },
    ]),
  );
});

test("searches on the server, keeps the text in the address and reports when nothing is found", async () => {
  const { user, address } = library();
  await user.type(await screen.findByRole("searchbox", { name: "Search your works" }), "thr");
  await waitFor(() => expect(address()).toContain("find=thr"));
  await screen.findByRole("link", { name: "three" });
  expect(screen.queryByRole("link", { name: "one" })).toBeNull();
  await user.type(screen.getByRole("searchbox"), "zzz");
  await screen.findByText("Nothing found for “thrzzz”");
});
