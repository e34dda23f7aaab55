import type { Post, StoppedSeries } from "@kinora/contracts/publication/post";
import { plural, t } from "@lingui/core/macro";
import { CalendarX } from "lucide-react";
import { useState } from "react";
import { useSay } from "../../../store/use-say.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmSheet } from "../../../ui/confirm-sheet.tsx";
import { useStopSeriesMutation } from "../publication-api.ts";

/** For a post of a repeat: cancels it and those after it. */
export function StopRest({ post: { id, series, outcome } }: { readonly post: Post }) {
  const [isAsking, setIsAsking] = useState(false);
  const [stop, { isLoading }] = useStopSeriesMutation();
  const { say, saySorry } = useSay();
  const isOpen = outcome === "scheduled";
  if (!series || (!isOpen && series.number === series.size)) return null;
  const confirm = isOpen
    ? t`This post and the ones after it are canceled. What is already posted, or being posted, stays.`
    : t`The posts after this one are canceled. What is already posted, or being posted, stays.`;
  return (
    <>
      <Button
        size="sm"
        icon={<CalendarX size={16} />}
        busy={isLoading && t`Stopping`}
        onClick={() => setIsAsking(true)}
      >
        {t`Stop the rest`}
      </Button>
      {isAsking && (
        <ConfirmSheet
          words={{ label: t`Stop the rest`, icon: <CalendarX size={16} />, confirm }}
          onConfirm={() =>
            void stop(id)
              .unwrap()
              .then((stopped) => say(stoppedWords(stopped), "success"), saySorry)
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function stoppedWords({ stopped, begun }: StoppedSeries): string {
  const cancelled =
    stopped === 0
      ? t`Nothing was left to cancel.`
      : plural({ stopped }, { one: "One post is canceled.", other: "# posts are canceled." });
  if (begun === 0) return cancelled;
  const going = plural(
    { begun },
    { one: "One has begun and goes on.", other: "# have begun and go on." },
  );
  return `${cancelled} ${going}`;
}
