import { t } from "@lingui/core/macro";
import { skipToken } from "@reduxjs/toolkit/query";
import { TextField } from "../../../ui/text-field.tsx";
import { WorkPicture } from "../work-picture.tsx";
import { coverIdOf } from "./challenge-draft.ts";
import { useFindCoverQuery } from "./staff-challenge-api.ts";

/** A public work as the cover, by its address. */
export function CoverField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = coverIdOf(value);
  const { currentData: work, error } = useFindCoverQuery(id ?? skipToken);
  const isUnfit = work !== undefined && (work.private || work.hidden || work.status !== null);
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          label={t`Cover`}
          hint={work ? (work.title ?? work.prompt) : t`The address of a public work. Optional.`}
          error={
            isUnfit
              ? t`This work isn't open to everybody.`
              : error
                ? t`There is no work at this address.`
                : undefined
          }
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      {work && <WorkPicture card={work} className="size-20" />}
    </div>
  );
}
