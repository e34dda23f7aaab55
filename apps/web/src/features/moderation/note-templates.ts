import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** A note that is written often: its name on the page, and the words sent to the owner. */
export interface NoteTemplate {
  readonly name: MessageDescriptor;
  readonly note: MessageDescriptor;
}

const OTHERWISE: NoteTemplate = {
  name: msg`What can be done`,
  note: msg`You can share it again once you've removed what breaks the rule.`,
};

const OTHERWISE_ON_PROFILE: NoteTemplate = {
  ...OTHERWISE,
  note: msg`You can fill in your profile again, without what breaks the rule.`,
};

/** Returns the notes for a rule, about a profile or about something that is shared. */
export const templatesFor = (rule: FlagReason, isProfile: boolean): readonly NoteTemplate[] =>
  NOTE_TEMPLATES[rule].map((template) =>
    isProfile && template === OTHERWISE ? OTHERWISE_ON_PROFILE : template,
  );

/**
 * Notes by rule. They name the part that breaks the rule, which the statement of reasons does not
 * know.
 */
const NOTE_TEMPLATES: Readonly<Record<FlagReason, readonly NoteTemplate[]>> = {
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
  // Nothing is said that would describe it again, or warn somebody whom an authority looks for.
  child_abuse: [],
  promotes_terrorism: [
    { name: msg`Praises an attack`, note: msg`It praises an attack or the people behind it.` },
    {
      name: msg`Recruits`,
      note: msg`It calls on people to join or support a terrorist group.`,
    },
    OTHERWISE,
  ],
};
