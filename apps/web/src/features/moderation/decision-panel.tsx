import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import type { CaseDecision } from "@kinora/contracts/moderation/case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import { plural, t } from "@lingui/core/macro";
import { Check, EyeOff } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { Key } from "./key.tsx";
import { RulePicker } from "./rule-picker.tsx";

/** Scrolls what a rule opens into view: a keyboard reaches it without looking for it. */
const showWhole = (opened: HTMLElement | null) =>
  opened?.scrollIntoView?.({ block: "nearest", behavior: "instant" });

/** Shows the work again, or hides it by a rule that its owner is told. */
export function DecisionPanel({
  rule,
  onRule,
  note,
  onNote,
  onDecide,
  busy,
  many,
  isShown,
}: {
  readonly rule: FlagReason | null;
  readonly onRule: (rule: FlagReason | null) => void;
  /** For its owner. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onDecide: (decision: CaseDecision) => void;
  readonly busy: boolean;
  /** Number of works the decision applies to. */
  readonly many: number;
  /** True when others can see the first now. */
  readonly isShown: boolean;
}) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button
          icon={<Check size={16} />}
          disabled={busy}
          onClick={() => onDecide({ verdict: "show" })}
          aria-keyshortcuts="s"
        >
          {isShown && many === 1
            ? t`Keep it`
            : plural(many, { one: "Show it", other: "Show # works" })}{" "}
          <Key>S</Key>
        </Button>
      </div>
      <RulePicker
        legend={plural(many, {
          one: "Or hide it, under this rule",
          other: "Or hide them, under this rule",
        })}
        rule={rule}
        onRule={onRule}
      />
      {rule !== null && (
        <div ref={showWhole} className="flex flex-col gap-3">
          {rule === "child_abuse" && (
            <p className="text-13 text-text-2">
              {t`If you are a moderator, it's hidden now and the admins decide. If you are an admin, every other copy of its file is hidden too.`}
            </p>
          )}
          <TextArea
            label={plural(many, {
              one: "A note to its owner (optional)",
              other: "A note to their owners (optional)",
            })}
            maxLength={REPORT_NOTE_MAX}
            value={note}
            onChange={(event) => onNote(event.currentTarget.value)}
          />
          <div>
            <Button
              look="danger"
              icon={<EyeOff size={16} />}
              disabled={busy}
              onClick={() => onDecide({ verdict: "hide", rule, note })}
              aria-keyshortcuts="Enter"
            >
              {plural(many, { one: "Hide it", other: "Hide # works" })} <Key>{t`Enter`}</Key>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
