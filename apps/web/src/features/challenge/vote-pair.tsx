import type { BallotChoice } from "@kinora/contracts/challenge/challenge-vocabulary";
import type { BallotOrder, ChallengePair } from "@kinora/contracts/challenge/challenge-vote";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useVoteKeys } from "./use-vote-keys.ts";
import { type Side, useWatch } from "./use-watch.ts";
import { VoteWork } from "./vote-work.tsx";

export interface VotePairProps {
  readonly pair: ChallengePair;
  readonly isSending: boolean;
  readonly onSend: (ballot: BallotOrder) => void;
}

const SIDES = ["left", "right"] as const satisfies readonly Side[];

/** Two works side by side; one is chosen once both were seen for long enough. */
export function VotePair({ pair, isSending, onSend }: VotePairProps) {
  const { seen, add } = useWatch();
  const [wanted, setWanted] = useState<Side | null>(null);
  const isSeen = (side: Side) => seen[side] >= pair[side].leastSeconds;
  const isReady = isSeen("left") && isSeen("right");
  const on: Side = wanted ?? (isSeen("left") ? "right" : "left");
  const hasPictures = pair.left.kind === "image" && pair.right.kind === "image";
  const choose = (choice: BallotChoice) => {
    if (!isSending && (choice === "skip" || isReady)) onSend({ choice, played: seen });
  };
  useVoteKeys(choose);
  const words = { left: t`The left one`, right: t`The right one` };
  return (
    <>
      <div className="grid grid-cols-2 items-center gap-x-2 gap-y-3 md:gap-x-4">
        {SIDES.map((side) => (
          <VoteWork
            key={side}
            side={side}
            work={pair[side]}
            isOn={on === side}
            onSeen={(seconds) => add(side, seconds)}
            onWanted={() => setWanted(side)}
          />
        ))}
        {SIDES.map((side) => (
          <Button
            key={side}
            look="primary"
            size="lg"
            disabled={!isReady}
            className="w-full max-sm:px-2 max-sm:text-14"
            onClick={() => choose(side)}
          >
            {words[side]}
          </Button>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-14 text-text-2" role="status">
          {isReady
            ? t`Which one do you prefer?`
            : hasPictures
              ? t`Look at both for a moment.`
              : t`Let both play for a moment.`}
        </p>
        <Button onClick={() => choose("skip")}>{t`Skip`}</Button>
      </div>
      <p className="mt-2 text-12 text-text-2 pointer-coarse:hidden">
        {t`The left and right arrow keys choose, S skips.`}
      </p>
    </>
  );
}
