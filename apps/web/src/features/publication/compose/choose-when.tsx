import { t } from "@lingui/core/macro";
import { TimeFields } from "../../../entities/post/time-fields.tsx";
import { Segments } from "../../../ui/segments.tsx";
import type { When } from "./use-when.ts";

/** Now, or at a time. */
export function ChooseWhen({
  when,
  now,
  onChange,
}: {
  readonly when: When;
  readonly now: Date;
  readonly onChange: (when: When) => void;
}) {
  return (
    <section aria-label={t`When`} className="flex flex-col gap-4">
      <h2 className="text-20">{t`When`}</h2>
      <Segments
        label={t`When`}
        className="self-start"
        value={when.isLater ? "later" : "now"}
        options={[
          { value: "now", label: t`Now` },
          { value: "later", label: t`At a time` },
        ]}
        onChange={(value) => onChange({ ...when, isLater: value === "later" })}
      />
      {when.isLater && (
        <TimeFields value={when.time} now={now} onChange={(time) => onChange({ ...when, time })} />
      )}
    </section>
  );
}
