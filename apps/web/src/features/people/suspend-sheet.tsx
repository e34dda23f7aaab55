import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import type { NewSuspension } from "@kinora/contracts/moderation/suspension";
import { SUSPENSION_RULES } from "@kinora/contracts/moderation/suspension-rule";
import { plural, t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { SUSPENSION_RULE_WORDS } from "../../entities/moderation/suspension-rules.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { useSuspendPersonMutation } from "./people-api.ts";

const RULES = SUSPENSION_RULES.filter((rule) => rule !== "strikes");
const DAYS = [1, 7, 30, null] as const;

/** Disables an account by a rule, with a text that the person reads. */
export function SuspendSheet({
  id,
  open,
  onClose,
}: {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const [rule, setRule] = useState<NewSuspension["rule"] | null>(null);
  const [days, setDays] = useState<(typeof DAYS)[number]>(7);
  const [note, setNote] = useState("");
  const [suspend, { isLoading }] = useSuspendPersonMutation();
  const { say, saySorry } = useSay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rule === null) return;
    suspend({ id, rule, days, note: note.trim() })
      .unwrap()
      .then(() => {
        say(t`Disabled. They'll see why when they sign in.`);
        onClose();
      }, saySorry);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Disable this account`}
      description={t`They're signed out everywhere and can only see why and appeal.`}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <ChipGroup label={t`The rule`}>
          {RULES.map((one) => (
            <Chip key={one} chosen={one === rule} onClick={() => setRule(one)}>
              {t(SUSPENSION_RULE_WORDS[one])}
            </Chip>
          ))}
        </ChipGroup>
        <ChipGroup label={t`For`}>
          {DAYS.map((one) => (
            <Chip key={one} chosen={one === days} onClick={() => setDays(one)}>
              {one === null
                ? t`Until it is enabled again`
                : plural(one, { one: "# day", other: "# days" })}
            </Chip>
          ))}
        </ChipGroup>
        <TextArea
          label={t`Message to the person`}
          maxLength={REPORT_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" look="danger" disabled={rule === null} busy={isLoading && t`Sending`}>
          {rule === null ? t`Choose a rule` : t`Disable`}
        </Button>
      </form>
    </Sheet>
  );
}
