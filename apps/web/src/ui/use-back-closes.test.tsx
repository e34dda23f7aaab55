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

/** A page with these layers, behind which there is another one. */
async function open(page: () => ReactNode) {
  history.replaceState(null, "", "/first");
  const browser = createBrowserHistory();
  onTestFinished(() => browser.destroy());
  onTestFinished(cleanup);
  browser.push("/second");
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
