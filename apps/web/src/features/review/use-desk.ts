import type { DrawnWork, ReviewAnswers, ReviewDesk } from "@kinora/contracts/review/review";
import { plural, t } from "@lingui/core/macro";
import { useCallback, useEffect, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import {
  useAnswerReviewMutation,
  useDrawReviewsMutation,
  useSkipReviewMutation,
} from "./review-api.ts";

/** The works that lie ready, as the page shows them. */
export interface ShownDesk extends ReviewDesk {
  /** Time from which the first of them can be answered, as `Date.now()`; null while unknown. */
  readonly readyAt: number | null;
}

/** A work that is shown already keeps its files' addresses, so that its film plays on. */
function withShown(desk: ReviewDesk, shown: readonly DrawnWork[]): ShownDesk {
  const works = desk.works.map((drawn) => ({
    ...drawn,
    work: shown.find(({ id }) => id === drawn.id)?.work ?? drawn.work,
  }));
  return { ...desk, works, readyAt: Date.now() + (works[0]?.readyIn ?? 0) };
}

/**
 * Draws works and sends answers. The next work shows at once, while the answers about the last one
 * are still on their way.
 */
export function useDesk() {
  const [desk, setDesk] = useState<ShownDesk | null>(null);
  /** Works that were answered or passed over on this visit. */
  const [ended, setEnded] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [draw] = useDrawReviewsMutation();
  const [answer] = useAnswerReviewMutation();
  const [skip] = useSkipReviewMutation();
  const { say, saySorry } = useSay();

  const take = useCallback((fresh: ReviewDesk) => {
    setError(null);
    setDesk((shown) => withShown(fresh, shown?.works ?? []));
  }, []);
  const load = useCallback(() => void draw().unwrap().then(take, setError), [draw, take]);
  useEffect(load, [load]);

  // Where the questions are below the work, the next one is above.
  useEffect(() => {
    if (ended > 0) scrollTo({ top: 0 });
  }, [ended]);

  const end = (sending: Promise<ReviewDesk>) => {
    setDesk((shown) => shown && { ...shown, works: shown.works.slice(1), readyAt: null });
    setEnded((before) => before + 1);
    sending.then(
      (fresh) => {
        take(fresh);
        if (fresh.granted > 0)
          say(t`${plural(fresh.granted, { one: "# gem", other: "# gems" })} for your reviews`);
      },
      (failure: unknown) => {
        saySorry(failure);
        // Shows the work again, unless it is over.
        load();
      },
    );
  };
  return {
    ...{ desk, error, load, ended },
    send: (id: string, answers: ReviewAnswers) => end(answer({ id, answers }).unwrap()),
    pass: (id: string) => end(skip(id).unwrap()),
  };
}
