import type { CollectionVisibility } from "@kinora/contracts/collection/collection-visibility";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Globe, Link2, Lock } from "lucide-react";
import type { ReactNode } from "react";

/** Who sees a collection, in words. */
export const SEEN_BY: Readonly<
  Record<
    CollectionVisibility,
    {
      readonly label: MessageDescriptor;
      readonly hint: MessageDescriptor;
      readonly icon: ReactNode;
    }
  >
> = {
  public: {
    label: msg`Public`,
    hint: msg`On your profile, for everyone`,
    icon: <Globe size={18} />,
  },
  unlisted: {
    label: msg`Unlisted`,
    hint: msg`For everyone who has the link`,
    icon: <Link2 size={18} />,
  },
  private: {
    label: msg`Private`,
    hint: msg`For you and the people you invite`,
    icon: <Lock size={18} />,
  },
};
