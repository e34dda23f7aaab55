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

/** Opens a page with these layers, after another page of the app or from elsewhere. */
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

/** Goes back and waits for the browser. */
async function goBack() {
  const gone = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await act(() => gone);
}

test("closes the topmost layer on each back navigation, then leaves the page", async () => {
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

test("closes and leaves nothing on back navigation while a choice is required", async () => {
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

test("also closes layers on a page that was opened from elsewhere", async () => {
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

test("needs no second back press to leave after a layer was closed by hand", async () => {
  await open(() => <Layer name="above" />, { cameFrom: "elsewhere" });
  act(() => screen.getByText("above").click());
  await waitFor(() => expect(screen.queryByText("above")).toBeNull());
  await goBack();
  await waitFor(() => expect(location.pathname).toBe("/first"));
});
