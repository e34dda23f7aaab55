import { t } from "@lingui/core/macro";
import { Check, Copy, Link2Off } from "lucide-react";
import { useState } from "react";
import { useSay } from "../../../store/use-say.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import { useEditor } from "../edit/editor.ts";
import { useShareStoryMutation, useUnshareStoryMutation } from "../story-api.ts";
import { ClosedLink } from "./closed-link.tsx";

/** Opens the board to anyone with its link, shows the link, and revokes it. */
export function ShareSheet({ onClose }: { readonly onClose: () => void }) {
  const { story } = useEditor();
  const { id, shareToken, restriction } = story;
  const [share, sharing] = useShareStoryMutation();
  const [unshare, closing] = useUnshareStoryMutation();
  const { saySorry } = useSay();
  if (restriction)
    return (
      <Sheet open onClose={onClose} title={t`This storyboard can't be shared`}>
        <ClosedLink decision={restriction.decision} />
      </Sheet>
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Share the storyboard`}
      description={t`Anyone with the link sees the storyboard as it is when they open it, and can copy it. Only you can change it, and your own recording isn't shared.`}
    >
      {shareToken === null ? (
        <Button
          ref={closing.isSuccess ? takeFocus : undefined}
          look="primary"
          busy={sharing.isLoading && t`Making the link`}
          onClick={() => share(id).unwrap().catch(saySorry)}
        >
          {t`Create a link`}
        </Button>
      ) : (
        <div className="flex flex-col gap-4">
          <BoardLink
            url={new URL(`/board/${shareToken}`, location.origin).href}
            isNew={sharing.isSuccess}
          />
          <Button
            icon={<Link2Off size={17} />}
            busy={closing.isLoading && t`Closing`}
            onClick={() => unshare(id).unwrap().catch(saySorry)}
          >
            {t`Stop sharing`}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function BoardLink({ url, isNew }: { readonly url: string; readonly isNew: boolean }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        ref={isNew ? takeFocus : undefined}
        readOnly
        aria-label={t`Link of the storyboard`}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="h-11 min-w-0 flex-1 basis-60 rounded-field border border-line bg-surface-2 px-3 text-16 md:text-14"
      />
      <Button
        look="primary"
        icon={copied ? <Check size={17} /> : <Copy size={17} />}
        onClick={() => void copyText(url).then(setCopied)}
      >
        {copied ? t`Copied` : t`Copy`}
      </Button>
    </div>
  );
}
