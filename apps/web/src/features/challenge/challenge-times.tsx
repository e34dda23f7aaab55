import type { Challenge } from "@kinora/contracts/challenge/challenge";
import { t } from "@lingui/core/macro";
import { momentText } from "../../text/moment-text.ts";

/** What happens next in a challenge, and when. */
export function ChallengeTimes({
  challenge: { state, opensAt, votingAt, closesAt, reviewedUntil },
}: {
  readonly challenge: Challenge;
}) {
  switch (state) {
    case "scheduled":
      return <>{t`Opens ${{ time: momentText(opensAt) }}`}</>;
    case "open":
      return <>{t`Enter until ${{ time: momentText(votingAt) }}`}</>;
    case "voting":
      return <>{t`Vote until ${{ time: momentText(closesAt) }}`}</>;
    case "reviewing":
      return (
        reviewedUntil && (
          <>{t`The result becomes final on ${{ time: momentText(reviewedUntil) }}`}</>
        )
      );
    default:
      return <>{t`Voting ended ${{ time: momentText(closesAt) }}`}</>;
  }
}
