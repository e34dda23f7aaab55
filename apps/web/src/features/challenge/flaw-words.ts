import type { BundleFlaw } from "@kinora/contracts/challenge-result/verify-bundle";
import { t } from "@lingui/core/macro";

/** What a flaw of a bundle means. */
export function flawWords(flaw: BundleFlaw): string {
  switch (flaw.what) {
    case "ballot":
      return t`Ballot ${flaw.number} was changed, or one before it was removed or added.`;
    case "head":
      return t`The ballots don't end where the signed end of the chain says.`;
    case "head signature":
      return t`The signature of the end of the chain is wrong.`;
    case "result signature":
      return t`The signature of the result is wrong.`;
    case "key":
      return t`It is signed with a key that isn't this server's.`;
    case "entry":
      return t`There are votes on an entry that wasn't there when voting began: ${{ entry: flaw.id }}`;
    case "ranking":
      return t`Computed again, place ${flaw.place} goes to another entry or has other figures.`;
    case "prizes":
      return t`Computed again, the prizes are different.`;
    case "receipt":
      return t`Your vote ${flaw.number} is missing or was changed.`;
  }
}
