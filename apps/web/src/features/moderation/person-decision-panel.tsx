import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { Check, UserX } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { Key } from "./key.tsx";
import { RulePicker } from "./rule-picker.tsx";

/** Leaves the profile unchanged, or removes its content by a rule that the person is told. */
export function PersonDecisionPanel({
  of,
  rule,
  onRule,
  note,
  onNote,
  onKeep,
  onTakeDown,
  busy,
}: {
  readonly of: PersonDecision["of"];
  readonly rule: FlagReason | null;
  readonly onRule: (rule: FlagReason | null) => void;
  /** For the person. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onKeep: () => void;
  readonly onTakeDown: () => void;
  readonly busy: boolean;
}) {
  const isAppeal = of === "appeal";
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button icon={<Check size={16} />} disabled={busy} onClick={onKeep} aria-keyshortcuts="s">
          {isAppeal ? t`Restore it` : t`Nothing is wrong`} <Key>S</Key>
        </Button>
      </div>
      <RulePicker
        legend={
          isAppeal ? t`Or keep it down, under this rule` : t`Or take it down, under this rule`
        }
        rule={rule}
        onRule={onRule}
      />
      {rule !== null && (
        <div className="flex flex-col gap-3">
          {!isAppeal && (
            <>
              <p className="text-14 text-text-2">
                {t`The text is cleared, the picture removed, and the handle replaces the name. It counts as one strike.`}
              </p>
              <TextArea
                label={t`A note to the person (optional)`}
                maxLength={REPORT_NOTE_MAX}
                value={note}
                onChange={(event) => onNote(event.currentTarget.value)}
              />
            </>
          )}
          <div>
            <Button
              look="danger"
              icon={<UserX size={16} />}
              disabled={busy}
              onClick={onTakeDown}
              aria-keyshortcuts="Enter"
            >
              {isAppeal ? t`It stays taken down` : t`Take it down`} <Key>{t`Enter`}</Key>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
