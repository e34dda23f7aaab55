import type { GenreBook } from "./book.ts";

/** Half-light: clues, questions, doors that were shut a moment ago. */
export const MYSTERIOUS: GenreBook = {
  props: ["key", "letter", "candle", "mirror", "magnifying glass"],
  titles: [
    "The Secret of #hero#",
    "The Riddle of the #prop#",
    "What the Night Kept",
    "#hero# and the Unanswered Question",
  ],
  brief: [
    ["Hush. That is #hero#, #intro#.", "And the rest is a secret."],
    ["Who is there? #hero#, #intro#.", "And nobody was ever told how."],
  ],
  frames: [
    [
      "No one could say when #hero# had come. #intro#, that was all they knew.",
      "No one could say where the answer had gone. #hero# only smiled.",
    ],
    [
      "There was a riddle #at#, and #hero#, #intro#, had noticed it.",
      "There is one riddle less #at#. Or so it seems.",
    ],
    [
      "It began with a whisper, and with #hero#, #intro#.",
      "It ended with a whisper, and this time #hero# had said it.",
    ],
    [
      "Something was missing, and only #hero#, #intro#, felt it.",
      "Nothing was missing any more. Almost nothing.",
    ],
    [
      "One light was burning that should have been out. Under it stood #hero#, #intro#.",
      "The light went out at last. There was no more need of it.",
    ],
    [
      "They say that #hero#, #intro#, heard it first.",
      "They say you can hear it still, if you do not listen.",
    ],
  ],
  opening: [
    "The clocks had stopped agreeing with each other.",
    "Someone had left #aProp# where nothing had been before.",
    "The shadows lay the wrong way round.",
  ],
  ending: [
    "The #prop# was never seen again.",
    "One question remained, and it had the good manners to keep quiet.",
    "Behind #them#, softly, a door closed by itself.",
    "Not everything that is solved is over.",
  ],
  beats: {
    world: {
      core: [
        "#at#, even the echoes seemed to know something.",
        "By day, #place# looked innocent enough.",
        "Everything #at# had two names, and one was never spoken.",
      ],
      more: [
        "Curtains moved where there was no window.",
        "The locals crossed to the other side, always at the same spot.",
        "A cat sat there and would not be asked.",
      ],
    },
    want: {
      core: [
        "There was but one way to know: #hero# had to #wish#.",
        "A single thought kept #them# awake: to #wish#.",
        "#hero# had sworn, under #their# breath, to #wish#.",
      ],
      more: [
        "Why? Even #they# could not have said.",
        "Curiosity is a door that opens inwards.",
        "The thought came back each night at the same hour.",
      ],
    },
    plan: {
      core: [
        "#hero# hid #aProp# under #their# coat and waited for the dark.",
        "#hero# drew a circle on the map, and went towards the middle.",
      ],
      more: [
        "There were three clues. One of them was false.",
        "Nobody must know. Somebody always does.",
      ],
    },
    journey: {
      core: [
        "The trail led to #away#, where the footprints stopped.",
        "By a path that was on no map, #hero# came to #away#.",
        "Something drew #them# to #away#, gently, like a tide.",
      ],
      more: [
        "Twice #they# thought that someone was walking in step.",
        "On a stone lay #aProp#, still warm.",
        "Every turning looked like the one before.",
      ],
    },
    obstacle: {
      core: [
        "Without a sound, #came#.",
        "Then, as if called, #came#.",
        "At that very moment #came#, and the trail was gone.",
      ],
      more: [
        "This was no accident.",
        "Within #trouble#, something had its eyes open.",
        "What had been near was suddenly nowhere.",
      ],
    },
    attempt: {
      core: [
        "#hero# followed the sound. It followed back.",
        "The first answer was wrong. The second was worse.",
        "#hero# knocked. From the other side came the same knock.",
      ],
      more: [
        "A clue dissolved between two blinks.",
        "Backwards, perhaps? No. Not backwards.",
        "Someone had erased the last line.",
      ],
    },
    helper: {
      core: [
        "Two eyes opened in the dark. They belonged to #helperIntro#.",
        "“You are late,” said a voice, and out came #helperIntro#.",
        "Only one witness had seen it all: #helperIntro#.",
      ],
      more: [
        "There was no introduction. It seemed they had met before.",
        "“Follow me,” said the stranger, “and touch nothing.”",
        "It knew the answer, and would only trade it for the question.",
      ],
    },
    bond: {
      core: [
        "#hero# and #helper# spoke in glances.",
        "What #hero# did not see, #helper# heard.",
        "Artifact by piece, #hero# and #helper# laid the puzzle.",
      ],
      more: [
        "Each held one half of the truth.",
        "They agreed never to speak of the third door.",
        "It is easier to be afraid in company.",
      ],
    },
    setback: {
      core: [
        "One piece did not fit. It was the one in the middle.",
        "And then the candle went out.",
        "The door had vanished. There was only wall.",
      ],
      more: [
        "Someone had been there before them.",
        "A laugh, or the wind. Better the wind.",
        "The ink had already begun to fade.",
      ],
    },
    doubt: {
      core: [
        "Was there ever a riddle? #hero# was no longer certain.",
        "Some secrets, thought #hero#, keep themselves.",
        "#hero# listened to the dark, and the dark listened to #hero#.",
      ],
      more: [
        "It would be so easy not to know.",
        "The answer felt close, the way a name does on the tongue.",
        "Midnight passed, and did not say where to.",
      ],
    },
    resolve: {
      core: [
        "Then #hero# turned around and asked the right question.",
        "#hero# closed #their# eyes, and saw it.",
        "There was one place where nobody had looked. #hero# looked there.",
      ],
      more: [
        "Of course. It had been in plain sight.",
        "Everything hidden hides somewhere simple.",
        "The pieces slid together without a click.",
      ],
    },
    turn: {
      core: [
        "And in that hush #hero# #won#.",
        "The veil lifted, and #hero# #won#.",
        "No one saw how, but before dawn #hero# #won#.",
      ],
      more: [
        "It had been there the whole time.",
        "All at once #trouble# made sense.",
        "The answer was smaller than the question, and far more beautiful.",
      ],
    },
    celebration: {
      core: [
        "Windows lit up, one after another, and no one asked why.",
        "There was music that night, from no one knew where.",
        "They smiled like people who share a secret.",
      ],
      more: [
        "Nobody danced, and yet the shadows did.",
        "Even the clocks agreed again, for an hour.",
        "A toast was raised to an empty chair.",
      ],
    },
    home: {
      core: [
        "The path back had never been so short, or so different.",
        "#hero# came home by the other door.",
        "When #they# returned, no time had passed at all.",
      ],
      more: [
        "On the sill lay a single feather.",
        "#hero# said nothing, and was believed.",
        "The lock turned before the key touched it.",
      ],
    },
  },
};
