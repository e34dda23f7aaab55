import type { ConnectedAccount, Connections } from "@kinora/contracts/connection/connection";
import { t } from "@lingui/core/macro";
import { Plug } from "lucide-react";
import { platformName } from "../../entities/connection/platform-name.ts";
import { Button } from "../../ui/button.tsx";
import { AccountRow } from "./account-row.tsx";
import type { ConnectWay } from "./connections-api.ts";
import { useConnect } from "./use-connect.ts";

type Platform = Connections["platforms"][number];

/** A platform with its connected accounts and ways to connect more. */
export function PlatformSection({
  platform: { platform, flavours, simulated },
  accounts,
}: {
  readonly platform: Platform;
  readonly accounts: readonly ConnectedAccount[];
}) {
  const title = platformName(platform, simulated);
  return (
    <section aria-label={title} className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-16 font-medium">{title}</h3>
        <div className="flex flex-wrap gap-2">
          {flavours.map((flavour) => (
            <Connect key={flavour} way={{ platform, flavour }} title={title} />
          ))}
        </div>
      </div>
      {flavours.length === 0 && (
        <p className="text-14 text-text-2">{t`Not set up on this server.`}</p>
      )}
      {accounts.length > 0 && (
        <ul className="flex flex-col gap-3">
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              title={title}
              canReconnect={flavours.includes(account.flavour)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Connect({ way, title }: { readonly way: ConnectWay; readonly title: string }) {
  const [connect, busy] = useConnect();
  return (
    <Button
      size="sm"
      icon={<Plug size={16} />}
      busy={busy && t`Opening ${{ title }}`}
      onClick={() => connect(way)}
    >
      {labelOf(way)}
    </Button>
  );
}

/** Instagram has two ways: through a Facebook page, or by its own sign-in. */
function labelOf({ platform, flavour }: ConnectWay): string {
  if (platform !== "instagram") return t`Connect`;
  return flavour === "facebook-login" ? t`Connect through Facebook` : t`Connect directly`;
}
