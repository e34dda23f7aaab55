import type { Creation } from "@kinora/contracts/creation/creation";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { Download, Ellipsis, Flag, GitFork, Send, Share2 } from "lucide-react";
import { useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuEntry } from "../../ui/menu-groups.ts";
import { ACTION_WORDS, STAFF_WORDS } from "./action-words.tsx";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import type { ItemKit } from "./item-kit.ts";
import { ReasonSheet } from "./reason-sheet.tsx";
import { shareItem } from "./share.ts";
import { useAct } from "./use-act.ts";

/** Shown as buttons of their own; the rest is in the menu. */
const PROMINENT: readonly ItemAction[] = ["addToFeed", "cancel", "retry", "restore"];

/** What one can do with an item: everybody's part first, then its owner's. */
export function ItemActions({
  creation,
  kit,
}: {
  readonly creation: Creation;
  readonly kit: ItemKit;
}) {
  const { id, prompt, media, actions } = creation;
  const { act, busy } = useAct();
  const { say } = useSay();
  const [confirming, setConfirming] = useState<ItemAction | null>(null);
  const [reporting, setReporting] = useState(false);
  // What somebody made is priced for themselves alone.
  const isOwn = creation.gems !== null;
  const wordsOf = (action: ItemAction) =>
    (isOwn ? undefined : STAFF_WORDS[action]) ?? ACTION_WORDS[action];
  const choose = (action: ItemAction) => {
    if (wordsOf(action).confirm) setConfirming(action);
    else void act(id, action);
  };
  const share = () => {
    shareItem(id, prompt).then(
      (done) => done === "copied" && say("Link copied.", "success"),
      () => say("The link could not be copied.", "warning"),
    );
  };
  const entryOf = (action: ItemAction): MenuEntry => {
    const { label, icon, danger } = wordsOf(action);
    return { label, icon, ...(danger ? { danger } : {}), onSelect: () => choose(action) };
  };
  const rest = actions.filter((action) => !PROMINENT.includes(action));
  const groups = [
    rest.filter((action) => !wordsOf(action).danger).map(entryOf),
    rest.filter((action) => wordsOf(action).danger).map(entryOf),
    isOwn
      ? []
      : [{ label: "Report", icon: <Flag size={18} />, onSelect: () => setReporting(true) }],
  ].filter((group) => group.length > 0);

  return (
    <div className="flex flex-wrap items-center gap-2">
      {actions.includes("addToFeed") && (
        <Button
          look="primary"
          icon={<Send size={18} />}
          disabled={busy}
          onClick={() => choose("addToFeed")}
        >
          Add to feed
        </Button>
      )}
      {PROMINENT.slice(1)
        .filter((action) => actions.includes(action))
        .map((action) => (
          <Button
            key={action}
            icon={wordsOf(action).icon}
            disabled={busy}
            onClick={() => choose(action)}
          >
            {wordsOf(action).label}
          </Button>
        ))}
      {media && (
        <Button icon={<GitFork size={18} />} onClick={() => void kit.onRemix(creation)}>
          Remix
        </Button>
      )}
      <div className="flex items-center gap-2">
        <span className="px-2">{kit.like(creation)}</span>
        {media && <IconButton label="Share" icon={<Share2 size={20} />} onClick={share} />}
        {media && (
          <Menu
            groups={[
              media.downloads.map(({ label, url, fileName, bytes }) => ({
                label,
                hint: sizeWords(bytes),
                href: url,
                download: fileName,
              })),
            ]}
            trigger={(props) => (
              <IconButton {...props} label="Download" icon={<Download size={20} />} />
            )}
          />
        )}
        {groups.length > 0 && (
          <Menu
            groups={groups}
            trigger={(props) => (
              <IconButton {...props} label="More" icon={<Ellipsis size={20} />} />
            )}
          />
        )}
      </div>
      {confirming && !isOwn && (
        <ReasonSheet
          words={wordsOf(confirming)}
          onClose={() => setConfirming(null)}
          onConfirm={(reason) => void act(id, confirming, reason)}
        />
      )}
      {confirming && isOwn && (
        <ConfirmSheet
          words={wordsOf(confirming)}
          onClose={() => setConfirming(null)}
          onConfirm={() => void act(id, confirming)}
        />
      )}
      {kit.report(id, reporting, () => setReporting(false))}
    </div>
  );
}

function sizeWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1_000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
