import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { useAppDispatch } from "../../store/store.ts";
import { useSay } from "../../store/use-say.ts";

/** Pins a work to its owner's profile, or takes it back. The code is loaded when first pressed. */
export function usePin() {
  const dispatch = useAppDispatch();
  const { say, saySorry } = useSay();
  return ({ id, pinned }: Pick<Creation, "id" | "pinned">): Promise<void> =>
    import("./pin-api.ts")
      .then(({ pinApi }) =>
        dispatch(
          pinApi.endpoints.setPin.initiate({ id, pinned: !pinned }, { track: false }),
        ).unwrap(),
      )
      .then(
        () => say(pinned ? t`No longer pinned.` : t`Pinned to your profile.`, "success"),
        saySorry,
      );
}
