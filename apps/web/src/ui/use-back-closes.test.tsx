import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { useBackCloses } from "./use-back-closes.ts";

function Layer({ name, mustChoose }: { readonly name: string; readonly mustChoose?: boolean }) {
  const [open, setOpen] = useState(true);
  useBackCloses(open, () => setOpen(false), mustChoose);
  if (!open) return null;
  return (
    <button type="button" onClick={() => setOpen(false)}>
      {name}
    </button>
  );
}

/** A page with these layers, behind which there is another one: of the app, or of elsewhere. */
async function open(page: () => ReactNode, { cameFrom = "app" } = {}) {
  history.replaceState(null, "", "/first");
  if (cameFrom === "elsewhere") history.pushState(null, "", "/second");
  const browser = createBrowserHistory();
  onTestFinished(() => browser.destroy());
  onTestFinished(cleanup);
  if (cameFrom === "app") browser.push("/second");
  browser.flush();
  const routeTree = createRootRoute({ component: page, notFoundComponent: page });
  render(<RouterProvider router={createRouter({ routeTree, history: browser })} />);
  await screen.findByText("above");
}

/** Goes back, and waits until the browser has. */
async function goBack() {
  const gone = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await act(() => gone);
}

test("going back closes the topmost layer, one after the other, and then leaves the page", async () => {
  await open(() => (
    <>
      <Layer name="below" />
      <Layer name="above" />
    </>
  ));
  await goBack();
  await waitFor(() => expect(screen.queryByText("above")).toBeNull());
  screen.getByText("below");
  await waitFor(() => expect(location.pathname).toBe("/second"));
  await goBack();
  await waitFor(() => expect(screen.queryByText("below")).toBeNull());
  await waitFor(() => expect(location.pathname).toBe("/second"));
  await goBack();
  await waitFor(() => expect(location.pathname).toBe("/first"));
});

test("where a choice must be made, going back closes nothing and leaves nothing", async () => {
  await open(() => (
    <>
      <Layer name="below" />
      <Layer name="above" mustChoose />
    </>
  ));
  await goBack();
  await waitFor(() => expect(location.pathname).toBe("/second"));
  screen.getByText("above");
  screen.getByText("below");
  const unload = new Event("beforeunload", { cancelable: true });
  dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  act(() => screen.getByText("above").click());
  await goBack();
  await waitFor(() => expect(screen.queryByText("below")).toBeNull());
});

test("on a page that was opened from elsewhere, going back closes what lies over it too", async () => {
  await open(
    () => (
      <>
        <Layer name="below" />
        <Layer name="above" />
      </>
    ),
    { cameFrom: "elsewhere" },
  );
  await goBack();
  await waitFor(() => expect(screen.queryByText("above")).toBeNull());
  screen.getByText("below");
  await goBack();
  await waitFor(() => expect(screen.queryByText("below")).toBeNull());
  expect(location.pathname).toBe("/second");
  await goBack();
  await waitFor(() => expect(location.pathname).toBe("/first"));
});

test("what was closed by hand costs no second press on going back to elsewhere", async () => {
  await open(() => <Layer name="above" />, { cameFrom: "elsewhere" });
  act(() => screen.getByText("above").click());
  await waitFor(() => expect(screen.queryByText("above")).toBeNull());
  await goBack();
  await waitFor(() => expect(location.pathname).toBe("/first"));
});
