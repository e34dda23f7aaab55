import { TEXT_LIMITS } from "@kinora/contracts/publication/text-limits";
import { t } from "@lingui/core/macro";
import { MessageCirclePlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { canComment } from "../draft/complete.ts";
import { placeOf } from "../draft/gap-words.ts";
import type { FieldsProps } from "./field-props.ts";
import { WordsField } from "./words-field.tsx";

/** A comment of the account's own that follows the post; opened by whoever wants one. */
export function FirstCommentField({ preview, draft, checked, onChange, refused }: FieldsProps) {
  const { platform, connectionId } = preview;
  const [isOpen, setOpen] = useState(false);
  const limit = platform === "kinora" ? null : TEXT_LIMITS[platform].comment;
  if (!limit || !canComment(preview, draft)) return null;
  if (!isOpen && draft.firstComment === "")
    return (
      <div>
        <Button size="sm" icon={<MessageCirclePlus size={16} />} onClick={() => setOpen(true)}>
          {t`Add a first comment`}
        </Button>
      </div>
    );
  return (
    <WordsField
      id={placeOf(connectionId, "firstComment")}
      label={t`First comment (optional)`}
      rows={2}
      value={draft.firstComment}
      limit={limit}
      note={t`Written under the post a few seconds after it is there.`}
      findings={checked.texts.filter(({ field }) => field === "firstComment")}
      refused={refused("firstComment")}
      onChange={(words) => onChange({ firstComment: words })}
    />
  );
}
