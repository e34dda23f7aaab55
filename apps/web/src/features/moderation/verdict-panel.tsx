import type { FlagReason } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { Check, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Key } from "./key.tsx";
import { NoteField } from "./note-field.tsx";
import { RulePicker } from "./rule-picker.tsx";

/** Scrolls what a rule opens into view: a keyboard reaches it without looking for it. */
const showWhole = (opened: HTMLElement | null) =>
  opened?.scrollIntoView?.({ block: "nearest", behavior: "instant" });

export interface VerdictChoice {
  readonly rule: FlagReason | null;
  readonly onRule: (rule: FlagReason | null) => void;
  /** For the owner. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly busy: boolean;
}

export interface VerdictPanelProps extends VerdictChoice {
  readonly words: {
    readonly keep: string;
    readonly legend: string;
    /** What follows from it. */
    readonly effect?: string;
    /** Label of the note; null when none is sent. */
    readonly note: string | null;
    /** True when the note goes to the admins. */
    readonly isForStaff?: boolean;
    readonly restrict: string;
  };
  /** Of the button that restricts. */
  readonly icon?: ReactNode;
  readonly onKeep: () => void;
  readonly onRestrict: () => void;
}

/** Leaves something as it is, or restricts it by a rule that its owner is told. */
export function VerdictPanel({
  words,
  icon = <EyeOff size={16} />,
  rule,
  onRule,
  note,
  onNote,
  onKeep,
  onRestrict,
  busy,
}: VerdictPanelProps) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button icon={<Check size={16} />} disabled={busy} onClick={onKeep} aria-keyshortcuts="s">
          {words.keep} <Key>S</Key>
        </Button>
      </div>
      <RulePicker legend={words.legend} rule={rule} onRule={onRule} />
      {rule !== null && (
        <div ref={showWhole} className="flex flex-col gap-3">
          {words.effect && <p className="text-14 text-text-2">{words.effect}</p>}
          {words.note !== null && (
            <NoteField
              {...{ rule, note, onNote }}
              label={words.note}
              hasTemplates={words.isForStaff !== true}
            />
          )}
          <div>
            <Button
              look="danger"
              icon={icon}
              disabled={busy}
              onClick={onRestrict}
              aria-keyshortcuts="Enter"
            >
              {words.restrict} <Key>{t`Enter`}</Key>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
