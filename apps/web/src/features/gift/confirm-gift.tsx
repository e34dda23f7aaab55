import type { Person } from "@kinora/contracts/account/account";
import { t } from "@lingui/core/macro";
import { Gift } from "lucide-react";
import { Money } from "../../entities/gem/money.tsx";
import { Button } from "../../ui/button.tsx";

/** Shows what is about to be given, and what it means for both. */
export function ConfirmGift({
  person: { displayName, handle },
  gems,
  note,
  isBusy,
  onBack,
  onConfirm,
}: {
  readonly person: Pick<Person, "handle" | "displayName">;
  readonly gems: number;
  readonly note: string;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}) {
  return (
    <div className="flex flex-col gap-5">
      <div className="rounded-panel bg-surface-2 p-4">
        <Money gems={gems} size={22} className="text-20 font-semibold" />
        <p className="mt-1 wrap-anywhere">
          {t`to ${displayName}`} <span className="text-text-2">@{handle}</span>
        </p>
        {note.trim() !== "" && (
          <blockquote
            dir="auto"
            className="mt-3 border-s-2 border-line ps-3 text-14 wrap-anywhere whitespace-pre-line"
          >
            {note.trim()}
          </blockquote>
        )}
      </div>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-14 text-text-2">
        <li>{t`You can't take it back.`}</li>
        <li>{t`Given gems never expire, and can't be given on.`}</li>
        <li>{t`If your payment for them is refunded, you owe them; the gift stays.`}</li>
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack} disabled={isBusy}>
          {t`Back`}
        </Button>
        <Button
          look="primary"
          icon={<Gift size={16} />}
          busy={isBusy && t`Sending`}
          onClick={onConfirm}
        >
          {t`Give`}
        </Button>
      </div>
    </div>
  );
}
