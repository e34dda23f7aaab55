import type { Listener } from "../store/store.ts";
import { loginAsked } from "../store/ui-slice.ts";

/** Whoever asks for sign-in, wherever in the app, is taken to the login page. */
export function navigateToLogin(listener: Listener, open: () => void): void {
  listener.startListening({ actionCreator: loginAsked, effect: open });
}
