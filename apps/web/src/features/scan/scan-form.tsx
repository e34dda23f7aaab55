import {
  SCAN_MEASURES,
  type ScanLimits,
  type ScanMeasure,
} from "@kinora/contracts/scan/scan-limits";
import type { ScanTry } from "@kinora/contracts/scan/scan-page";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { MEASURE_WORDS } from "../../entities/scan/measure-words.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { fieldsOf, type LimitFields, limitsOf, unsoundOf } from "./limit-fields.ts";
import { useSetScanLimitsMutation, useTryScanLimitsMutation } from "./scan-api.ts";
import { TryOutcome } from "./try-outcome.tsx";

/** All limits in one form; their effect can be tried before they are saved. */
export function ScanForm({
  limits,
  shipped,
}: {
  readonly limits: ScanLimits;
  readonly shipped: ScanLimits;
}) {
  const [fields, setFields] = useState(() => fieldsOf(limits));
  const [outcome, setOutcome] = useState<ScanTry>();
  const [tryIt, { isLoading: isTrying }] = useTryScanLimitsMutation();
  const [save, { isLoading: isSaving }] = useSetScanLimitsMutation();
  const { say, saySorry } = useSay();
  const wish = limitsOf(fields);
  const write = (next: LimitFields) => {
    setFields(next);
    setOutcome(undefined);
  };
  const test = () => wish && tryIt(wish).unwrap().then(setOutcome, saySorry);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wish) return;
    save(wish)
      .unwrap()
      .then(() => say(t`It applies to every scan from now on.`, "success"), saySorry);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      {SCAN_MEASURES.map((measure) => (
        <MeasureFields
          key={measure}
          measure={measure}
          value={fields[measure]}
          onChange={(value) => write({ ...fields, [measure]: value })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={!wish} busy={isSaving && t`Sending`}>
          {t`Save`}
        </Button>
        <Button disabled={!wish} busy={isTrying && t`Looking`} onClick={() => void test()}>
          {t`What would it have done?`}
        </Button>
        <Button onClick={() => write(fieldsOf(shipped))}>{t`Defaults`}</Button>
      </div>
      <div role="status">{outcome && <TryOutcome outcome={outcome} />}</div>
    </form>
  );
}

interface MeasureFieldsProps {
  readonly measure: ScanMeasure;
  readonly value: LimitFields[ScanMeasure];
  readonly onChange: (value: LimitFields[ScanMeasure]) => void;
}

function MeasureFields({ measure, value, onChange }: MeasureFieldsProps) {
  const wrong = unsoundOf(value);
  const words = {
    number: t`A number from 0 to 1, or empty for never.`,
    order: t`The refusal limit must be at or above the review limit.`,
    mature: t`The refusal limit must be at or above the mature limit.`,
  };
  const error = wrong ? words[wrong] : undefined;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-16 font-medium">{t(MEASURE_WORDS[measure])}</legend>
      <div className="grid max-w-xl grid-cols-2 gap-3 sm:grid-cols-3">
        <TextField
          label={t`Mature from`}
          inputMode="decimal"
          maxLength={8}
          placeholder={t`never`}
          value={value.mature}
          onChange={(event) => onChange({ ...value, mature: event.currentTarget.value })}
        />
        <TextField
          label={t`Review from`}
          inputMode="decimal"
          maxLength={8}
          placeholder={t`never`}
          value={value.review}
          onChange={(event) => onChange({ ...value, review: event.currentTarget.value })}
        />
        <TextField
          label={t`Refuse from`}
          inputMode="decimal"
          maxLength={8}
          placeholder={t`never`}
          value={value.reject}
          onChange={(event) => onChange({ ...value, reject: event.currentTarget.value })}
        />
      </div>
      {error && <p className="text-12 text-danger">{error}</p>}
    </fieldset>
  );
}
