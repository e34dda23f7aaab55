import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { CircleAlert, Info, RotateCcw, X } from "lucide-react";
import { usePlatformName } from "../../../entities/connection/use-platform-name.ts";
import { checkTarget } from "../../../entities/post/draft/complete.ts";
import type { TargetDraft } from "../../../entities/post/draft/draft.ts";
import { placeOf } from "../../../entities/post/draft/gap-words.ts";
import { isAboutWords } from "../../../entities/post/draft/text-findings.ts";
import type { FieldsProps } from "../../../entities/post/fields/field-props.ts";
import {
  AiField,
  CoverField,
  InstagramFields,
  KindField,
} from "../../../entities/post/fields/flag-fields.tsx";
import { TextFields } from "../../../entities/post/fields/text-fields.tsx";
import { TikTokFields } from "../../../entities/post/fields/tiktok-fields.tsx";
import { YouTubeFields } from "../../../entities/post/fields/youtube-fields.tsx";
import { QueryError } from "../../../store/query-error.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PlatformPreview } from "../preview/platform-preview.tsx";
import { usePreviewPostQuery } from "../publication-api.ts";

export interface TargetCardProps {
  readonly work: Creation;
  readonly connectionId: string;
  /** The platform and the account. */
  readonly title: string;
  readonly draft: TargetDraft;
  readonly onChange: (change: Partial<TargetDraft>) => void;
  readonly refused: FieldsProps["refused"];
  /** Takes the account out of the choice. */
  readonly onLeave: () => void;
}

/** What is asked for at one account, beside how the work looks there. */
export function TargetCard(props: TargetCardProps) {
  const { work, connectionId, title, draft } = props;
  const ask = { workId: work.id, connectionId, kind: draft.kind };
  // While another kind is looked up, the fields of the last one stay.
  const { data, error, refetch } = usePreviewPostQuery(ask);
  return (
    <section aria-label={title} className="rounded-panel bg-surface-1 p-4 md:p-5">
      <h2 className="mb-4 text-16 font-medium wrap-anywhere">{title}</h2>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-72 w-full" />}
      {data && <Fields {...props} preview={data} onRetry={() => void refetch()} />}
    </section>
  );
}

function Fields({
  work,
  preview,
  draft,
  onChange,
  refused,
  onLeave,
  onRetry,
}: TargetCardProps & {
  readonly preview: FieldsProps["preview"];
  readonly onRetry: () => void;
}) {
  const platformName = usePlatformName();
  const { platform, kind, connectionId, problem } = preview;
  const checked = checkTarget(preview, draft);
  const given = { preview, draft, checked, onChange, refused };
  if (kind === null)
    return (
      <div id={placeOf(connectionId, "unfit")} className="flex flex-col items-start gap-3">
        <p className="flex gap-2.5 text-14">
          <CircleAlert size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
          {unfitWords(work.kind)}
        </p>
        <Button size="sm" icon={<X size={16} />} onClick={onLeave}>
          {t`Leave it out`}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="flex min-w-0 flex-col gap-5">
        {problem && (
          <div id={placeOf(connectionId, "account")} className="flex flex-col items-start gap-2">
            <Note blocks={false} words={problem.sentence} />
            {problem.class === "reauth" ? (
              <Link to="/settings/social-platforms" className={buttonClass("primary", "sm")}>
                {t`Connect again`}
              </Link>
            ) : (
              <Button size="sm" icon={<RotateCcw size={16} />} onClick={onRetry}>
                {t`Ask again`}
              </Button>
            )}
          </div>
        )}
        <KindField preview={preview} onChange={onChange} />
        <div id={placeOf(connectionId, "file")} className="flex flex-col gap-2 empty:hidden">
          {preview.findings
            .filter(({ code }) => !isAboutWords(code))
            .map(({ code, file, blocks, sentence }) => (
              <Note key={`${code} ${file}`} blocks={blocks} words={sentence} />
            ))}
        </div>
        {platform === "kinora" && (
          <p className="text-14 text-text-2">
            {t`It is shown in the feed with its title and prompt, to everyone.`}
          </p>
        )}
        <TextFields {...given} />
        {platform === "tiktok" && kind === "video" && <TikTokFields {...given} />}
        {platform === "youtube" && <YouTubeFields {...given} />}
        {platform === "instagram" && <InstagramFields {...given} />}
        <CoverField {...given} />
        <AiField {...given} />
      </div>
      <PlatformPreview work={work} preview={preview} draft={draft} title={platformName(platform)} />
    </div>
  );
}

function unfitWords(kind: Creation["kind"]): string {
  if (kind === "image") return t`Pictures can't be published there, only films.`;
  if (kind === "music") return t`Music alone can't be published there: make a film with it.`;
  return t`This work can't be published there.`;
}

/** A finding: an error keeps it from being published, a note is only good to know. */
function Note({ blocks, words }: { readonly blocks: boolean; readonly words: string }) {
  const Icon = blocks ? CircleAlert : Info;
  return (
    <p className="flex gap-2.5 rounded-field bg-surface-2 px-3.5 py-2.5 text-14">
      <Icon
        size={18}
        className={cx("mt-0.5 shrink-0", blocks ? "text-danger" : "text-text-2")}
        aria-hidden="true"
      />
      <span className="min-w-0 wrap-anywhere">
        {blocks && <span className="sr-only">{t`To change:`} </span>}
        {words}
      </span>
    </p>
  );
}
