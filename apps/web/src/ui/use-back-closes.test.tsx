import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { useBackCloses } from "./use-back-closes.ts";

function Layer({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(true);
  useBackCloses(open, () => setOpen(false));
  return open ? <p>{name}</p> : null;
}

test("going back closes the topmost layer, one after the other, and then leaves the page", async () => {
  history.replaceState(null, "", "/first");
  const browser = createBrowserHistory();
  onTestFinished(() => browser.destroy());
  onTestFinished(cleanup);
  const page = () => (
    <>
      <Layer name="below" />
      <Layer name="above" />
    </>
  );
  browser.push("/second");
  browser.flush();
  const routeTree = createRootRoute({ component: page, notFoundComponent: page });
  render(<RouterProvider router={createRouter({ routeTree, history: browser })} />);
  await screen.findByText("above");
  history.back();
  await waitFor(() => expect(screen.queryByText("above")).toBeNull());
  screen.getByText("below");
  await waitFor(() => expect(location.pathname).toBe("/second"));
  history.back();
  await waitFor(() => expect(screen.queryByText("below")).toBeNull());
  await waitFor(() => expect(location.pathname).toBe("/second"));
  history.back();
  await waitFor(() => expect(location.pathname).toBe("/first"));
});
