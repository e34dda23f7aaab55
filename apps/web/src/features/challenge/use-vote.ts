import type { BallotOrder, NextPair } from "@kinora/contracts/challenge/challenge-vote";
import { useCallback, useEffect, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { useCastBallotMutation, useDrawChallengePairMutation } from "./challenge-api.ts";

/** Draws pairs and sends answers, one after another. */
export function useVote(challengeId: string) {
  const [next, setNext] = useState<NextPair | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const [draw] = useDrawChallengePairMutation();
  const [cast] = useCastBallotMutation();
  const { saySorry } = useSay();
  const load = useCallback(
    () =>
      draw(challengeId)
        .unwrap()
        .then((drawn) => {
          setError(null);
          setNext(drawn);
        }, setError),
    [draw, challengeId],
  );
  useEffect(() => void load(), [load]);
  const send = async (ballot: BallotOrder) => {
    const id = next?.pair?.id;
    if (id === undefined || isSending) return;
    setIsSending(true);
    try {
      await cast({ id, ballot }).unwrap();
    } catch (failure) {
      saySorry(failure);
    }
    await load();
    setIsSending(false);
  };
  return { next, error, load, send, isSending };
}
