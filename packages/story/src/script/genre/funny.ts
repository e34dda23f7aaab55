import type { GenreBook } from "./book.ts";

/** Deadpan: a straight face over a banana skin. */
export const FUNNY: GenreBook = {
  props: ["umbrella", "teapot", "banana", "pizza", "ladder"],
  titles: [
    "#hero# Has a Plan",
    "Nobody Panic, It Is Only #hero#",
    "#hero# and the Regrettable #prop#",
    "A Perfectly Normal Day",
  ],
  brief: [
    ["Behold #hero#: #intro#.", "Nobody clapped, but everybody laughed, twice."],
    ["Oh dear. Here comes #hero#, #intro#.", "Well. That all went suspiciously well."],
  ],
  frames: [
    [
      "This is #hero#: #intro#, and the reason for the new rules.",
      "The new rules now have a new chapter. It is called #hero#.",
    ],
    [
      "Let us be fair to #hero#. #hero# was only #intro#.",
      "Let us be fair: nobody was hurt, apart from the furniture.",
    ],
    [
      "At breakfast, #hero# was still an ordinary example of #intro#.",
      "At supper, #hero# was asked to please sit down and explain.",
    ],
    [
      "Some are born great. #hero# was born #intro#.",
      "Others trip over greatness, and so did #hero#.",
    ],
    [
      "The trouble with #hero#, #intro#, was all the good ideas.",
      "So that was the last good idea. Until Tuesday.",
    ],
    [
      "Experts agree on nothing, except that #hero# was #intro#.",
      "The experts have asked us not to try this at home.",
    ],
  ],
  opening: [
    "What could possibly go wrong?",
    "Remember this face. You will see it upside down later.",
    "#they# had brought #aProp#. Nobody knew why, least of all #hero#.",
  ],
  ending: [
    "The #prop# has asked not to be named.",
    "There was a bow. Then a second bow. Then somebody turned off the light.",
    "Asked for a comment, #hero# ate a biscuit.",
    "The applause was mostly relief.",
  ],
  beats: {
    world: {
      core: [
        "#place# was a calm place, by its own account.",
        "Nothing silly had happened #at# for nearly an hour.",
        "#at#, a sensible silence lay over everything. It was doomed.",
      ],
      more: [
        "A pigeon took notes.",
        "Even the furniture looked suspicious.",
        "The local newspaper had run out of news and printed soup recipes.",
      ],
    },
    want: {
      core: [
        "All #hero# wanted was to #wish#. Not a big thing. A medium thing.",
        "Then it struck #them# like a cold pancake: time to #wish#.",
        "The to-do list had a single entry: #wish#.",
      ],
      more: [
        "It was underlined four times, once by accident.",
        "Sleep on it, said everyone. #hero# napped for six minutes.",
        "A wiser head might have stayed in bed.",
      ],
    },
    plan: {
      core: [
        "The plan needed #aProp#, some string and nobody watching.",
        "Step one: look confident. There was no step two.",
      ],
      more: [
        "#hero# explained it to a cactus, and the cactus had doubts.",
        "It looked splendid on the napkin.",
      ],
    },
    journey: {
      core: [
        "Off went #hero# to #away#, in entirely the wrong direction.",
        "The trip to #away# took nine minutes, or an hour with snacks.",
        "#hero# marched to #away# like a parade of one.",
      ],
      more: [
        "The luggage was #aProp#, which proved hard to explain.",
        "There was singing. It was not asked for.",
        "A shortcut was found. It was longer.",
      ],
    },
    obstacle: {
      core: [
        "That was when #came#. Very funny, thought #hero#.",
        "On cue, #came#.",
        "Naturally, #came#, because it was that sort of Monday.",
      ],
      more: [
        "#hero# asked #trouble# to leave. It did not.",
        "Somewhere a trombone made a sad noise.",
        "This had not been on the napkin.",
      ],
    },
    attempt: {
      core: [
        "The first attempt ended in a hedge.",
        "#hero# tried running, then hopping, then complaining.",
        "Attempt number two looked exactly like attempt number one, only faster.",
      ],
      more: [
        "The hedge has since recovered.",
        "Points were awarded for style. Few points.",
        "Somebody said “bravo”, but it was the echo.",
      ],
    },
    helper: {
      core: [
        "Enter #helperIntro#, chewing.",
        "“Need a hand?” said #helperIntro#, and sat on the plan.",
        "Along wandered #helperIntro#, an expert in nothing whatsoever.",
      ],
      more: [
        "They agreed on a strategy, which was shouting.",
        "It was a meeting of two great minds, if you count generously.",
        "Introductions were made, and then snacks.",
      ],
    },
    bond: {
      core: [
        "#hero# and #helper# made a fine team, like soup and a fork.",
        "#helper# pushed. #hero# supervised. It was art.",
        "Between the two of them they had almost one good idea.",
      ],
      more: [
        "They invented a secret handshake and forgot it at once.",
        "There was some disagreement over which way was up.",
        "Laughter broke out and could not be contained.",
      ],
    },
    setback: {
      core: [
        "Then something fell over. Then something fell over that.",
        "It went well for a full second. A record.",
        "There was a crunch. Everyone looked at #hero#.",
      ],
      more: [
        "#they# pretended to have meant it.",
        "Let us draw a small curtain over the next part.",
        "A bucket rolled by, in no hurry.",
      ],
    },
    doubt: {
      core: [
        "#hero# lay down on the floor to think. The floor was not helpful.",
        "“I should have been a cucumber,” sighed #hero#.",
        "A dark hour came, followed by a slightly beige one.",
      ],
      more: [
        "Cucumbers have no plans, and nobody laughs at them.",
        "Even the biscuits tasted of defeat.",
        "A violin would have helped, but there was only a kazoo.",
      ],
    },
    resolve: {
      core: [
        "Then #hero# had an idea so silly that it had to work.",
        "#hero# rose like a hero, and bumped #their# head.",
        "“Right,” said #hero#, adjusting absolutely nothing.",
      ],
      more: [
        "It was now or after lunch.",
        "The cactus, informed later, was impressed.",
        "Somewhere the trombone perked up.",
      ],
    },
    turn: {
      core: [
        "And by a mixture of skill and slipping, #hero# #won#.",
        "Nobody can say how, but #hero# #won#.",
        "It took one big sneeze, and it was done: #hero# #won#.",
      ],
      more: [
        "#hero# looked around to see who had done it.",
        "Physics has asked for a private word.",
        "Even #trouble# had to giggle.",
      ],
    },
    celebration: {
      core: [
        "There was cake. Most of it was eaten, some of it was worn.",
        "The victory dance lasted longer than the victory.",
        "Three cheers rang out, and one hiccup.",
      ],
      more: [
        "The conga line got stuck in the doorway.",
        "A speech began with “Ahem” and went no further.",
        "Confetti was found in odd places for weeks.",
      ],
    },
    home: {
      core: [
        "#hero# came home with one sock more than before.",
        "On the way back, #hero# waved to the hedge.",
        "Home again, #hero# put everything back, nearly where it had been.",
      ],
      more: [
        "Nobody mentioned the bucket.",
        "The story grew by a crocodile each time it was told.",
        "Sleep came at once, snoring.",
      ],
    },
  },
};
