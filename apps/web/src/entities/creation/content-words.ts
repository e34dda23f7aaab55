import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

/** Names of the content kinds, plural and singular, in the order in which filters offer them. */
export const CONTENT_WORDS = [
  { value: "video", label: msg`Films`, noun: msg`Film` },
  { value: "story", label: msg`Stories`, noun: msg`Story` },
  { value: "image", label: msg`Pictures`, noun: msg`Picture` },
  { value: "music", label: msg`Music`, noun: msg`Music` },
] as const satisfies readonly {
  value: ContentKind;
  label: MessageDescriptor;
  noun: MessageDescriptor;
}[];

/** The singular noun of a content kind. */
export const nounOf = (kind: ContentKind): string =>
  t(CONTENT_WORDS.find(({ value }) => value === kind)?.noun ?? CONTENT_WORDS[2].noun);
