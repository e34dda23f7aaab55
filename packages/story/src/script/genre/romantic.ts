import type { GenreBook } from "./book.ts";

/** Tender: glances, letters, the courage to say a small word. */
export const ROMANTIC: GenreBook = {
  props: ["rose", "letter", "ring", "violin", "bouquet"],
  titles: ["A Rose for #hero#", "#hero#, With Love", "The Heart of #hero#", "Two Cups of Tea"],
  brief: [
    ["Here is #hero#, #intro#, sighing.", "And so two hearts were warm."],
    ["Dear diary, meet #hero#, #intro#.", "And it was love, of course."],
  ],
  frames: [
    [
      "#hero# was #intro# with a heart that would not sit still.",
      "The heart of #hero# sat still at last, right where it belonged.",
    ],
    [
      "Every evening #at#, #hero#, #intro#, kept a second chair free.",
      "The second chair #at# is taken now.",
    ],
    [
      "There are letters one never sends. #hero#, #intro#, had a drawer full of them.",
      "The drawer is empty. Every letter found its way.",
    ],
    [
      "#hero# was #intro#, and blushed more easily than most.",
      "#hero# still blushed easily. Now there was a reason.",
    ],
    [
      "Love came late #at#, and it came for #hero#, #intro#.",
      "Love had come late, and it stayed for breakfast.",
    ],
    [
      "Once, #at#, a heart beat out of time. It belonged to #hero#, #intro#.",
      "Two hearts, one time. Listen.",
    ],
  ],
  opening: [
    "The air was soft, and full of beginnings.",
    "#they# carried #aProp# and had nobody to give it to.",
    "Somewhere a song was playing that everybody half remembers.",
  ],
  ending: [
    "The #prop# stood in the window all summer.",
    "No one had to say it, so of course they said it twice.",
    "The night was mild, and in no hurry.",
    "It was a small word, and it changed the whole house.",
  ],
  beats: {
    world: {
      core: [
        "#at#, the days went by in pairs, all but one.",
        "Lamps were lit #at#, and each had somebody under it.",
        "Even the swallows #at# came two by two.",
      ],
      more: [
        "#hero# had learned to whistle for #themself#.",
        "The tea always made one cup too many.",
        "It was not sad, exactly. It was just quiet on one side.",
      ],
    },
    want: {
      core: [
        "And oh, how #hero# longed to #wish#.",
        "There was one dream under #their# pillow: to #wish#.",
        "#their# heart had made up its mind: to #wish#.",
      ],
      more: [
        "One does not choose such things. They choose.",
        "#they# practised in front of the mirror, and giggled.",
        "The heart keeps no calendar.",
      ],
    },
    plan: {
      core: [
        "#hero# chose #aProp#, then chose it again.",
        "#hero# wrote three lines, crossed out two, and kept the honest one.",
      ],
      more: ["What does one wear to a miracle?", "The words were ready. The voice was not."],
    },
    journey: {
      core: [
        "So #hero# went to #away#, with a fluttering in the chest.",
        "The road to #away# smelled of warm stone and jasmine.",
        "On tiptoe, and humming, #hero# came to #away#.",
      ],
      more: [
        "Every second step wanted to be a dance.",
        "In #their# arms lay #aProp#, wrapped in paper.",
        "The sky had put on its good colours.",
      ],
    },
    obstacle: {
      core: [
        "But just then #came#.",
        "And of all the evenings in the world, this was the one when #came#.",
        "Then #came#, and the words flew off like sparrows.",
      ],
      more: [
        "#trouble# has no respect for poetry.",
        "So near, and suddenly so far.",
        "Hearts are brave. Voices take longer.",
      ],
    },
    attempt: {
      core: [
        "#hero# opened #their# mouth and talked about the weather.",
        "The first hello came out as a hiccup.",
        "#hero# took one step closer, then two steps back.",
      ],
      more: [
        "It was a very good talk about the weather.",
        "Shyness is only love holding its breath.",
        "A petal fell, as if to show how easy it is.",
      ],
    },
    helper: {
      core: [
        "It was then that #helperIntro# looked up, and smiled.",
        "Fate has odd messengers. This one was #helperIntro#.",
        "Into the silence came #helperIntro#.",
      ],
      more: [
        "For a moment neither looked away.",
        "“You, too?” the look said. “Me, too.”",
        "It was only a glance, but it stayed.",
      ],
    },
    bond: {
      core: [
        "#hero# and #helper# talked until the lamps grew tired.",
        "#hero# laughed, and #helper# learned it by heart.",
        "They found that they liked the same silence.",
      ],
      more: [
        "Two shadows leaned together and made one.",
        "They shared an umbrella, although it had stopped raining.",
        "Each knew a song, and the songs fitted.",
      ],
    },
    setback: {
      core: [
        "Then came a goodbye that nobody had wanted.",
        "One wrong word, and the warmth went out of the air.",
        "The train of thought left without #them#.",
      ],
      more: [
        "A hand stayed in the air a little too long.",
        "The bench was suddenly very wide.",
        "How loud an unsaid thing can be.",
      ],
    },
    doubt: {
      core: [
        "Alone again, #hero# folded the hope up small.",
        "Perhaps it was only moonlight, thought #hero#.",
        "#hero# asked the night, and the night was tactful.",
      ],
      more: [
        "The pillow heard it all.",
        "It would be safer not to feel. It would also be cold.",
        "Still, the heart kept the kettle warm.",
      ],
    },
    resolve: {
      core: [
        "At dawn #hero# knew what to say. It was one word long.",
        "#hero# ran. One does not walk towards such things.",
        "Better a trembling yes than a steady silence.",
      ],
      more: [
        "Pride was left behind on the doorstep.",
        "Every window seemed to cheer.",
        "There was still time, and there was just enough.",
      ],
    },
    turn: {
      core: [
        "And tenderly, at last, #hero# #won#.",
        "One breath, one look, and #hero# #won#.",
        "It was as simple as that: #hero# #won#.",
      ],
      more: [
        "The world went very soft around the edges.",
        "Even #trouble# had to look away, smiling.",
        "Nobody breathed. Then everybody did.",
      ],
    },
    celebration: {
      core: [
        "They danced slowly, to no music at all.",
        "Petals everywhere, and someone crying happily.",
        "That night every lamp seemed to be lit on purpose.",
      ],
      more: [
        "Old couples remembered, and held hands.",
        "There was one slice of cake, and two forks.",
        "The moon stayed longer than it should.",
      ],
    },
    home: {
      core: [
        "They walked home by the longest way.",
        "Home had the same walls, and a new warmth.",
        "#hero# hung up #their# coat, beside another.",
      ],
      more: [
        "The key was given away that very evening.",
        "There was humming in the kitchen.",
        "The second cup was no longer one too many.",
      ],
    },
  },
};
