import type { CheckedRow } from "@kinora/contracts/schedule-file/check-rows";
import type { ScheduleFileRow } from "@kinora/contracts/schedule-file/read-schedule-file";
import { EMPTY_DRAFT, type PostDraft } from "../../../entities/post/draft/draft.ts";
import { draftOf } from "../../../entities/post/time-draft.ts";
import { keepFor } from "../../../store/kept-words.ts";
import { keptDraft, keptWhen } from "../compose/kept-names.ts";
import { NO_REPEAT } from "../compose/repeat-draft.ts";

/** Keeps what a row says where the publish page of its work begins: what is missing is asked there. */
export function keepAnswers(uid: string, checked: CheckedRow, { cells }: ScheduleFileRow): void {
  if (checked.kind === "refused") return;
  const { work, accounts, time } = checked;
  const words = {
    caption: cells.caption === "" ? null : cells.caption,
    title: cells.title === "" ? null : cells.title,
  };
  const draft: PostDraft = Object.fromEntries(
    accounts.map(({ connectionId }) => [connectionId, { ...EMPTY_DRAFT, ...words }]),
  );
  keepFor(keptDraft(work.id), uid, draft);
  keepFor(keptWhen(work.id), uid, {
    ...{ isLater: true, time: draftOf(time.wall, time.zone), repeat: NO_REPEAT },
  });
}
