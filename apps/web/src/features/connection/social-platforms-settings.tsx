import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useListConnectionsQuery } from "../../entities/connection/list-connections-api.ts";
import { QueryError } from "../../store/query-error.tsx";
import { rich } from "../../text/rich.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { PlatformReturn } from "./platform-return.ts";
import { PlatformSection } from "./platform-section.tsx";
import { ReturnedHere } from "./returned-here.tsx";

export interface SocialPlatformsSettingsProps {
  readonly returned: PlatformReturn;
  /** Takes what the platform sent along out of the address. */
  readonly onTaken: () => void;
}

/** Social platforms, and the user's accounts there. */
export function SocialPlatformsSettings({ returned, onTaken }: SocialPlatformsSettingsProps) {
  // As it was on arrival, because it is taken out of the address at once.
  const [arrived] = useState(returned);
  const { data, error, refetch } = useListConnectionsQuery();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-64 w-full rounded-panel" />;
  const { platforms, items, most } = data;
  const isSimulated = platforms.some(({ simulated }) => simulated);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="text-14 text-text-2">
        {t`Connect the accounts you want to publish to. You sign in on the platform itself, and Kinora never sees your password.`}
      </p>
      <p className="text-14 text-text-2">
        {rich(
          items.length < most
            ? t`${{ connected: items.length }} of the ${{ most }} accounts your plan has room for.`
            : t`Your plan has room for ${{ most }} accounts. <plans>Plans for publishing</plans> have more.`,
          {
            plans: (words) => (
              <Link to="/gems" className="reach underline underline-offset-4 hover:text-text">
                {words}
              </Link>
            ),
          },
        )}
      </p>
      {isSimulated && (
        <p className="text-14 text-text-2">
          {t`Simulated platforms are pages on this machine: nothing leaves it.`}
        </p>
      )}
      <div className="divide-y divide-line border-y border-line">
        {platforms.map((platform) => (
          <PlatformSection
            key={platform.platform}
            platform={platform}
            accounts={items.filter((one) => one.platform === platform.platform)}
          />
        ))}
      </div>
      <ReturnedHere returned={arrived} platforms={platforms} onTaken={onTaken} />
    </div>
  );
}
