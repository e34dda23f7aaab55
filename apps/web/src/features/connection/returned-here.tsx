import type { Connections, ConnectOffer } from "@kinora/contracts/connection/connection";
import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { platformName } from "../../entities/connection/platform-name.ts";
import { useSay } from "../../store/use-say.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { ChooseAccounts } from "./choose-accounts.tsx";
import { useReturnFromPlatformMutation } from "./connections-api.ts";
import type { PlatformReturn } from "./platform-return.ts";

interface ReturnedHereProps {
  readonly returned: PlatformReturn;
  readonly platforms: Connections["platforms"];
  readonly onTaken: () => void;
}

/** Goes on where the platform sent the user back: shows the accounts to choose from. */
export function ReturnedHere({ returned, platforms, onTaken }: ReturnedHereProps) {
  const [exchange] = useReturnFromPlatformMutation();
  const [offer, setOffer] = useState<ConnectOffer | null>(null);
  const { say, saySorry } = useSay();
  // What came back can be used once, also when effects run twice.
  const taken = useRef(false);
  const take = useEffectEvent(async () => {
    const { code, state, error } = returned;
    if (taken.current || (!code && !error)) return;
    taken.current = true;
    onTaken();
    if (!code || !state) {
      say(t`Nothing was connected: the platform says that you didn't agree.`);
      return;
    }
    await exchange({ code, state }).unwrap().then(setOffer, saySorry);
  });
  useEffect(() => void take(), []);
  if (!offer) return null;
  const simulated = platforms.some((one) => one.platform === offer.platform && one.simulated);
  const close = () => setOffer(null);
  return (
    <Sheet
      open
      onClose={close}
      title={t`Your accounts on ${{ title: platformName(offer.platform, simulated) }}`}
    >
      <ChooseAccounts offer={offer} onDone={close} />
    </Sheet>
  );
}
