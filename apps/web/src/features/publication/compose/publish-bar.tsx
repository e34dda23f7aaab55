import { plural, t } from "@lingui/core/macro";
import { FilePen, Megaphone } from "lucide-react";
import type { Gap } from "../../../entities/post/draft/complete.ts";
import { GAP_WORDS, placeOf } from "../../../entities/post/draft/gap-words.ts";
import { MissingList } from "../../../entities/post/missing-list.tsx";
import { type CheckedTime, timeInZone } from "../../../entities/post/time-draft.ts";
import { Button } from "../../../ui/button.tsx";
import type { CheckedRepeat } from "./repeat-draft.ts";

export interface MissingGap {
  readonly connectionId: string;
  /** The platform and the account. */
  readonly title: string;
  readonly gap: Gap;
}

export interface PublishBarProps {
  /** Names of the chosen platforms. */
  readonly places: readonly string[];
  readonly missing: readonly MissingGap[];
  /** Null for now. */
  readonly time: CheckedTime | null;
  /** On which days it is repeated. */
  readonly days: CheckedRepeat;
  readonly busy: boolean;
  readonly onPublish: () => void;
  readonly isKeeping: boolean;
  /** Keeps it as a draft; null while there is nothing to keep. */
  readonly onKeep: (() => void) | null;
}

/** The one button, which says where to, and beside it what is still missing. */
export function PublishBar(props: PublishBarProps) {
  const { places, missing, time, days, busy, onPublish, isKeeping, onKeep } = props;
  const isTimeMissing =
    (time !== null && time.kind !== "ok") || (days.kind !== "ok" && days.kind !== "once");
  const isComplete = places.length > 0 && missing.length === 0;
  return (
    <section
      aria-label={t`Publish`}
      className="sticky bottom-[calc(var(--nav-mobile)+var(--player)+env(safe-area-inset-bottom,0px)+1.75rem)] z-20 flex flex-col gap-3 rounded-panel border border-line bg-surface-2 p-3 shadow-2xl md:bottom-[calc(var(--player)+1rem)] md:flex-row md:items-center md:justify-between md:p-4"
    >
      <div aria-live="polite" className="min-w-0 text-14">
        {places.length === 0 && <p className="text-text-2">{t`Choose where to publish it.`}</p>}
        {missing.length > 0 && (
          <MissingList
            missing={missing.map(({ connectionId, title, gap }) => ({
              ...{ place: placeOf(connectionId, gap), of: title, words: t(GAP_WORDS[gap]) },
            }))}
          />
        )}
        {isComplete && <p className="text-text-2">{readyWords(time, days)}</p>}
      </div>
      <div className="flex shrink-0 flex-col gap-2 md:flex-row-reverse md:items-center">
        <Button
          look="primary"
          icon={<Megaphone size={18} />}
          className="h-auto! min-h-11 shrink-0 py-2 whitespace-normal!"
          disabled={!isComplete || isTimeMissing}
          busy={busy && (time === null ? t`Publishing` : t`Scheduling`)}
          onClick={onPublish}
        >
          {time?.kind === "ok" ? scheduleLabel(time, days) : labelOf(places)}
        </Button>
        {onKeep && (
          <Button
            icon={<FilePen size={18} />}
            className="shrink-0"
            busy={isKeeping && t`Saving`}
            onClick={onKeep}
          >
            {t`Save as a draft`}
          </Button>
        )}
      </div>
    </section>
  );
}

type TimeFound = Extract<CheckedTime, { kind: "ok" }>;

function scheduleLabel({ is, zone }: TimeFound, days: CheckedRepeat): string {
  if (days.kind !== "ok") return t`Schedule for ${{ time: timeInZone(is.at, zone) }}`;
  const first = timeInZone(days.days[0]?.at ?? is.at, zone);
  const count = days.days.length;
  if (count === 1) return t`Schedule for ${{ time: first }}`;
  return t`Schedule ${plural({ count }, { one: "# post", other: "# posts" })}, the first on ${{ time: first }}`;
}

function readyWords(time: CheckedTime | null, days: CheckedRepeat): string {
  if (time === null) return t`Nothing is missing. It is posted right away.`;
  if (time.kind === "ok" && days.kind === "ok")
    return t`Nothing is missing. You can move or cancel each one later, or stop the rest.`;
  if (time.kind === "ok" && days.kind !== "once") return t`Choose when the repeat ends.`;
  return time.kind === "ok"
    ? t`Nothing is missing. Until then you can move or cancel it.`
    : t`Choose a time in the future.`;
}

function labelOf(places: readonly string[]): string {
  const [first, second] = places;
  if (!first) return t`Publish now`;
  if (!second) return t`Publish now to ${first}`;
  if (places.length === 2) return t`Publish now to ${first} and ${second}`;
  return plural(places.length, {
    one: "Publish now to # place",
    other: "Publish now to # places",
  });
}
