import type { AccountBestTimes } from "@kinora/contracts/publication/account-best-times";
import { t } from "@lingui/core/macro";
import { checkTime, type TimeDraft, timeInZone } from "../../../entities/post/time-draft.ts";
import { ownLocale } from "../../../text/moment-text.ts";
import { Chip } from "../../../ui/chip.tsx";
import { ChipGroup } from "../../../ui/chip-group.tsx";
import { useListBestTimesQuery } from "../publication-api.ts";
import { nextBest } from "./next-best.ts";

export interface BestTimesProps {
  /** The chosen accounts at other platforms. */
  readonly accounts: readonly { readonly connectionId: string; readonly title: string }[];
  readonly time: TimeDraft;
  readonly now: Date;
  readonly onChoose: (time: TimeDraft) => void;
}

/** Hours at which one's own posts did best, as quick picks; nothing where there are too few posts. */
export function BestTimes({ accounts, time, now, onChoose }: BestTimesProps) {
  const skip = accounts.length === 0;
  // A suggestion that can't be looked up is none.
  const { data } = useListBestTimesQuery(time.zone, { skip });
  if (!data || skip) return null;
  const known = accounts.flatMap(({ connectionId, title }) => {
    const own = data.items.find((one) => one.connectionId === connectionId);
    return own ? [{ ...own, title }] : [];
  });
  if (known.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {known.map((own) =>
        own.times.length > 0 ? (
          <Picks key={own.connectionId} {...{ own, time, now, onChoose }} />
        ) : (
          <p key={own.connectionId} className="text-12 text-text-2">
            {noneWords(own, data.needed)}
          </p>
        ),
      )}
    </div>
  );
}

type Known = AccountBestTimes & { readonly title: string };

function Picks({
  own: { title, times },
  time,
  now,
  onChoose,
}: Omit<BestTimesProps, "accounts"> & { readonly own: Known }) {
  const { zone } = time;
  return (
    <div className="flex flex-col gap-2">
      <ChipGroup label={t`Best times on ${title}`}>
        {times.map((best) => {
          const next = nextBest(best, zone, now);
          const checked = checkTime(next, now);
          const isChosen = next.date === time.date && next.time === time.time;
          return (
            checked.kind === "ok" && (
              <Chip key={next.date + next.time} chosen={isChosen} onClick={() => onChoose(next)}>
                {timeInZone(checked.is.at, zone)} · {liftText(best.lift)}
              </Chip>
            )
          );
        })}
      </ChipGroup>
      <p className="text-12 text-text-2">
        {t`From your own posts there: how often posts at that hour were seen, compared with your usual post.`}
      </p>
    </div>
  );
}

/** "3.1×". */
const liftText = (lift: number) =>
  `${lift.toLocaleString(ownLocale(), { maximumFractionDigits: 1 })}×`;

function noneWords({ title, posts }: Known, needed: number): string {
  if (posts >= needed) return t`No hour stands out on ${title}.`;
  return t`Best times on ${title} come from your own posts: ${posts} of the ${needed} needed have been measured.`;
}
