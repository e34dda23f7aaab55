import type { GenreBook } from "./book.ts";

/** A chronicle told as legend: it claims no dates, no names of rulers, no causes. */
export const HISTORY: GenreBook = {
  props: ["scroll", "candle", "coin", "bell", "sword"],
  titles: [
    "The Chronicle of #hero#",
    "#hero#, As It Is Told",
    "In the Days of #hero#",
    "The Tale of the #prop#",
  ],
  brief: [
    ["The old people tell of #hero#, #intro#.", "So it is still told today."],
    ["Long ago lived #hero#, #intro#.", "And here ends the old tale."],
  ],
  frames: [
    [
      "In the days when news went on foot, there lived #hero#, #intro#.",
      "News goes faster now, but it still stops to tell of #hero#.",
    ],
    [
      "No stone bears the name of #hero#, #intro#. So let it be told.",
      "No stone bears the name. It has been carried by word of mouth instead.",
    ],
    [
      "The old people tell of #hero#, #intro#.",
      "So the old people tell it, and the children correct them.",
    ],
    [
      "Before the roads were paved, #hero#, #intro#, walked #at#.",
      "The roads are paved now. Under the paving, the old footsteps sleep.",
    ],
    [
      "As the legend has it, #hero# was #intro#.",
      "Whether it was so, who can say? As the legend has it, it was.",
    ],
    [
      "Long ago, by candlelight, the name of #hero# was on every tongue: #intro#.",
      "The candles have burned down. The name has not.",
    ],
  ],
  opening: [
    "It was another age, and the nights were darker.",
    "In a chest there lay #aProp#, older than any memory.",
    "Bread was dear in those days, and so was a promise.",
  ],
  ending: [
    "The #prop# was handed down, and down again.",
    "Such was the custom, and such was the deed.",
    "What was done by daylight was sung about by night.",
    "The chronicle ends here; life, as ever, did not.",
  ],
  beats: {
    world: {
      core: [
        "In those days, life #at# followed the sun and the bell.",
        "Wood smoke hung #at#, and the talk was of harvests.",
        "#at#, each knew the other’s father, and the other’s debts.",
      ],
      more: [
        "Water was carried, and so were stories.",
        "A traveller was an event.",
        "What was broken was mended, for there was no other.",
      ],
    },
    want: {
      core: [
        "It is said that #hero# made a vow: to #wish#.",
        "One purpose ruled #them#, by day and by candle: to #wish#.",
        "#hero# had set #their# heart on it: to #wish#.",
      ],
      more: [
        "A vow was a vow in those times.",
        "Some shook their heads; some lent a coat.",
        "Who had ever heard of such a thing?",
      ],
    },
    plan: {
      core: [
        "#hero# wrapped #aProp# in cloth and sought counsel.",
        "By candlelight the way was drawn with a burnt stick.",
      ],
      more: ["The elders nodded, slowly, as elders do.", "Provisions: bread, salt, patience."],
    },
    journey: {
      core: [
        "Thus #hero# set forth to #away#, on foot.",
        "The road to #away# was long, and older than its stones.",
        "With the first light #hero# left for #away#.",
      ],
      more: [
        "At every well the people asked for news.",
        "In the bundle, among the bread, lay #aProp#.",
        "By night #they# slept under the open sky.",
      ],
    },
    obstacle: {
      core: [
        "But on the third day, so it is told, #came#.",
        "Then a hard hour came, and #came#.",
        "And lo, #came#, as it will in such tales.",
      ],
      more: [
        "Against #trouble# neither rank nor gold is of use.",
        "Even the eldest could recall nothing like it.",
        "Many a traveller had been lost for less.",
      ],
    },
    attempt: {
      core: [
        "Once #hero# tried, and once #hero# was turned back.",
        "The first gate did not open, nor did the second.",
        "All the old remedies were tried, and in the old order.",
      ],
      more: [
        "Patience was the only thing in plenty.",
        "A lesser heart would have gone home to supper.",
        "By evening the bread was gone.",
      ],
    },
    helper: {
      core: [
        "Then, the legend says, there appeared #helperIntro#.",
        "At the crossroads waited #helperIntro#.",
        "Providence, or chance, sent #helperIntro#.",
      ],
      more: [
        "Bread was broken, as custom demanded.",
        "In those days one did not ask a stranger’s name before the meal.",
        "The singers make much of this meeting.",
      ],
    },
    bond: {
      core: [
        "From that hour #hero# and #helper# shared one fire.",
        "#hero# kept the watch while #helper# slept, and the other way about.",
        "What #hero# had in will, #helper# had in wisdom.",
      ],
      more: [
        "An oath was sworn, without witnesses.",
        "Songs were traded for the miles.",
        "So alliances began, in small.",
      ],
    },
    setback: {
      core: [
        "Yet fortune is a wheel, and it turned.",
        "The bridge was down, the ferryman gone.",
        "In one night, what had been won was lost.",
      ],
      more: [
        "The bell was heard, and it rang for no feast.",
        "Not all who set out came so far.",
        "There the tale might well have ended.",
      ],
    },
    doubt: {
      core: [
        "Then even #hero# knelt down and was silent.",
        "The singers pass over this night quickly.",
        "By a dying fire, #hero# weighed the vow.",
      ],
      more: [
        "The stars were the same as over the house at home.",
        "No messenger came.",
        "Great deeds look small from inside.",
      ],
    },
    resolve: {
      core: [
        "At cockcrow #hero# rose and bound #their# cloak.",
        "“A promise has no weather,” said #hero#.",
        "And #hero# went on, for the vow was older than the fear.",
      ],
      more: [
        "The fire was covered, the bundle shouldered.",
        "That sentence is still quoted.",
        "Thus are the turns of history made: on foot, before breakfast.",
      ],
    },
    turn: {
      core: [
        "And so it came to pass that #hero# #won#.",
        "On that day, as all the versions agree, #hero# #won#.",
        "The bell was rung, for #hero# #won#.",
      ],
      more: [
        "Hats were thrown into the air, it is said, and not all came down.",
        "Even #trouble# withdrew, like a defeated army.",
        "The moment was short. The telling of it never is.",
      ],
    },
    celebration: {
      core: [
        "There was a feast of seven loaves and countless songs.",
        "The doors stood open all night, and the cellars, too.",
        "Drums and flutes were heard as far as the mill.",
      ],
      more: [
        "Feuds were forgotten until the Monday.",
        "The children were allowed to stay up, and they remembered.",
        "A verse was made, of which two lines survive.",
      ],
    },
    home: {
      core: [
        "Then #hero# turned homeward, as the tales require.",
        "The home road was lined with people and their questions.",
        "When #hero# came home, the dog knew #them# first.",
      ],
      more: [
        "The hearth was lit, the chair still warm.",
        "The cloak was hung up, never to be washed.",
        "That winter the story was told for the first time.",
      ],
    },
  },
};
