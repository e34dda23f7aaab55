import { Gift } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { gemWords } from "../../ui/gem-words.ts";
import { useClaim } from "./use-claim.ts";

/** Today's gems as a button; says so when they were taken. */
export function ClaimButton({ size = "md" }: { readonly size?: "sm" | "md" }) {
  const { gems, busy, claim } = useClaim();
  if (gems === null) {
    return <p className="text-14 text-text-2">Today's gems are claimed. More at 00:00 UTC.</p>;
  }
  return (
    <Button
      look="primary"
      size={size}
      icon={<Gift size={18} />}
      busy={busy && "Claiming"}
      onClick={claim}
    >
      Claim {gemWords(gems)}
    </Button>
  );
}
