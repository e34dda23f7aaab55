import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { TextArea } from "../../ui/text-field.tsx";

/** A field for the reason of a staff action. */
export function ReasonField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <TextArea
      label={t`Reason`}
      hint={t`For the audit log.`}
      maxLength={REPORT_NOTE_MAX}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
