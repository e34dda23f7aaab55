import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, waitFor } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { createContext, type ReactNode, use } from "react";
import { Provider } from "react-redux";
import { expect, onTestFinished } from "vitest";
import { listStarted } from "../features/creation/list-started.ts";
import { makeStore } from "../make-store.ts";
import { forgetCards } from "../shell/forget-cards.ts";
import { authSet } from "../store/auth-slice.ts";
import type { Store } from "../store/store.ts";
import { addWhatJsdomLacks } from "./missing-in-jsdom.ts";

export interface ShownPart {
  readonly store: Store;
  readonly user: UserEvent;
  /** Returns the address of the page. */
  readonly address: () => string;
  /** Navigates to another address, or back like the browser's button. */
  readonly go: (address: string) => void;
  readonly back: () => void;
}

type Part = (search: Readonly<Record<string, unknown>>) => ReactNode;

const Subject = createContext<Part>(() => null);
const root = createRootRoute({
  validateSearch: (search: Record<string, unknown>) => search,
  component: Page,
  notFoundComponent: () => null,
});

function Page() {
  return use(Subject)(root.useSearch());
}

/** Renders a part of the app for the signed-in user Ada, with its own store and address. */
export function show(part: Part, { signedIn = true, at = "/" } = {}): ShownPart {
  addWhatJsdomLacks();
  const { store, listener } = makeStore();
  listStarted(listener, store);
  forgetCards(listener, store);
  if (signedIn) store.dispatch(authSet({ token: "token", uid: "usr_ada" }));
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  onTestFinished(cleanup);
  render(
    <Provider store={store}>
      <Subject value={part}>
        <RouterProvider router={router} />
      </Subject>
    </Provider>,
  );
  return {
    store,
    user: userEvent.setup({ delay: null }),
    address: () => router.state.location.href,
    go: (address) => router.history.push(address),
    back: () => router.history.back(),
  };
}

/** Waits until the toast shows this text. */
export async function untilSaid(store: Store, words: string | RegExp): Promise<void> {
  await waitFor(() => expect(store.getState().ui.toast.text).toMatch(words));
}
