import { z } from "zod";

const count = z.number();
const values = z.array(z.string());
/** What the limit counts: characters of a text, entries of a list, or the number itself. */
const of = z.enum(["text", "list", "number"]);

/** What is wrong with a field of a request. */
export const fieldSentences = {
  "field.type": z.object({ expected: z.string() }),
  "field.most": z.object({ of, most: count }),
  "field.least": z.object({ of, least: count }),
  "field.oneOf": z.object({ values }),
  "field.multiple": z.object({ step: count }),
  "field.unknown": z.object({ names: values }),
  "field.format": z.object({ format: z.string() }),
  "field.unfit": z.object({}),
  "field.invisible": z.object({}),
  "field.turned": z.object({}),
  "field.hiddenSigns": z.object({}),
  "field.unstorable": z.object({}),
  "field.timeZone": z.object({}),
  "field.sameTime": z.object({}),
  "field.alwaysOn": z.object({}),
  "field.pushService": z.object({}),
  "field.noPrompt": z.object({}),
  "field.hasPlace": z.object({}),
  "field.cursor": z.object({}),
  "field.sameTarget": z.object({}),
  "field.brandedPrivate": z.object({}),
  "field.noComments": z.object({}),
  "field.emptyFile": z.object({}),
  "name.turned": z.object({}),
  "name.invisible": z.object({}),
  "name.hiddenSigns": z.object({}),
  "name.piledMarks": z.object({}),
  "name.staff": z.object({}),
  "handle.form": z.object({}),
  "handle.reserved": z.object({}),
  "word.tooShort": z.object({}),
  "remix.noParent": z.object({}),
  "action.noReason": z.object({}),
  "board.noVoice": z.object({}),
  "board.noPictureModel": z.object({}),
  "board.noFootageModel": z.object({}),
  "board.voiceOfThing": z.object({}),
  "board.noTake": z.object({}),
  "board.namedTwice": z.object({}),
  "board.notInCast": z.object({}),
  "board.noSpeaker": z.object({}),
  "board.sameId": z.object({}),
  "board.otherScenes": z.object({}),
};

export type FieldSentenceCode = keyof typeof fieldSentences;
export type FieldSentence = {
  readonly [C in FieldSentenceCode]: {
    readonly code: C;
    readonly params: Readonly<z.output<(typeof fieldSentences)[C]>>;
  };
}[FieldSentenceCode];
