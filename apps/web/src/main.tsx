import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { followSystemTheme } from "./features/account/appearance.ts";
import { startErrorReporting } from "./platform/error-reporting.ts";
import { makeRouter } from "./router.tsx";
import { keepDraft } from "./shell/keep-draft.ts";
import { keepSession } from "./shell/keep-session.ts";
import { navigateToLogin } from "./shell/navigate-to-login.ts";
import { offerUpdates } from "./shell/offer-updates.ts";
import { patchCachesOnChange } from "./shell/patch-caches.ts";
import { shareSignOut } from "./shell/share-sign-out.ts";
import { makeStore } from "./store/store.ts";
import "./ui/styles.css";

// The page's policy forbids code made at run time; without this zod would try it once.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const { store, listener } = makeStore();
const router = makeRouter();

keepSession(store);
shareSignOut(listener, store);
keepDraft(listener, store);
patchCachesOnChange(listener, store);
navigateToLogin(listener, () => void router.navigate({ to: "/login" }));
followSystemTheme();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
}

startErrorReporting();
offerUpdates();
