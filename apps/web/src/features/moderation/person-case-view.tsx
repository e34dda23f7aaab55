import type { PersonCase, ShownOfProfile } from "@kinora/contracts/moderation/person-case";
import { t } from "@lingui/core/macro";
import { cx } from "../../ui/class-names.ts";
import { LookButton } from "./look-button.tsx";
import { type ProfileChanges, profileChanges } from "./profile-changes.ts";

/**
 * What the profile shows, or showed before it was removed, and what it showed when it was reported,
 * where that differs. Pictures are blurred until revealed; what changed since it was opened is
 * marked.
 */
export function PersonCaseView({
  found: { person, shows, reported, appeal },
  before,
  isClear,
  onToggle,
}: {
  readonly found: PersonCase;
  /** As it was opened; null when it still is. */
  readonly before: PersonCase | null;
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
  const differs = reported.length > 0;
  const title = appeal ? t`This was removed:` : differs ? t`It shows this now:` : null;
  return (
    <section className="flex flex-col gap-4 rounded-panel bg-surface-1 p-4">
      {before && (
        <p role="status" className="rounded-field bg-surface-2 px-3 py-2 text-14">
          {t`They changed their profile since you opened it. What's new is marked.`}
        </p>
      )}
      <Shown
        {...{ title, isClear }}
        shown={{ handle: person.handle, ...judged }}
        changes={before && profileChanges(before.shows, shows)}
      />
      {reported.map((version) => (
        <div key={JSON.stringify(version)} className="border-t border-line pt-4">
          <Shown
            title={t`When it was reported, it showed this:`}
            {...{ shown: version, isClear }}
            changes={null}
          />
        </div>
      ))}
      {[judged, ...reported].some(({ pictureUrl }) => pictureUrl) && (
        <div>
          <LookButton isClear={isClear} onToggle={onToggle} />
        </div>
      )}
    </section>
  );
}

function Shown({
  title,
  shown,
  changes,
  isClear,
}: {
  readonly title: string | null;
  readonly shown: ShownOfProfile & { readonly handle: string };
  /** Null when nothing is to be marked. */
  readonly changes: ProfileChanges | null;
  readonly isClear: boolean;
}) {
  return (
    <div className="flex flex-col gap-4">
      {title && <p className="text-14 text-text-2">{title}</p>}
      <div className="flex flex-wrap items-start gap-4">
        <div>
          <Picture shown={shown} isClear={isClear} />
          {changes?.picture && <Changed />}
        </div>
        <div className="min-w-40 flex-1">
          <p dir="auto" className="text-20 font-medium wrap-anywhere">
            {shown.displayName}
          </p>
          <p className="text-14 text-text-2 wrap-anywhere">@{shown.handle}</p>
          {changes?.name && <Changed />}
        </div>
      </div>
      <div>
        {shown.bio === "" ? (
          <p className="text-14 text-text-2">{t`Nothing written about themselves.`}</p>
        ) : (
          // Links stay plain text here, so that no press leads a moderator off the site.
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
            {shown.bio}
          </p>
        )}
        {changes?.bio && <Changed />}
      </div>
    </div>
  );
}

const Changed = () => (
  <p className="text-12 font-medium text-warn">{t`Changed since you opened it`}</p>
);

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
