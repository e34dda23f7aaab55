import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { CircleAlert, Info, RotateCcw, X } from "lucide-react";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { checkTarget } from "../draft/complete.ts";
import type { TargetDraft } from "../draft/draft.ts";
import { placeOf } from "../draft/gap-words.ts";
import type { FieldsProps } from "./field-props.ts";
import { FirstCommentField } from "./first-comment-field.tsx";
import { FitNotes } from "./fit-notes.tsx";
import { AiField, CoverField, InstagramFields, KindField } from "./flag-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import { TikTokFields } from "./tiktok-fields.tsx";
import { YouTubeFields } from "./youtube-fields.tsx";

export interface TargetFieldsProps {
  readonly preview: TargetPreview;
  readonly draft: TargetDraft;
  readonly onChange: (change: Partial<TargetDraft>) => void;
  readonly refused: FieldsProps["refused"];
  /** Says what the feed shows. */
  readonly feedNote: string;
  /** False where films differ: none has a cover of its own to choose. */
  readonly hasCover?: boolean;
  /** Asks the platform again. */
  readonly onRetry: () => void;
}

/** What is asked for at one account. */
export function TargetFields(props: TargetFieldsProps) {
  const { preview, draft, onChange, refused, feedNote, hasCover = true, onRetry } = props;
  const { platform, kind, connectionId, problem } = preview;
  const given = { preview, draft, checked: checkTarget(preview, draft), onChange, refused };
  return (
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
      <FitNotes {...{ preview, draft, onChange }} />
      {platform === "kinora" && <p className="text-14 text-text-2">{feedNote}</p>}
      <TextFields {...given} />
      {platform === "tiktok" && kind === "video" && <TikTokFields {...given} />}
      {platform === "youtube" && <YouTubeFields {...given} />}
      {platform === "instagram" && <InstagramFields {...given} />}
      <FirstCommentField {...given} />
      {hasCover && <CoverField {...given} />}
      <AiField {...given} />
    </div>
  );
}

/** Says that nothing fits there. */
export function UnfitTarget({
  connectionId,
  words,
  onLeave,
}: {
  readonly connectionId: string;
  readonly words: string;
  /** Takes the account out of the choice. */
  readonly onLeave: () => void;
}) {
  return (
    <div id={placeOf(connectionId, "unfit")} className="flex flex-col items-start gap-3">
      <p className="flex gap-2.5 text-14">
        <CircleAlert size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
        {words}
      </p>
      <Button size="sm" icon={<X size={16} />} onClick={onLeave}>
        {t`Leave it out`}
      </Button>
    </div>
  );
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
