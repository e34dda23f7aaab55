import type { z } from "zod";
import { creationMessages } from "../creation/creation-messages.ts";
import { gemMessages } from "../gem/gem-messages.ts";
import { storyMessages } from "../story/story-messages.ts";

/**
 * All that is said to people, without words: what each code speaks of. Words are found for it at the last door, in the
 * reader's language (packages/text).
 */
export const MESSAGES = { ...creationMessages, ...storyMessages, ...gemMessages };

export type MessageCode = keyof typeof MESSAGES;

/** One thing that is said: its code, and what it speaks of. */
export type Message<Code extends MessageCode = MessageCode> = {
  readonly [C in Code]: {
    readonly code: C;
    readonly params: Readonly<z.output<(typeof MESSAGES)[C]>>;
  };
}[Code];

/** @throws on a code that is not known here, and on params that are none of its */
export function parseMessage(code: string, params: unknown): Message {
  if (!isMessageCode(code)) throw new Error(`There is no message ${code}.`);
  // The code chose the schema.
  return { code, params: MESSAGES[code].parse(params) } as Message;
}

function isMessageCode(code: string): code is MessageCode {
  return Object.hasOwn(MESSAGES, code);
}
