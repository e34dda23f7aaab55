import type { Story } from "@kinora/contracts/story/story";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

type Work = NonNullable<Story["work"]>;

const KIND_WORDS: Readonly<Record<Work["kind"], MessageDescriptor>> = {
  script: msg`Writing the script`,
  update: msg`Making pictures and voices`,
  preview: msg`Making the preview`,
  render: msg`Rendering the film`,
};

/**
 * Describes work and its progress: "Making the preview · 40 %". Never claims more than is known.
 */
export function workWords({ kind, stage, percent, position }: Work): string {
  if (stage === "queued") {
    if (position === null) return t`${{ work: t(KIND_WORDS[kind]) }}: in the queue`;
    return position === 0
      ? t`${{ work: t(KIND_WORDS[kind]) }}: next in the queue`
      : t`${{ work: t(KIND_WORDS[kind]) }}: ${position} ahead of you`;
  }
  if (stage === "checking") return t`${{ work: t(KIND_WORDS[kind]) }}: checking`;
  if (stage === "saving") return t`${{ work: t(KIND_WORDS[kind]) }}: saving`;
  return t`${{ work: t(KIND_WORDS[kind]) }} · ${{ percent: Math.round(percent) }}%`;
}
