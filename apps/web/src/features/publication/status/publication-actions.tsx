import type { Publication } from "@kinora/contracts/publication/post";
import { t } from "@lingui/core/macro";
import { Check, Megaphone, RotateCcw, Trash2, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmSheet } from "../../../ui/confirm-sheet.tsx";
import { ThereSheet } from "./there-sheet.tsx";
import { usePostActs } from "./use-post-acts.ts";

type Asked = "there" | "not there" | "withdraw";

/** What the owner of a post can do about it at one platform. */
export function PublicationActions({
  publication,
  title,
}: {
  readonly publication: Publication;
  /** The platform's name. */
  readonly title: string;
}) {
  const { actions } = publication;
  const acts = usePostActs(publication, title);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const may = (action: (typeof actions)[number]) => actions.includes(action);
  return (
    <>
      {may("answer") && (
        <>
          <Button
            size="sm"
            look="primary"
            icon={<Check size={16} />}
            onClick={() => setAsked("there")}
          >
            {t`It is there`}
          </Button>
          <Button size="sm" icon={<RotateCcw size={16} />} onClick={() => setAsked("not there")}>
            {t`Not there, post again`}
          </Button>
        </>
      )}
      {may("now") && (
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
      {may("cancel") && (
        <Button
          size="sm"
          icon={<X size={16} />}
          busy={acts.busy === "cancel" && t`Cancelling`}
          onClick={acts.cancel}
        >
          {t`Cancel`}
        </Button>
      )}
      {may("again") && (
        <Button
          size="sm"
          icon={<RotateCcw size={16} />}
          busy={acts.busy === "again" && t`Posting`}
          onClick={acts.again}
        >
          {t`Post again as new`}
        </Button>
      )}
      {may("withdraw") && (
        <Button
          size="sm"
          look="danger"
          icon={<Trash2 size={16} />}
          busy={acts.busy === "withdraw" && t`Taking it down`}
          onClick={() => setAsked("withdraw")}
        >
          {t`Take it down`}
        </Button>
      )}
      {asked === "there" && <ThereSheet title={title} onSay={acts.isThere} onClose={close} />}
      {asked === "not there" && (
        <ConfirmSheet
          words={{
            ...{ label: t`Not there, post again`, icon: <RotateCcw size={16} />, back: t`Go back` },
            confirm: t`Look at ${title} first. It is posted once more: if the first one turns up after all, it is there twice.`,
          }}
          onConfirm={acts.isNotThere}
          onClose={close}
        />
      )}
      {asked === "withdraw" && (
        <ConfirmSheet
          words={{
            ...{ label: t`Take it down`, icon: <Trash2 size={16} /> },
            confirm: t`It is deleted at ${title}, with its comments and likes. The work stays here.`,
          }}
          onConfirm={acts.withdraw}
          onClose={close}
        />
      )}
    </>
  );
}
