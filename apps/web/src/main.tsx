import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followSystemTheme } from "./features/account/appearance.ts";
import { startErrorReporting } from "./platform/error-reporting.ts";
import { readFirstAnswers } from "./platform/read-first-answers.ts";
import { makeRouter } from "./router.tsx";
import { keepFirstAnswers, renewForMember } from "./shell/first-answers.ts";
import { keepDraft } from "./shell/keep-draft.ts";
import { keepSession } from "./shell/keep-session.ts";
import { navigateToLogin } from "./shell/navigate-to-login.ts";
import { offerUpdates } from "./shell/offer-updates.ts";
import { patchCachesOnChange } from "./shell/patch-caches.ts";
import { shareSignOut } from "./shell/share-sign-out.ts";
import { fetchRefusalWords } from "./store/refusal-sentences.ts";
import { makeStore } from "./store/store.ts";
import { whenIdle } from "./ui/when-idle.ts";
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

const answers = readFirstAnswers();
keepFirstAnswers(store, answers);
void renewForMember(store, answers);

const root = document.getElementById("root");
if (root) {
  // What the server drew stays until the whole page is there to take its place, in one go.
  await router.load();
  startTransition(() => createRoot(root).render(<App store={store} router={router} />));
}

whenIdle(() => {
  // Before they are needed, that is before the connection is lost.
  void fetchRefusalWords().catch(() => undefined);
  startErrorReporting();
  offerUpdates();
});
