import { plural, t } from "@lingui/core/macro";
import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { areCharacterKeysOn } from "../../ui/character-keys.ts";
import { cx } from "../../ui/class-names.ts";
import { isTyping } from "../../ui/is-typing.ts";
import { Key } from "./key.tsx";
import type { LastDecision } from "./use-undoable.ts";

export interface UndoBarProps {
  readonly last: LastDecision | null;
  readonly onUndo: () => void;
  readonly busy: boolean;
  /** Called when the time is up. */
  readonly onOver: (last: LastDecision) => void;
}

/** Shows the last decision for as long as it can be undone. */
export function UndoBar({ last, ...ways }: UndoBarProps) {
  const [wasUsed, setWasUsed] = useState(false);
  if (last && !wasUsed) setWasUsed(true);
  // Above the case, where it covers no decision; its place stays, so that nothing jumps.
  return (
    <div
      role="status"
      className={cx(
        "pointer-events-none sticky top-16 z-20 md:top-[calc(var(--nav-desktop)+0.5rem)]",
        wasUsed && "mb-4 flex min-h-14 items-start",
      )}
    >
      {last && <Bar key={`${last.until} ${last.ids[0]}`} last={last} {...ways} />}
    </div>
  );
}

function Bar({ last, onUndo, onOver, busy }: UndoBarProps & { readonly last: LastDecision }) {
  const left = useSecondsLeft(last.until, () => onOver(last));
  useKeyU(onUndo);
  return (
    <div className="pointer-events-auto flex w-fit max-w-full items-center gap-4 rounded-panel bg-surface-3 py-2 pr-2 pl-5 text-14 shadow-lg">
      <p className="min-w-0">{wordsOf(last)}</p>
      <Button
        size="sm"
        icon={<Undo2 size={16} />}
        disabled={busy}
        onClick={onUndo}
        aria-keyshortcuts="u"
      >
        {t`Undo`}
        <span className="nums w-[2ch] text-text-2" aria-hidden="true">
          {left}
        </span>
        <Key>U</Key>
      </Button>
    </div>
  );
}

const wordsOf = (last: LastDecision): string =>
  last.referred
    ? t`Sent to the admins.`
    : { work: workWords, board: boardWords, profile: profileWords }[last.noun](last);

const workWords = ({ verdict, ids: { length } }: LastDecision): string =>
  verdict === "hide"
    ? plural(length, {
        one: "The work is hidden. Its owner will be told when the time is up.",
        other: "# works hidden. Their owners will be told when the time is up.",
      })
    : plural(length, { one: "The work will be shown.", other: "# works will be shown." });

const boardWords = ({ verdict, freed }: LastDecision): string =>
  verdict === "hide"
    ? t`Link closed. Its owner will be told when the time is up.`
    : freed
      ? t`Its owner can share it again.`
      : t`Kept. Reports dismissed.`;

const profileWords = ({ verdict, appeal }: LastDecision): string => {
  if (appeal)
    return verdict === "show"
      ? t`It will be restored when the time is up.`
      : t`It stays taken down. They'll be told when the time is up.`;
  return verdict === "hide"
    ? t`Taken down. They'll be told when the time is up.`
    : t`Marked as fine.`;
};

/** Counts down the whole seconds until a moment, and calls `onOver` when it arrives. */
function useSecondsLeft(until: number, onOver: () => void): number {
  const secondsLeft = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000));
  const [left, setLeft] = useState(secondsLeft);
  const tick = useEffectEvent(() => {
    setLeft(secondsLeft());
    if (secondsLeft() === 0) onOver();
  });
  useEffect(() => {
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, []);
  return left;
}

function useKeyU(onUndo: () => void): void {
  const press = useEffectEvent(onUndo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key.toLowerCase() !== "u" || !areCharacterKeysOn() || isTyping(event.target))
        return;
      event.preventDefault();
      press();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
