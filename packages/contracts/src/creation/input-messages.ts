import { z } from "zod";

const count = z.number().int();

/** Why nothing can be made of what work begins with. */
export const inputSentences = {
  "photo.unreadable": z.object({}),
  "photo.heic": z.object({}),
  "photo.vector": z.object({}),
  "photo.damaged": z.object({}),
  "photo.tooSmall": z.object({ width: count, height: count }),
  "photo.noFace": z.object({}),
  /** A path of the command line. */
  "photo.noFile": z.object({ path: z.string() }),
  "input.missing": z.object({
    input: z.enum(["photo", "lastPicture", "clip", "board", "recording"]),
  }),
  /** A service elsewhere does not take what was asked for: by its rules, or by what its model can do. */
  "hosted.policy": z.object({}),
  /** Whoever ordered it pays there themselves. */
  "hosted.ownKey": z.object({}),
  "hosted.input": z.object({}),
  /** They refused so much of this person's in a day that nothing more is sent. */
  "hosted.paused": z.object({}),
  /** The words take more time or memory than they may. */
  "prompt.tooHeavy": z.object({}),
  "voice.unknown": z.object({ voice: z.string() }),
  "voice.pace": z.object({ slowest: z.number(), fastest: z.number() }),
  "voice.tooLong": z.object({ most: count, characters: count }),
  /** No word of it has sounds in English. */
  "voice.nothingToSay": z.object({}),
  "recording.noWords": z.object({}),
  /** Of the words of the story, in whole percent. */
  "recording.other": z.object({ heardPercent: count }),
  /** Numbers of scenes, from 1. */
  "recording.leavesOut": z.object({ count, scenes: z.array(count) }),
  "script.tooLong": z.object({ seconds: count, mostSeconds: count, mostScenes: count }),
  "script.tooManyScenes": z.object({ mostScenes: count, mostCharacters: count }),
};
