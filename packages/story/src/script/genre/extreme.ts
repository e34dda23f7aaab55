import type { GenreBook } from "./book.ts";

/** The edge: heights, cold, breath, the body and its limits. */
export const EXTREME: GenreBook = {
  props: ["compass", "helmet", "backpack", "tent", "pickaxe"],
  titles: [
    "#hero# at the Edge",
    "Higher Than Fear",
    "The Line #hero# Crossed",
    "Nothing Above but Sky",
  ],
  brief: [
    ["At the edge: #hero#, #intro#.", "The edge has moved since then."],
    ["Deep breath. #hero#, #intro#.", "Legs still shaking. Heart simply enormous."],
  ],
  frames: [
    [
      "One step from the edge stood #hero#, #intro#.",
      "One step past the edge, #hero# found out what was there: more.",
    ],
    [
      "Most turn around here. #hero#, #intro#, tightened the straps.",
      "Most turn around there. Now you know why some do not.",
    ],
    [
      "There is a line that nobody crosses. #hero#, #intro#, was standing on it.",
      "The line is still there. It has #hero#’s footprints on the far side.",
    ],
    [
      "Pulse: one hundred and sixty. Name: #hero#. #intro#.",
      "Pulse: sixty. Smile: wide. #hero# #was# home.",
    ],
    [
      "The wind said no. #hero#, #intro#, leaned into it.",
      "The wind said nothing. #hero# had answered it.",
    ],
    [
      "#hero# was #intro# who had run out of safe things to do.",
      "#hero# looked for the next thing that was not safe. It was not far.",
    ],
  ],
  opening: [
    "Every hair stood up.",
    "The drop below had no bottom, only weather.",
    "#aProp#, two lungs, one chance.",
  ],
  ending: [
    "The #prop# will never be the same, and it is proud of it.",
    "Legs shaking, heart enormous.",
    "From up there, every wall looks like a line on a map.",
    "Fear had come along for the ride, and enjoyed it.",
  ],
  beats: {
    world: {
      core: [
        "#at#, the ground itself asks what you are made of.",
        "Nothing #at# is gentle, and nothing is dull.",
        "The air #at# is thin, cold and honest.",
      ],
      more: [
        "Out there the wind is the only one who speaks loudly.",
        "You feel every bone, and every bone is awake.",
        "There are no spectators out there.",
        "Mistakes have a long way to fall.",
      ],
    },
    want: {
      core: [
        "The goal was insane, and beautiful: to #wish#.",
        "#hero# had trained a thousand mornings to #wish#.",
        "Call it madness. #hero# was going to #wish#.",
      ],
      more: [
        "It would hurt. It would be worth every bruise.",
        "Impossible is a place, and people have been there.",
        "No cameras. No crowd. Just the thing itself.",
        "The body said stop. It always says stop.",
      ],
    },
    plan: {
      core: [
        "#aProp#, one rope, and a window of six hours.",
        "#hero# checked each knot three times, then once more.",
      ],
      more: [
        "Everything heavy stayed behind, and doubt was the heaviest of it all.",
        "The forecast was a coin toss.",
        "Weight is truth: everything else stayed behind.",
      ],
    },
    journey: {
      core: [
        "#hero# pushed into #away#, where the paths give up.",
        "Up, and up, to #away#, one breath a step.",
        "Past the last sign, #away# began.",
      ],
      more: [
        "Every step had to be earned, and then earned again.",
        "Muscles burned. Good.",
        "#aProp# swung from the pack like a metronome.",
        "The world below shrank to a postcard.",
      ],
    },
    obstacle: {
      core: [
        "Then the world tilted: #came#.",
        "With the summit in sight, #came#.",
        "In less than a minute #came#, and up was gone.",
      ],
      more: [
        "There was no way around it, and barely a way through.",
        "#trouble# does not negotiate.",
        "Fingers numb. Visibility: an arm’s length.",
        "This is where stories usually end.",
      ],
    },
    attempt: {
      core: [
        "#hero# lunged, slipped, dangled, swore softly.",
        "A hold crumbled. Then the next.",
        "Three times #hero# went at it. Three times it threw #them# back.",
      ],
      more: [
        "The next try was slower, lower, and almost good enough.",
        "Blood on one knuckle, laughter in the throat.",
        "Gravity was in excellent form.",
        "Pain is just information.",
      ],
    },
    helper: {
      core: [
        "Out of the white came #helperIntro#.",
        "You meet odd company at the limit: #helperIntro#, calm as a stone.",
        "#hero# was not alone up there. Beside #them# stood #helperIntro#.",
      ],
      more: [
        "Up there, nobody asks where you come from.",
        "No words. The rope was passed over.",
        "Some are simply born for bad weather.",
        "It tilted its head, as if to say: this way.",
      ],
    },
    bond: {
      core: [
        "Roped together, #hero# and #helper# moved like one animal.",
        "#helper# led the traverse; #hero# held the line.",
        "Trust is a rope with two ends: #hero# and #helper#.",
      ],
      more: [
        "What one could not reach, the other could.",
        "When one slipped, the other was already leaning back.",
        "They breathed in the same rhythm.",
        "Half a chocolate bar has never tasted like that.",
      ],
    },
    setback: {
      core: [
        "The anchor tore. Ten metres of nothing.",
        "A crack ran through the ground, and kept running.",
        "Then the strength was gone, all of it, like a tap turned off.",
      ],
      more: [
        "The way back was gone, and the way on was not there yet.",
        "Hanging there, you hear your own blood.",
        "Below: a very long silence.",
        "The hands would not close.",
      ],
    },
    doubt: {
      core: [
        "“Why?” asked a small voice. #hero# had no answer.",
        "There is a cold that sits behind the eyes, and whispers.",
        "#hero# thought of warm rooms, of soup, of stopping.",
      ],
      more: [
        "It is never the legs that give up first.",
        "Down was easy. Down was right there.",
        "Nobody would ever know.",
        "The bravest thing up there is to be honest.",
      ],
    },
    resolve: {
      core: [
        "#hero# screamed once, at everything, and moved.",
        "One hand. One foot. One more.",
        "Then came the strange calm, and #hero# climbed into it.",
      ],
      more: [
        "There is a second strength, behind the first.",
        "The voice was still talking. It was simply behind #them# now.",
        "No past, no later. Only this.",
      ],
    },
    turn: {
      core: [
        "Beyond the limit, shaking, #hero# #won#.",
        "Breath by breath, and then at once: #hero# #won#.",
        "There was nothing left, and with that nothing, #hero# #won#.",
      ],
      more: [
        "For a moment there was nothing above but sky.",
        "The sky opened like a door.",
        "Below, #trouble# looked almost pretty.",
        "It lasted a second. It will last forever.",
      ],
    },
    celebration: {
      core: [
        "A yell went out, and five mountains yelled back.",
        "#hero# lay on the ground and laughed at the sky.",
        "Two fists in the air, and tears that were mostly wind.",
      ],
      more: [
        "Nobody saw it. It was the best party of the year.",
        "The tea was cold, and magnificent.",
        "Every nerve was singing.",
      ],
    },
    home: {
      core: [
        "The way down took all night and no effort.",
        "Back among chairs and ceilings, #hero# felt enormous.",
        "Home: flat floors, hot water, disbelief.",
      ],
      more: [
        "It took three days for the hands to feel warm again.",
        "Sleep hit like an avalanche.",
        "The boots stood by the door, still steaming.",
        "Everything looked soft.",
      ],
    },
  },
};
