import type { Publication } from "@kinora/contracts/publication/post";
import { t } from "@lingui/core/macro";
import { RotateCcw, Trash2, X } from "lucide-react";
import { AUDIENCES, asksEachTime } from "../../../entities/post/labels.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmSheet } from "../../../ui/confirm-sheet.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { ThereSheet } from "./there-sheet.tsx";
import type { PostActs } from "./use-post-acts.ts";

/** What is asked before it is done. */
export type AskedFirst = "there" | "not there" | "left" | "again" | "withdraw";

export interface AskedSheetProps {
  readonly asked: AskedFirst;
  readonly publication: Publication;
  /** The platform's name. */
  readonly title: string;
  readonly acts: PostActs;
  readonly onClose: () => void;
}

/** Says what an action means before it is done. */
export function AskedSheet({ asked, publication, title, acts, onClose }: AskedSheetProps) {
  const { platform } = publication;
  if (asked === "there") return <ThereSheet title={title} onSay={acts.isThere} onClose={onClose} />;
  // They have no call for it.
  if (asked === "withdraw" && (platform === "instagram" || platform === "tiktok"))
    return <ByHand title={title} onClose={onClose} />;
  const again = { icon: <RotateCcw size={16} />, back: t`Go back` };
  const down = { label: t`Take it down`, icon: <Trash2 size={16} /> };
  const ways = {
    "not there": {
      words: {
        ...{ ...again, label: t`Not there, post again` },
        confirm: [
          t`Look on ${title} first. It's posted once more: if the first one turns up after all, it's there twice.`,
          ...consentWords(publication),
        ].join(" "),
      },
      onConfirm: acts.isNotThere,
    },
    left: {
      words: {
        ...{ label: t`Not there, leave it`, icon: <X size={16} />, back: t`Go back` },
        confirm: t`Look on ${title} first. It counts as not published, and nothing is sent again.`,
      },
      onConfirm: acts.isLeft,
    },
    again: {
      words: {
        ...{ ...again, label: t`Post again as new` },
        confirm: againWords(publication, title),
      },
      onConfirm: acts.again,
    },
    withdraw: {
      words: {
        ...down,
        confirm:
          platform === "kinora"
            ? t`It leaves the feed. The work, its likes and what is posted elsewhere stay.`
            : t`It's deleted on ${title}, with its comments and likes. The work stays here.`,
      },
      onConfirm: acts.withdraw,
    },
  };
  return <ConfirmSheet {...ways[asked]} onClose={onClose} />;
}

/** What posting it again means. */
function againWords({ outcome, afterwards, fields }: Publication, title: string): string {
  const isThere = outcome === "done" && afterwards === null;
  const twice = isThere ? [t`It's on ${title} already: it will be there twice.`] : [];
  return [...twice, ...consentWords({ fields })].join(" ");
}

/** TikTok wants its settings to be agreed to at each post. */
function consentWords({ fields }: Pick<Publication, "fields">): readonly string[] {
  if (!asksEachTime(fields)) return [];
  const audience = t(AUDIENCES[fields.audience]);
  return [
    t`It is seen by “${audience}”, with the settings of the last time. By posting it you agree to TikTok's Music Usage Confirmation.`,
  ];
}

function ByHand({ title, onClose }: Pick<AskedSheetProps, "title" | "onClose">) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Take it down`}
      description={t`${title} doesn't let other apps delete posts. Open it there and delete it: until then it stays.`}
    >
      <div className="flex justify-end">
        <Button onClick={onClose}>{t`Close`}</Button>
      </div>
    </Sheet>
  );
}
