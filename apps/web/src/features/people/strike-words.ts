import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type { PersonFile } from "@kinora/contracts/people/people";
import { t } from "@lingui/core/macro";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";

/** Describes the reason of a strike. */
export function strikeWords({ source, reason }: PersonFile["strikes"][number]): string {
  const rule = FLAG_REASONS.find((known) => known === reason);
  switch (source) {
    case "words":
      return t`Sent very unsafe words (${reason})`;
    case "work":
      return rule ? t`A work was hidden: ${t(FLAG_REASON_WORDS[rule])}` : t`A work was hidden`;
    case "profile":
      return rule
        ? t`A profile was taken down: ${t(FLAG_REASON_WORDS[rule])}`
        : t`A profile was taken down`;
    case "board":
      return rule
        ? t`A storyboard's link was closed: ${t(FLAG_REASON_WORDS[rule])}`
        : t`A storyboard's link was closed`;
    case "comment":
      return rule
        ? t`A comment was taken down: ${t(FLAG_REASON_WORDS[rule])}`
        : t`A comment was taken down`;
    case "collection":
      return rule
        ? t`A collection was taken down: ${t(FLAG_REASON_WORDS[rule])}`
        : t`A collection was taken down`;
    case "reports":
      return t`Repeatedly reported things that are allowed`;
  }
}
