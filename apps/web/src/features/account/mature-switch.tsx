import type { CurrentUser, ProfileChange } from "@kinora/contracts/account/account";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { isInApp } from "../../store/is-in-app.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useShowMatureMutation } from "./profile-api.ts";

/** A switch for being shown mature works; whoever turns it on first says that they are an adult. */
export function MatureSwitch({ me }: { readonly me: CurrentUser }) {
  const [change] = useShowMatureMutation();
  const [asking, setAsking] = useState(false);
  const { saySorry } = useSay();
  // The stores of the apps allow none.
  if (isInApp()) return null;
  const send = (wish: Pick<ProfileChange, "adult" | "matureShown">) =>
    void change(wish).unwrap().catch(saySorry);
  const turn = (matureShown: boolean) => {
    if (matureShown && me.adultSince === null) setAsking(true);
    else send({ matureShown });
  };
  const confirm = () => {
    setAsking(false);
    send({ adult: true, matureShown: true });
  };
  return (
    <div className="max-w-md">
      <Switch
        label={t`Show mature works`}
        hint={t`For adults only. Off, you are never shown one but your own.`}
        checked={me.matureShown}
        onChange={turn}
      />
      <Sheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Are you 18 or older?`}
        description={t`Mature works are for adults. We keep the day on which you confirm this.`}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setAsking(false)}>{t`No`}</Button>
          <Button look="primary" onClick={confirm}>{t`I am 18 or older`}</Button>
        </div>
      </Sheet>
    </div>
  );
}
