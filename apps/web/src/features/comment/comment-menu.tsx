import type { Comment } from "@kinora/contracts/comment/comment";
import { t } from "@lingui/core/macro";
import { Ban, Ellipsis, Flag, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { ConfirmSheet, type ConfirmWords } from "../../ui/confirm-sheet.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuEntry } from "../../ui/menu-groups.ts";
import { Slot } from "../../ui/slot.tsx";
import {
  useBlockPersonMutation,
  useDeleteCommentMutation,
  useRemoveCommentMutation,
} from "./comments-api.ts";

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    "comment.report": {
      readonly id: string;
      readonly reported: boolean;
      readonly open: boolean;
      readonly onClose: () => void;
    };
  }
}

type Asked = "delete" | "remove" | "block";

/** Everything that can be done with a comment but to answer it. */
export function CommentMenu({
  comment,
  onEdit,
}: {
  readonly comment: Comment;
  readonly onEdit: () => void;
}) {
  const { actions, author, reported } = comment;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isReporting, setReporting] = useState(false);
  const act = useActs(comment);
  const name = author?.displayName ?? "";
  const entry = (wanted: Comment["actions"][number], entries: MenuEntry) =>
    actions.includes(wanted) ? [entries] : [];
  const ask = (one: Asked) => () => setAsked(one);
  const groups = [
    [
      ...entry("edit", { label: t`Edit`, icon: <Pencil size={18} />, onSelect: onEdit }),
      ...entry("delete", {
        ...{ label: t`Delete`, icon: <Trash2 size={18} />, danger: true, onSelect: ask("delete") },
      }),
      ...entry("remove", {
        ...{ label: t`Remove`, icon: <Trash2 size={18} />, danger: true, onSelect: ask("remove") },
      }),
    ],
    [
      ...(reported || actions.includes("report")
        ? [
            {
              label: reported ? t`Reported` : t`Report`,
              icon: <Flag size={18} />,
              onSelect: () => setReporting(true),
            },
          ]
        : []),
      ...entry("block", {
        ...{ label: t`Block ${{ name }}`, icon: <Ban size={18} />, onSelect: ask("block") },
      }),
    ],
  ].filter((group) => group.length > 0);
  if (groups.length === 0) return null;
  return (
    <>
      <Menu
        groups={groups}
        trigger={(props) => (
          <IconButton
            {...props}
            label={t`More about this comment`}
            icon={<Ellipsis size={18} />}
            className="-my-2"
          />
        )}
      />
      {asked && (
        <ConfirmSheet
          words={confirmWords(name)[asked]}
          onConfirm={act[asked]}
          onClose={() => setAsked(null)}
        />
      )}
      <Slot
        name="comment.report"
        given={{
          ...{ id: comment.id, reported, open: isReporting },
          onClose: () => setReporting(false),
        }}
      />
    </>
  );
}

const confirmWords = (name: string): Readonly<Record<Asked, ConfirmWords>> => ({
  delete: {
    label: t`Delete comment`,
    icon: <Trash2 size={16} />,
    confirm: t`It can't be brought back. Replies to it stay.`,
  },
  remove: {
    label: t`Remove comment`,
    icon: <Trash2 size={16} />,
    confirm: t`Nobody sees it any more. ${{ name }} isn't told.`,
  },
  block: {
    label: t`Block ${{ name }}`,
    icon: <Ban size={16} />,
    back: t`Cancel`,
    confirm: t`You won't see each other's works and comments, and can't follow each other. They aren't told. You can undo it in Settings.`,
  },
});

function useActs(comment: Comment): Readonly<Record<Asked, () => void>> {
  const { say, saySorry } = useSay();
  const [remove] = useRemoveCommentMutation();
  const [deleteIt] = useDeleteCommentMutation();
  const [block] = useBlockPersonMutation();
  const { author } = comment;
  return {
    delete: () => void deleteIt(comment).unwrap().catch(saySorry),
    remove: () => void remove(comment).unwrap().catch(saySorry),
    block: () => {
      if (author === null) return;
      block(author.handle)
        .unwrap()
        .then(() => say(t`You have blocked ${{ name: author.displayName }}.`, "success"), saySorry);
    },
  };
}
