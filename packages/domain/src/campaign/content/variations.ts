/** What makes one story of a brief another than the last: each idea takes one of each. */
export const SETTINGS = [
  ...[
    "on the first morning of spring",
    "on a hot day in summer",
    "in an autumn storm",
    "in deep snow",
  ],
  ...["during a long night", "at the seaside", "in a quiet village", "high in the mountains"],
  ...["on a market day", "by a river", "in an old garden", "on a journey by train"],
  ...["under the northern lights", "in thick fog", "at harvest time", "in a city at night"],
] as const;

export const COMPANIONS = [
  ...["a careful old owl", "a boastful crow", "a shy hedgehog", "a baker", "a lost child"],
  ...["a lighthouse keeper", "a curious robot", "a retired sailor", "twin sisters", "a stray dog"],
  ...["a gardener", "a traveling musician", "a clockmaker", "a grandmother", "a young inventor"],
] as const;

export const EVENTS = [
  ...["something precious is lost and found elsewhere", "a promise is hard to keep"],
  ...["a mistake turns out well", "a stranger asks for help", "a secret door is opened"],
  ...["an old quarrel ends", "a letter arrives too late", "a contest goes wrong"],
  ...["somebody learns to wait", "a storm brings people together", "a gift is passed on"],
  ...["a bridge has to be crossed", "the light goes out", "a rumor spreads"],
  ...["a machine breaks down", "a friend moves away", "something small grows large"],
] as const;
