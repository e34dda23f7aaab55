import type { FlagReason } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { withoutTemplate } from "./add-template.ts";
import { NOTE_TEMPLATES } from "./note-templates.ts";

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
          NOTE_TEMPLATES[rule].map((template) => t(template.note)),
        ),
      );
    setRule(chosen);
  };
  return { rule, note, onRule, onNote: setNote };
}
