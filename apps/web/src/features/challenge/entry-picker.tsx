import type { Challenge } from "@kinora/contracts/challenge/challenge";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { QueryError } from "../../store/query-error.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useListEnterableQuery } from "./challenge-api.ts";
import { WorkPicture } from "./work-picture.tsx";

export interface EntryPickerProps {
  readonly challenge: Challenge;
  readonly busy: boolean;
  readonly onPick: (creationId: string) => void;
  readonly onClose: () => void;
}

/** Works of one's own that fit: of the challenge's kinds, made since it opened, open to everybody. */
export function EntryPicker({ challenge, busy, onPick, onClose }: EntryPickerProps) {
  const { data, error, refetch } = useListEnterableQuery();
  if (error) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="mt-3 h-28 rounded-panel" />;
  const works = data.items.filter(
    (card) =>
      challenge.kinds.includes(card.kind) &&
      card.type !== "video-upload" &&
      card.status === null &&
      !card.private &&
      !card.hidden &&
      Date.parse(card.createdAt) >= Date.parse(challenge.opensAt),
  );
  if (works.length === 0)
    return (
      <div className="mt-3 flex flex-col items-start gap-3">
        <p className="text-14 text-text-2">
          {t`You have made nothing that fits since the challenge opened. Works that are private or unlisted can't be entered.`}
        </p>
        <Link to="/create" className={buttonClass("primary")}>{t`Make something`}</Link>
      </div>
    );
  return (
    <>
      <div className="mt-3 flex items-center justify-between gap-3">
        <p role="status" className="text-14">
          {busy
            ? t`Entering it`
            : t`Choose the work to enter. Until entries close you can withdraw it.`}
        </p>
        <Button size="sm" onClick={onClose}>{t`Cancel`}</Button>
      </div>
      <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-5">
        {works.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              disabled={busy}
              onClick={() => onPick(card.id)}
              aria-label={t`Enter ${{ work: card.title ?? card.prompt }}`}
              className="block w-full"
            >
              <WorkPicture card={card} className="block aspect-square w-full" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
