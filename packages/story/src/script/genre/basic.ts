import type { GenreBook } from "./book.ts";

/** Plain and warm: a tale told at a kitchen table. */
export const BASIC: GenreBook = {
  props: ["lantern", "letter", "key", "basket", "book"],
  titles: ["#hero#’s Wish", "#hero# and the #prop#", "What #hero# Wanted", "The Long Way Round"],
  brief: [
    ["This is #hero#, #intro#.", "And some wishes simply come true."],
    ["Once there was #hero#, #intro#.", "And that night #hero# slept very well."],
  ],
  frames: [
    [
      "There was once #intro#, and the name was #hero#.",
      "There was once a wish, and now there was none, because it had come true.",
    ],
    [
      "Everyone #at# knew #hero#, #intro#.",
      "Everyone #at# still knows #hero#. Only now they ask for the story.",
    ],
    ["This day began like any other, with #hero#, #intro#.", "The day ended like no other."],
    [
      "Meet #hero#: #intro# with one small, stubborn wish.",
      "Small wishes can be stubborn. This one had won.",
    ],
    [
      "If you had looked closely #at#, you would have seen #hero#, #intro#.",
      "Look closely #at# today: there is #hero#, and #they# #was# never happier.",
    ],
    [
      "#hero# was #intro# with a question for the world.",
      "The world had taken its time, but the answer was yes.",
    ],
  ],
  opening: [
    "Nobody suspected that anything was about to change.",
    "The day was still young, and so was the idea.",
    "#they# had #aProp#, two good ears, and plenty of time.",
  ],
  ending: [
    "The #prop# hung by the door, just in case.",
    "It had taken a little luck and most of the day.",
    "If you ask #them# about it, you will get a smile and no details.",
    "Supper tasted better than it had for years.",
  ],
  beats: {
    world: {
      core: [
        "Life #at# had its own slow order.",
        "Nothing much ever happened #at#, and it happened every day.",
        "#hero# knew every corner #at# by heart.",
      ],
      more: [
        "The same path, the same bench, the same good morning.",
        "It was a good life, with one thing missing.",
        "Even the birds kept office hours.",
      ],
    },
    want: {
      core: [
        "More than anything, #hero# wanted to #wish#.",
        "What #hero# wanted was simple: to #wish#.",
        "All #they# could think about was this: to #wish#.",
      ],
      more: [
        "It had started as a thought and grown into a plan.",
        "#they# told nobody, because wishes are shy.",
        "Just once would be enough.",
      ],
    },
    plan: {
      core: [
        "So #hero# packed #aProp# and a sandwich, and that was the plan.",
        "The plan fitted on one small page: start early, keep going, be kind.",
      ],
      more: ["Good plans are short.", "It was not a perfect plan, but it was #their# own."],
    },
    journey: {
      core: [
        "#hero# set out for #away#, one step after another.",
        "The way led to #away#, farther than #they# had ever been.",
        "So #hero# said goodbye to the usual and went to #away#.",
      ],
      more: [
        "With every step the world grew a little larger.",
        "#they# hummed a tune to keep #themself# company.",
        "Tied to #their# bag was #aProp#, for luck.",
      ],
    },
    obstacle: {
      core: [
        "Then #came#.",
        "Halfway there, #came#, and everything stopped.",
        "But that afternoon #came#.",
      ],
      more: [
        "Nobody had planned for #trouble#.",
        "For a moment #hero# stood quite still.",
        "It would have been easy to turn back.",
      ],
    },
    attempt: {
      core: [
        "#hero# tried once, and it did not work.",
        "The first try went wrong in every possible way.",
        "#they# pushed. Nothing moved. #they# pushed harder.",
      ],
      more: [
        "The second try was better, but not by much.",
        "#they# made a note of what not to do.",
        "At least #they# knew more than before.",
      ],
    },
    helper: {
      core: [
        "That was when #helperIntro# came along.",
        "And there, out of nowhere, came #helperIntro#.",
        "Help arrived in the shape of #helperIntro#.",
      ],
      more: [
        "“You look as if you could use a friend,” said the stranger.",
        "Neither of them said much at first.",
        "It is odd how quickly two can fall into step.",
      ],
    },
    bond: {
      core: [
        "#hero# and #helper# shared what little there was.",
        "Side by side, #hero# and #helper# found the going easier.",
        "Two are a much better number than one.",
      ],
      more: [
        "#helper# knew the way, and #hero# knew the songs.",
        "They divided the last biscuit with great care.",
        "By then it felt as if they had always known each other.",
      ],
    },
    setback: {
      core: [
        "Just when it looked easy, the path simply ended.",
        "And then, one step too early, it all went wrong.",
        "It was nearly done. Nearly is a long word.",
      ],
      more: [
        "There was no sign to say what to do next.",
        "It was the longest minute of the day.",
        "#hero# counted to ten, and then again.",
      ],
    },
    doubt: {
      core: [
        "#hero# sat down and wondered whether to go home.",
        "Perhaps, thought #hero#, some wishes are too large.",
        "For the first time, #hero# was not sure.",
      ],
      more: [
        "The evening was very quiet.",
        "#they# thought of all the reasons to stop, and there were many.",
        "Nobody would have blamed #them#.",
      ],
    },
    resolve: {
      core: [
        "Then #hero# stood up again.",
        "“One more time,” said #hero#, and meant it.",
        "#hero# took a breath that went all the way down.",
      ],
      more: [
        "It is surprising how often that is all it takes.",
        "Nothing had changed, except the look on #their# face.",
        "Stopping could always be done tomorrow.",
      ],
    },
    turn: {
      core: [
        "And then, at last, #hero# #won#.",
        "Slowly, then all at once, it happened: #hero# #won#.",
        "This time it worked. #hero# #won#.",
      ],
      more: [
        "It felt exactly as good as #they# had imagined.",
        "Nobody was more surprised than #hero#.",
        "Even #trouble# seemed to hold its breath.",
      ],
    },
    celebration: {
      core: [
        "There was laughter, and dancing, and far too much cake.",
        "They celebrated until the first stars came out.",
        "#hero# laughed until it hurt.",
      ],
      more: [
        "Even the shy ones danced.",
        "Someone began to sing, and nobody stopped them.",
        "Nobody wanted to be the first to leave.",
      ],
    },
    home: {
      core: [
        "The way home was shorter than the way out.",
        "#hero# came home with a lighter step.",
        "Back #at#, everything was where it had always been.",
      ],
      more: [
        "Only #hero# had changed.",
        "#they# told the story twice before supper.",
        "The bed had never felt so soft.",
      ],
    },
  },
};
