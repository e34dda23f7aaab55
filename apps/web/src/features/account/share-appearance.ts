import type { Settings } from "@kinora/contracts/account/appearance";
import type { Store } from "../../store/store.ts";
import { accountApi } from "./account-api.ts";
import { APPEARANCE_KEY, savedAppearance, showAppearance } from "./appearance.ts";

/**
 * Hears what is chosen in another window of this browser.
 *
 * @returns ends it
 */
export function hearAppearance(heard: (look: Settings) => void): () => void {
  const hear = ({ key }: StorageEvent) => key === APPEARANCE_KEY && heard(savedAppearance());
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** A theme, a size or a manner that is chosen in one window is there in all of them. */
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
