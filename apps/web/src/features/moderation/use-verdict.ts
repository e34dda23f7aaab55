import type { FlagReason } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { withoutTemplate } from "./add-template.ts";
import { templatesFor } from "./note-templates.ts";

/** The rule that something is to be restricted by, and the note to its owner. */
export function useVerdict(first: FlagReason | null = null) {
  const [rule, setRule] = useState(first);
  const [note, setNote] = useState("");
  const onRule = (chosen: FlagReason | null) => {
    // A template belongs to its rule.
    if (rule !== null && rule !== chosen)
      setNote(
        withoutTemplate(
          note,
          [...templatesFor(rule, false), ...templatesFor(rule, true)].map(({ note: words }) =>
            t(words),
          ),
        ),
      );
    setRule(chosen);
  };
  return { rule, note, onRule, onNote: setNote };
}
