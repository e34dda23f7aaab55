import { t } from "@lingui/core/macro";
import { Globe, Link2, Lock } from "lucide-react";
import { OptionList } from "../../ui/option-list.tsx";

export type Visibility = "public" | "unlisted" | "private";

/** A choice of who can see a result. */
export function VisibilityList(props: {
  readonly value: Visibility;
  readonly onChoose: (value: Visibility) => void;
}) {
  return (
    <OptionList<Visibility>
      {...props}
      label={t`Who can see it`}
      options={[
        {
          value: "public",
          label: t`Public`,
          hint: t`Anyone with the link, and the feed once you add it`,
          icon: <Globe size={18} />,
        },
        {
          value: "unlisted",
          label: t`Unlisted`,
          hint: t`Only people with the link; never in the feed`,
          icon: <Link2 size={18} />,
        },
        { value: "private", label: t`Private`, hint: t`Only you`, icon: <Lock size={18} /> },
      ]}
    />
  );
}
