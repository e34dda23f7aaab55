import { z } from "zod";

const count = z.number().int();

/** Why an input cannot be used. */
export const inputSentences = {
  "photo.unreadable": z.object({}),
  "photo.heic": z.object({}),
  "photo.vector": z.object({}),
  "photo.damaged": z.object({}),
  "photo.tooSmall": z.object({ width: count, height: count }),
  "photo.noFace": z.object({}),
  /** Path given on the command line. */
  "photo.noFile": z.object({ path: z.string() }),
  "input.missing": z.object({
    input: z.enum(["photo", "lastPicture", "clip", "board", "recording"]),
  }),
  /** An external service rejects the order under its rules, or because its model cannot do it. */
  "hosted.policy": z.object({}),
  /**
   * After a refusal under a service's rules: number of further ones within a day until nothing more
   * is sent to services for the user.
   */
  "hosted.refusalsLeft": z.object({ left: count }),
  /** The user pays the service with their own key. */
  "hosted.ownKey": z.object({}),
  "hosted.input": z.object({}),
  /** The service has rejected so many of the user's orders in a day that no more are sent. */
  "hosted.paused": z.object({}),
  /** The prompt exceeds the time or memory limit. */
  "prompt.tooHeavy": z.object({}),
  "voice.unknown": z.object({ voice: z.string() }),
  "voice.pace": z.object({ slowest: z.number(), fastest: z.number() }),
  "voice.tooLong": z.object({ most: count, characters: count }),
  /** Its words take too long when numbers and abbreviations are said in full. */
  "voice.tooMuchToSay": z.object({ seconds: count, mostSeconds: count }),
  /** None of its words can be pronounced in English. */
  "voice.nothingToSay": z.object({}),
  "recording.noWords": z.object({}),
  /** Share of the story's words, in whole percent. */
  "recording.other": z.object({ heardPercent: count }),
  /** Numbers of scenes, from 1. */
  "recording.leavesOut": z.object({ count, scenes: z.array(count) }),
  "script.tooLong": z.object({ seconds: count, mostSeconds: count, mostScenes: count }),
  "script.tooManyScenes": z.object({ mostScenes: count, mostCharacters: count }),
};
