import type { ConnectedAccount, Connections } from "@kinora/contracts/connection/connection";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Plug } from "lucide-react";
import { dayText } from "../../text/moment-text.ts";
import { buttonClass } from "../../ui/button.tsx";
import { platformName } from "../connection/platform-name.ts";
import { CheckBox } from "./fields/check-box.tsx";

export interface ChooseTargetsProps {
  readonly connections: Connections;
  readonly chosen: readonly string[];
  readonly onChoose: (connectionId: string, chosen: boolean) => void;
  /** Why the feed can't be chosen; null when it can. */
  readonly notInFeed: string | null;
}

/** Where a work is published: one's accounts by platform, and the feed here. */
export function ChooseTargets({ connections, chosen, onChoose, notInFeed }: ChooseTargetsProps) {
  const { platforms, items } = connections;
  const connected = platforms.filter(({ platform }) =>
    items.some((one) => one.platform === platform),
  );
  return (
    <section aria-label={t`Where`} className="flex flex-col gap-4">
      <h2 className="text-20">{t`Where`}</h2>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {connected.map(({ platform, simulated, flavours }) => (
          <fieldset key={platform} className="min-w-0">
            <legend className="text-12 text-text-2">{platformName(platform, simulated)}</legend>
            {items
              .filter((one) => one.platform === platform)
              .map((account) => (
                <Account
                  key={account.id}
                  account={account}
                  isSetUp={flavours.length > 0}
                  checked={chosen.includes(account.id)}
                  onCheck={(checked) => onChoose(account.id, checked)}
                />
              ))}
          </fieldset>
        ))}
        <fieldset className="min-w-0">
          <legend className="text-12 text-text-2">{platformName("kinora", false)}</legend>
          <CheckBox
            checked={chosen.includes("kinora") && notInFeed === null}
            disabled={notInFeed !== null}
            hint={notInFeed}
            onCheck={(checked) => onChoose("kinora", checked)}
          >
            {t`The feed`}
          </CheckBox>
        </fieldset>
      </div>
      {connected.length === 0 && (
        <p className="text-14 text-text-2">
          {t`Connect your accounts on YouTube, TikTok, Instagram or Facebook to publish there too.`}
        </p>
      )}
      <Link to="/settings/social-platforms" className={`${buttonClass("quiet")} self-start`}>
        <Plug size={18} aria-hidden="true" />
        {t`Connect an account`}
      </Link>
    </section>
  );
}

function Account({
  account: { name, state, endsAt },
  isSetUp,
  checked,
  onCheck,
}: {
  readonly account: ConnectedAccount;
  readonly isSetUp: boolean;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}) {
  const isUsable = isSetUp && (state === "connected" || state === "expiring");
  const hint = () => {
    if (!isSetUp) return t`Not set up on this server any more.`;
    if (!isUsable)
      return (
        <Link to="/settings/social-platforms" className="text-warn underline underline-offset-4">
          {t`Sign in there again to publish`}
        </Link>
      );
    if (state !== "expiring") return null;
    return endsAt === null
      ? t`Ends soon: connect it again to keep it.`
      : t`Ends on ${{ day: dayText(endsAt) }}: connect it again to keep it.`;
  };
  return (
    <CheckBox checked={checked && isUsable} disabled={!isUsable} hint={hint()} onCheck={onCheck}>
      {name}
    </CheckBox>
  );
}
