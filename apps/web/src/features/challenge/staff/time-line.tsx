import type { Challenge } from "@kinora/contracts/challenge/challenge";
import { t } from "@lingui/core/macro";
import { momentText } from "../../../text/moment-text.ts";

/** The times of a challenge, on the clocks of this device. */
export function TimeLine({
  challenge: { opensAt, votingAt, closesAt },
}: {
  readonly challenge: Challenge;
}) {
  return (
    <span className="flex flex-wrap gap-x-4 text-12 text-text-2">
      <span>{t`Entries from ${{ time: momentText(opensAt) }}`}</span>
      <span>{t`Vote from ${{ time: momentText(votingAt) }}`}</span>
      <span>{t`until ${{ time: momentText(closesAt) }}`}</span>
    </span>
  );
}
