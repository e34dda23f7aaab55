import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { formLoaded } from "../entities/prompt/prompt-slice.ts";
import { putInPlace } from "../entities/prompt/written-before.ts";
import { remixForm } from "../features/creation/remix-form.ts";
import type { Store } from "../store/store.ts";
import { toast } from "../store/ui-slice.ts";

/**
 * Fills the composer with a remix of the work.
 *
 * @returns false when its author doesn't let this person remix it, which is said
 */
export function beginRemix(store: Store, creation: Creation, sameSeed: boolean): boolean {
  const { remixing, author } = creation;
  if (remixing === "open") {
    putInPlace(store, formLoaded(remixForm(creation, sameSeed)));
    return true;
  }
  const words =
    remixing === "followers"
      ? t`Follow @${{ handle: author.handle }} to remix this.`
      : t`The author of this work doesn't let you remix it.`;
  store.dispatch(toast(words, "warning"));
  return false;
}
