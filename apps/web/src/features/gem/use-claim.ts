import { plural, t } from "@lingui/core/macro";
import { useAppSelector } from "../../store/store.ts";
import { useSay } from "../../store/use-say.ts";
import { useOnline } from "../../ui/use-online.ts";
import { useClaimDailyMutation, useGetGemBalanceQuery } from "./gem-api.ts";

export interface Claim {
  /** Gems to claim today; null when there are none or it is not known yet. */
  readonly gems: number | null;
  readonly busy: boolean;
  /** True without a connection, when nothing can be claimed. */
  readonly offline: boolean;
  readonly claim: () => void;
}

/** Today's gems: whether they are unclaimed, and a function that claims them. */
export function useClaim(): Claim {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const { data } = useGetGemBalanceQuery(undefined, { skip: uid === null });
  const [send, { isLoading }] = useClaimDailyMutation();
  const { say, saySorry } = useSay();
  return {
    gems: data?.dailyClaim.claimable ? data.dailyClaim.gems : null,
    busy: isLoading,
    offline: !useOnline(),
    claim: () => {
      send()
        .unwrap()
        .then(({ gems, awards }) => {
          const all = awards.reduce((sum, award) => sum + award.gems, gems);
          say(t`${plural({ gems: all }, { one: "# gem", other: "# gems" })} added`, "success");
        })
        .catch(saySorry);
    },
  };
}
