import { t } from "@lingui/core/macro";
import { momentText } from "../../text/moment-text.ts";
import { cx } from "../../ui/class-names.ts";
import { decideBy } from "./queue-entries.ts";

/** By when a case has to be decided, in the warning colour once that is over; nothing for most. */
export function DueLine({ found }: Parameters<typeof decideBy>[0]) {
  const due = decideBy({ found });
  if (!due) return null;
  const isOver = due < new Date();
  const moment = momentText(due.toISOString());
  return (
    <span className={cx("block text-12", isOver ? "font-medium text-warn" : "text-text-2")}>
      {isOver ? t`Overdue since ${{ moment }}` : t`Decide by ${{ moment }}`}
    </span>
  );
}
