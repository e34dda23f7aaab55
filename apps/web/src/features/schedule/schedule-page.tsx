import { isWallDate } from "@kinora/contracts/schedule/wall-time";
import { wallTimeOf } from "@kinora/contracts/schedule/wall-time-of";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { CalendarPlus, FileSpreadsheet } from "lucide-react";
import { ownZone } from "../../entities/post/time-draft.ts";
import { QueryError } from "../../store/query-error.tsx";
import { ownLocale } from "../../text/moment-text.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Calendar } from "./calendar.tsx";
import type { FirstWeekday } from "./calendar-days.ts";
import { CALENDAR_VIEWS, type CalendarView } from "./calendar-view.ts";
import { useCalendar } from "./use-calendar.ts";

/** The page's address: which days are shown, and how. */
export interface ScheduleSearch {
  readonly view?: string;
  readonly day?: string;
}

export interface SchedulePageProps extends ScheduleSearch {
  readonly onLook: (look: { readonly view: CalendarView; readonly day: string }) => void;
  readonly onOpen: (id: string) => void;
}

const now = () => new Date();

/** One's posts in a calendar: moved there, and opened. */
export function SchedulePage({ view, day, onLook, onOpen }: SchedulePageProps) {
  const zone = ownZone();
  const shownDay = day && isWallDate(day) ? day : wallTimeOf(now(), zone).slice(0, 10);
  const shownView = CALENDAR_VIEWS.find((one) => one === view) ?? "month";
  const firstWeekday = firstWeekdayOf(ownLocale());
  const { data, posts, error, refetch, onMove } = useCalendar(shownDay, firstWeekday, zone);
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  return (
    <div className="flex flex-col gap-6">
      <Calendar
        {...{ posts, zone, firstWeekday, now, onLook, onOpen, onMove }}
        view={shownView}
        day={shownDay}
      />
      <Link
        to="/settings/schedule-content"
        search={{ view: "file" }}
        className={`${buttonClass("quiet", "sm")} self-start`}
      >
        <FileSpreadsheet size={16} aria-hidden="true" />
        {t`Schedule from a file`}
      </Link>
      {!data && <Skeleton className="h-16 w-full rounded-panel" />}
      {data?.isCut && (
        <p className="text-14 text-text-2">{t`There are more posts than fit here. Past posts shows all of them.`}</p>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          icon={<CalendarPlus size={26} />}
          title={t`No posts on these days`}
          text={t`Choose a finished work, then Publish, and a time.`}
          action={
            <Link to="/library" className={buttonClass("primary")}>
              {t`Choose a work`}
            </Link>
          }
        />
      )}
    </div>
  );
}

interface Weeks extends Intl.Locale {
  readonly weekInfo?: { readonly firstDay: number };
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

/** Browsers that do not say begin with Monday, as ISO 8601 does. */
function firstWeekdayOf(language: string): FirstWeekday {
  const locale: Weeks = new Intl.Locale(language);
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  return first === 6 || first === 7 ? first : 1;
}
