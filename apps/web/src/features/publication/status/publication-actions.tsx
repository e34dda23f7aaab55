import type { Publication, PublicationAction } from "@kinora/contracts/publication/post";
import { t } from "@lingui/core/macro";
import { Check, Ellipsis, Megaphone, RotateCcw, Trash2, X } from "lucide-react";
import { useState } from "react";
import { asksEachTime } from "../../../entities/post/labels.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { type AskedFirst, AskedSheet } from "./asked-sheet.tsx";
import { type PostActs, usePostActs } from "./use-post-acts.ts";

export interface PublicationActionsProps {
  readonly publication: Publication;
  /** The platform's name. */
  readonly title: string;
}

/** What the owner of a post can do about it at one platform. */
export function PublicationActions({ publication, title }: PublicationActionsProps) {
  const acts = usePostActs(publication, title);
  const [asked, setAsked] = useState<AskedFirst | null>(null);
  const given = { publication, title, acts, onAsk: setAsked };
  return (
    <>
      <OpenActions {...given} />
      <OverActions {...given} />
      {asked !== null && <AskedSheet {...given} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface GivenProps extends PublicationActionsProps {
  readonly acts: PostActs;
  readonly onAsk: (asked: AskedFirst) => void;
}

const may = ({ actions }: Publication, action: PublicationAction) => actions.includes(action);

/** While it is under way. */
function OpenActions({ publication, acts, onAsk }: GivenProps) {
  return (
    <>
      {may(publication, "answer") && (
        <>
          <Button
            size="sm"
            look="primary"
            icon={<Check size={16} />}
            onClick={() => onAsk("there")}
          >
            {t`It is there`}
          </Button>
          <Button size="sm" icon={<RotateCcw size={16} />} onClick={() => onAsk("not there")}>
            {t`Not there, post again`}
          </Button>
          <Button size="sm" icon={<X size={16} />} onClick={() => onAsk("left")}>
            {t`Not there, leave it`}
          </Button>
        </>
      )}
      {may(publication, "now") && (
        <Button
          size="sm"
          look="primary"
          icon={<Megaphone size={16} />}
          busy={acts.busy === "now" && t`Posting`}
          onClick={acts.postNow}
        >
          {t`Post now`}
        </Button>
      )}
      {may(publication, "cancel") && (
        <Button
          size="sm"
          icon={<X size={16} />}
          busy={acts.busy === "cancel" && t`Canceling`}
          onClick={acts.cancel}
        >
          {t`Cancel`}
        </Button>
      )}
    </>
  );
}

/** Once it is over: what is not there is posted again by a press, what is there after a question. */
function OverActions({ publication, title, acts, onAsk }: GivenProps) {
  const mayRepeat = may(publication, "again");
  const mayWithdraw = may(publication, "withdraw");
  const isThere = publication.outcome === "done" && publication.afterwards === null;
  if (!isThere)
    return (
      mayRepeat && (
        <Button
          size="sm"
          icon={<RotateCcw size={16} />}
          busy={acts.busy === "again" && t`Posting`}
          onClick={() => (asksEachTime(publication.fields) ? onAsk("again") : acts.again())}
        >
          {t`Post again as new`}
        </Button>
      )
    );
  if (!mayRepeat && !mayWithdraw) return null;
  const repeat = {
    ...{ label: t`Post again as new`, icon: <RotateCcw size={18} /> },
    onSelect: () => onAsk("again"),
  };
  const withdraw = {
    ...{ label: t`Take it down`, icon: <Trash2 size={18} />, danger: true },
    onSelect: () => onAsk("withdraw"),
  };
  return (
    <Menu
      groups={[mayRepeat ? [repeat] : [], mayWithdraw ? [withdraw] : []].filter(
        ({ length }) => length > 0,
      )}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t`More for ${title}`}
          icon={<Ellipsis size={20} />}
          className="reach size-9!"
        />
      )}
    />
  );
}
