import { makeStore } from "./make-store.ts";
import { breathe } from "./platform/breathe.ts";
import { readFirstAnswers } from "./platform/read-first-answers.ts";
import { makeRouter } from "./router.tsx";
import { holdFirstAnswers, keepFirstAnswers, renewForMember } from "./shell/first-answers.ts";
import { keepDraft } from "./shell/keep-draft.ts";
import { keepSession } from "./shell/keep-session.ts";
import { navigateToLogin } from "./shell/navigate-to-login.ts";
import { takeOver } from "./take-over.tsx";
import { whenIdle } from "./ui/when-idle.ts";

// The page's content security policy forbids code generation at run time; without this zod would
// try it once.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Starts the app on the page in `root`; `onShown` is called once it has rendered. */
export async function start(root: Element, onShown: () => void): Promise<void> {
  const { store, listener } = makeStore();
  await breathe();
  const answers = readFirstAnswers();
  keepFirstAnswers(store, answers);
  await breathe();
  const drawnFrom = store.getState();
  const letGo = holdFirstAnswers(store, answers);
  keepSession(store);
  const restored = keepDraft(listener, store);
  void renewForMember(store, answers);
  await breathe();

  const router = makeRouter();
  navigateToLogin(listener, () => void router.navigate({ to: "/login" }));
  await restored;
  await breathe();
  const shown = () => {
    onShown();
    whenIdle(() => {
      letGo();
      performance.mark("taken-over");
    });
  };
  await takeOver(root, { store, drawnFrom, router, onShown: shown });

  whenIdle(() => {
    void import("./late-start.ts").then(({ startLate }) => startLate(store, listener));
  });
}
