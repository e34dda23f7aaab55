import { t } from "@lingui/core/macro";
import type { AskedReauthentication } from "../../store/reauthentication.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { ByPasskey } from "./by-passkey.tsx";
import { ByProvider } from "./by-provider.tsx";

/** Asks the user to prove their identity; the pressed action then continues. */
export function ReauthenticationSheet({ need, answer }: AskedReauthentication) {
  const Way = need.way === "passkey" ? ByPasskey : ByProvider;
  return (
    <Sheet
      open
      onClose={() => answer(false)}
      title={t`Confirm it's you`}
      description={
        need.way === "passkey"
          ? t`This needs your passkey. Your action then continues automatically.`
          : t`Sign in again to do this. A new window opens, and your action then continues automatically.`
      }
    >
      <Way need={need} onProved={() => answer(true)} />
    </Sheet>
  );
}
