import { Globe, Link2, Lock } from "lucide-react";
import { OptionList } from "../../ui/option-list.tsx";

type Visibility = "public" | "unlisted" | "private";

export interface VisibilityChoiceProps {
  readonly hidden: boolean;
  readonly isPrivate: boolean;
  readonly onChange: (fields: { hidden: boolean; private: boolean }) => void;
}

/** Who will see the result. Nothing goes to the feed by itself. */
export function VisibilityChoice({ hidden, isPrivate, onChange }: VisibilityChoiceProps) {
  const value: Visibility = isPrivate ? "private" : hidden ? "unlisted" : "public";
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-medium">Who sees it</legend>
      <OptionList
        label="Who sees it"
        value={value}
        options={[
          {
            value: "public",
            label: "Public",
            hint: "On your profile; you decide about the feed",
            icon: <Globe size={18} />,
          },
          {
            value: "unlisted",
            label: "Unlisted",
            hint: "Only people with the link",
            icon: <Link2 size={18} />,
          },
          { value: "private", label: "Private", hint: "Only you", icon: <Lock size={18} /> },
        ]}
        onChoose={(next) => onChange({ hidden: next === "unlisted", private: next === "private" })}
      />
    </fieldset>
  );
}
