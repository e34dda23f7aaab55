import type { PersonCase, ShownOfProfile } from "@kinora/contracts/moderation/person-case";
import { t } from "@lingui/core/macro";
import { cx } from "../../ui/class-names.ts";
import { LookButton } from "./look-button.tsx";

/**
 * What the profile shows, or showed before it was removed; its picture is blurred until revealed.
 */
export function PersonCaseView({
  found: { person, shows, appeal },
  isClear,
  onToggle,
}: {
  readonly found: PersonCase;
  readonly isClear: boolean;
  readonly onToggle: () => void;
}) {
  const judged = appeal ? appeal.stood : shows;
  if (!judged)
    return (
      <p className="rounded-panel bg-surface-1 p-4 text-14 text-text-2">
        {t`What it showed is no longer kept.`}
      </p>
    );
  return (
    <section className="flex flex-col gap-4 rounded-panel bg-surface-1 p-4">
      {appeal && <p className="text-14 text-text-2">{t`It showed this:`}</p>}
      <div className="flex flex-wrap items-start gap-4">
        <Picture shown={judged} isClear={isClear} />
        <div className="min-w-40 flex-1">
          <p dir="auto" className="text-20 font-medium wrap-anywhere">
            {judged.displayName}
          </p>
          <p className="text-14 text-text-2 wrap-anywhere">@{person.handle}</p>
        </div>
      </div>
      {judged.bio === "" ? (
        <p className="text-14 text-text-2">{t`Nothing written about themselves.`}</p>
      ) : (
        // Links stay plain text here, so that no press leads a moderator off the site.
        <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
          {judged.bio}
        </p>
      )}
      {judged.pictureUrl && (
        <div>
          <LookButton isClear={isClear} onToggle={onToggle} />
        </div>
      )}
    </section>
  );
}

function Picture({
  shown: { pictureUrl },
  isClear,
}: {
  readonly shown: ShownOfProfile;
  readonly isClear: boolean;
}) {
  const box = "size-28 shrink-0 overflow-hidden rounded-panel bg-surface-2";
  if (!pictureUrl)
    return (
      <p className={cx(box, "grid place-items-center p-2 text-center text-12 text-text-2")}>
        {t`No profile picture`}
      </p>
    );
  return (
    <div className={box}>
      <img
        src={pictureUrl}
        alt={isClear ? t`Their picture` : t`Blurred`}
        className={cx("size-full object-cover", !isClear && "blur-xl")}
      />
    </div>
  );
}
