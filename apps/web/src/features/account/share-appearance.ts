import type { Settings } from "@kinora/contracts/account/appearance";
import type { Store } from "../../store/store.ts";
import { accountApi } from "./account-api.ts";
import { APPEARANCE_KEY, savedAppearance, showAppearance } from "./appearance.ts";

/**
 * Listens for looks chosen in another window of this browser.
 *
 * @returns a function that stops listening
 */
export function hearAppearance(heard: (look: Settings) => void): () => void {
  const hear = ({ key }: StorageEvent) => key === APPEARANCE_KEY && heard(savedAppearance());
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** Shares a changed theme, text size or motion setting with all windows of this browser. */
export function shareAppearance({ dispatch }: Pick<Store, "dispatch">): void {
  hearAppearance((look) => {
    showAppearance(look);
    dispatch(
      accountApi.util.updateQueryData("getMe", undefined, (me) => {
        me.settings = look;
      }),
    );
  });
}
