import { t } from "@lingui/core/macro";
import { type Visibility, VisibilityList } from "../../entities/creation/visibility-list.tsx";

export interface VisibilityChoiceProps {
  readonly hidden: boolean;
  readonly isPrivate: boolean;
  readonly onChange: (fields: { hidden: boolean; private: boolean }) => void;
}

/** The choice of who can see the result. Nothing is published to the feed automatically. */
export function VisibilityChoice({ hidden, isPrivate, onChange }: VisibilityChoiceProps) {
  const value: Visibility = isPrivate ? "private" : hidden ? "unlisted" : "public";
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-medium">{t`Who can see it`}</legend>
      <VisibilityList
        value={value}
        onChoose={(next) => onChange({ hidden: next === "unlisted", private: next === "private" })}
      />
    </fieldset>
  );
}
