import type { NotificationKind } from "@kinora/contracts/notification/notification";
import { msg } from "@lingui/core/macro";

const MADE = msg`Ready, checked, liked`;
const UNMADE = msg`Failed or hidden`;

/** All notification kinds, in groups that make sense to users. */
export const KIND_GROUPS = [
  {
    title: msg`Pictures`,
    kinds: [
      { kind: "image", label: MADE },
      { kind: "image fail", label: UNMADE },
    ],
  },
  {
    title: msg`Films`,
    kinds: [
      { kind: "video", label: MADE },
      { kind: "video fail", label: UNMADE },
    ],
  },
  {
    title: msg`Stories`,
    kinds: [
      { kind: "story", label: MADE },
      { kind: "story fail", label: UNMADE },
    ],
  },
  {
    title: msg`Music`,
    kinds: [
      { kind: "music", label: MADE },
      { kind: "music fail", label: UNMADE },
    ],
  },
  {
    title: msg`Everything else`,
    kinds: [
      { kind: "action", label: msg`Waiting for your answer` },
      { kind: "badge", label: msg`Gems` },
    ],
  },
] as const satisfies readonly {
  readonly title: { readonly id: string };
  readonly kinds: readonly {
    readonly kind: NotificationKind;
    readonly label: { readonly id: string };
  }[];
}[];
