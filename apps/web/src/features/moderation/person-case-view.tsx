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
  found: { person, shows, reported, appeal, withheld },
  held,
  before,
  isClear,
  onToggle,
}: {
  readonly found: PersonCase;
  /** As it was opened; null when it still is. */
  readonly before: PersonCase | null;
  /** Pictures that may show child abuse, once asked for. */
  readonly held: readonly string[];
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
          {t`This profile or its reports changed since you opened it. What's new in the profile is marked.`}
        </p>
      )}
      <Shown
        {...{ title, isClear, withheld }}
        shown={{ handle: person.handle, ...judged }}
        changes={before && profileChanges(before.shows, shows)}
      />
      {reported.map((version) => (
        <div key={JSON.stringify(version)} className="border-t border-line pt-4">
          <Shown
            title={t`When it was reported, it showed this:`}
            {...{ shown: version, isClear, withheld }}
            changes={null}
          />
        </div>
      ))}
      {withheld && isClear && <HeldPictures pictures={held} />}
      {(withheld || [judged, ...reported].some(({ pictureUrl }) => pictureUrl)) && (
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
  withheld,
}: {
  readonly title: string | null;
  readonly shown: ShownOfProfile & { readonly handle: string };
  /** Null when nothing is to be marked. */
  readonly changes: ProfileChanges | null;
  readonly isClear: boolean;
  readonly withheld: boolean;
}) {
  return (
    <div className="flex flex-col gap-4">
      {title && <p className="text-14 text-text-2">{title}</p>}
      <div className="flex flex-wrap items-start gap-4">
        <div>
          <Picture {...{ shown, isClear, withheld }} />
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

/** Just large enough, in grey, to recognise them. */
function HeldPictures({ pictures }: { readonly pictures: readonly string[] }) {
  if (pictures.length === 0)
    return <p className="text-14 text-text-2">{t`There is no picture to look at.`}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {pictures.map((picture) => (
        <img
          key={picture}
          src={picture}
          alt={t`A profile picture, small and grey`}
          draggable={false}
          onContextMenu={(event) => event.preventDefault()}
          className="pointer-events-none size-20 rounded-field object-cover opacity-70 grayscale select-none"
        />
      ))}
    </div>
  );
}

const Changed = () => (
  <p className="text-12 font-medium text-warn">{t`Changed since you opened it`}</p>
);

function Picture({
  shown: { pictureUrl },
  isClear,
  withheld,
}: {
  readonly shown: ShownOfProfile;
  readonly isClear: boolean;
  readonly withheld: boolean;
}) {
  const box = "size-28 shrink-0 overflow-hidden rounded-panel bg-surface-2";
  if (!pictureUrl)
    return (
      <p className={cx(box, "grid place-items-center p-2 text-center text-12 text-text-2")}>
        {withheld ? t`Pictures are withheld` : t`No profile picture`}
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
