import type { Occurrence } from "@kinora/contracts/schedule/occurrences";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { timeInZone } from "../../../entities/post/time-draft.ts";
import { Button } from "../../../ui/button.tsx";
import type { CheckedRepeat } from "./repeat-draft.ts";

/** Days that are shown before all are asked for. */
const SHOWN = 8;

/** The days of a repeat, each as it is posted, with what is special about it. */
export function RepeatDays({
  checked,
  zone,
}: {
  readonly checked: CheckedRepeat;
  readonly zone: string;
}) {
  const [showsAll, setShowsAll] = useState(false);
  if (checked.kind !== "ok") return null;
  const { days } = checked;
  const shown = showsAll ? days : days.slice(0, SHOWN);
  return (
    <section aria-label={t`Days`} className="flex flex-col items-start gap-2">
      <p aria-live="polite" className="text-14 text-text-2">
        {plural(
          { count: days.length },
          {
            one: "One post:",
            other: "# posts of the same work, with the same words:",
          },
        )}
      </p>
      <ol className="w-full divide-y divide-line rounded-field bg-surface-1 px-3.5 text-14">
        {shown.map((day) => (
          <li key={day.wall} className="py-2">
            <span className="tabular-nums">{timeInZone(day.at, zone)}</span>
            {day.notes.map((note) => (
              <span key={note} className="block text-12 text-text-2">
                {noteWords(note, day)}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {shown.length < days.length && (
        <Button size="sm" onClick={() => setShowsAll(true)}>
          {t`Show all ${{ count: days.length }}`}
        </Button>
      )}
    </section>
  );
}

function noteWords(note: Occurrence["notes"][number], { wall, shows }: Occurrence): string {
  const asked = wall.slice(11);
  if (note === "last_day") return t`This month is shorter, so it's posted on its last day.`;
  if (note === "twice")
    return t`Clocks show ${{ time: asked }} twice on that day: it is posted the first time.`;
  return t`Clocks skip ${{ time: asked }} on that day: it is posted at ${{ shown: shows.slice(11) }}.`;
}
