import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** A note that is written often: its name on the page, and the words sent to the owner. */
export interface NoteTemplate {
  readonly name: MessageDescriptor;
  readonly note: MessageDescriptor;
}

const OTHERWISE: NoteTemplate = {
  name: msg`Fine otherwise`,
  note: msg`Without this part it would be fine.`,
};

/**
 * Notes by rule, for works, storyboards and profiles alike. They name the part that breaks the rule,
 * which the statement of reasons does not know.
 */
export const NOTE_TEMPLATES: Readonly<Record<FlagReason, readonly NoteTemplate[]>> = {
  sexual_content: [
    { name: msg`Nudity`, note: msg`It shows nudity.` },
    { name: msg`A sexual act`, note: msg`It shows or describes a sexual act.` },
    OTHERWISE,
  ],
  violent_content: [
    { name: msg`Blood or injuries`, note: msg`It shows serious injuries or a lot of blood.` },
    { name: msg`Cruelty`, note: msg`It shows cruelty to people or animals.` },
    OTHERWISE,
  ],
  hateful_content: [
    {
      name: msg`Insults a group`,
      note: msg`It insults people for what they are, such as their origin, religion or gender.`,
    },
    { name: msg`A symbol of hate`, note: msg`It shows a symbol that stands for hatred.` },
    OTHERWISE,
  ],
  harassment: [
    { name: msg`About one person`, note: msg`It insults or threatens a particular person.` },
    {
      name: msg`Private details`,
      note: msg`It shows private details of a person, such as an address or a phone number.`,
    },
    {
      name: msg`A real person`,
      note: msg`It shows a real person in a way they haven't agreed to.`,
    },
    OTHERWISE,
  ],
  harmful: [
    {
      name: msg`Dangerous instructions`,
      note: msg`It shows how to do something dangerous or illegal.`,
    },
    { name: msg`Self-harm`, note: msg`It shows or encourages self-harm.` },
    { name: msg`A fraud`, note: msg`It misleads people in order to get their money or data.` },
    OTHERWISE,
  ],
  // Nothing is promised, and nothing said about a report to an authority.
  child_abuse: [
    {
      name: msg`Sexualises a child`,
      note: msg`It sexualises a child, or somebody who looks like one.`,
    },
  ],
  promotes_terrorism: [
    { name: msg`Praises an attack`, note: msg`It praises an attack or the people behind it.` },
    {
      name: msg`Recruits`,
      note: msg`It calls on people to join or support a terrorist group.`,
    },
    OTHERWISE,
  ],
};
