import type { LOST_BY, RECEIVED_FROM, SPENT_ON } from "@kinora/contracts/gem/statement-parts";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Words<Names extends readonly string[]> = Readonly<Record<Names[number], MessageDescriptor>>;

export const RECEIVED_WORDS: Words<typeof RECEIVED_FROM> = {
  bought: msg`Bought`,
  plan: msg`With your plan`,
  award: msg`Daily gems and awards`,
  prize: msg`Prizes`,
  gift: msg`Gifts`,
  correction: msg`Corrections`,
};

export const SPENT_WORDS: Words<typeof SPENT_ON> = {
  image: msg`Pictures`,
  video: msg`Films`,
  music: msg`Music`,
  story: msg`Stories`,
  gift: msg`Given to others`,
  other: msg`Other`,
};

export const LOST_WORDS: Words<typeof LOST_BY> = {
  expired: msg`Not used in time`,
  reversed: msg`Taken back with a refund`,
};
