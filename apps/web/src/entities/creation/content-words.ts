import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

/** What works are called, many and one, in the order in which they are offered as filters. */
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

/** One work of a kind. */
export const nounOf = (kind: ContentKind): string =>
  t(CONTENT_WORDS.find(({ value }) => value === kind)?.noun ?? CONTENT_WORDS[2].noun);
