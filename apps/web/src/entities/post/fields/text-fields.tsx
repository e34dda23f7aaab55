import { TEXT_LIMITS } from "@kinora/contracts/publication/text-limits";
import { t } from "@lingui/core/macro";
import { TextField } from "../../../ui/text-field.tsx";
import { hasTitle, textOf } from "../draft/complete.ts";
import { placeOf } from "../draft/gap-words.ts";
import { captionLimit } from "../draft/text-findings.ts";
import type { FieldsProps } from "./field-props.ts";
import { WordsField } from "./words-field.tsx";

/** Facebook's titles have no stated length; ours are stored up to here. */
const TITLE_LIMIT = { limit: 300, unit: "utf-16" } as const;

/** True where a post takes no words. */
const isWordless = (kind: string | null) =>
  kind === "video story" || kind === "photo story" || kind === "draft";

/** The words of a post: title, text and tags, where the platform has them. */
export function TextFields({ preview, draft, checked, onChange, refused }: FieldsProps) {
  const { platform, kind, connectionId } = preview;
  if (platform === "kinora") return null;
  if (isWordless(kind)) return <p className="text-14 text-text-2">{wordlessNote(kind)}</p>;
  const { caption, title } = textOf(preview, draft);
  const limits = TEXT_LIMITS[platform];
  const isYouTube = platform === "youtube";
  const about = (field: "caption" | "title" | "tags") =>
    checked.texts.filter((one) => one.field === field);
  return (
    <>
      {hasTitle(preview) && (
        <WordsField
          id={placeOf(connectionId, "title")}
          label={isYouTube ? t`Title` : t`Title (optional)`}
          rows={1}
          value={title ?? ""}
          limit={limits.title ?? TITLE_LIMIT}
          findings={about("title")}
          refused={refused("title")}
          // Return would be a line of its own, which titles don't have.
          onChange={(words) => onChange({ title: words.replace(/\n/g, " ") })}
        />
      )}
      <WordsField
        id={placeOf(connectionId, "caption")}
        label={isYouTube ? t`Description` : t`Caption`}
        value={caption}
        limit={captionLimit(platform)}
        note={
          isYouTube
            ? t`Kinora adds a link to the work at the end, so that the video can be found again.`
            : undefined
        }
        findings={about("caption")}
        refused={refused(isYouTube ? "description" : "caption")}
        onChange={(words) => onChange({ caption: words })}
      />
      {isYouTube && (
        <div id={placeOf(connectionId, "tags")}>
          <TextField
            label={t`Tags (optional)`}
            hint={t`Separated by commas.`}
            error={
              about("tags")
                .map(({ words }) => words)
                .join(" ") || undefined
            }
            value={draft.tags}
            onChange={({ currentTarget }) => onChange({ tags: currentTarget.value })}
          />
        </div>
      )}
    </>
  );
}

const wordlessNote = (kind: string | null) =>
  kind === "draft"
    ? t`It is sent to your drafts. In TikTok's app you write the caption, choose who sees it, and post it.`
    : t`Stories have no caption.`;
