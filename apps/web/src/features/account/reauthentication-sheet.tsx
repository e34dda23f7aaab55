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
      title={t`Confirm that it is you`}
      description={
        need.way === "passkey"
          ? t`This needs your passkey. What you pressed goes on by itself then.`
          : t`This needs a fresh sign-in. It opens in a window of its own, and what you pressed goes on by itself then.`
      }
    >
      <Way need={need} onProved={() => answer(true)} />
    </Sheet>
  );
}
