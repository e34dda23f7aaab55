import type { GenreBook } from "./book.ts";

/** Short of breath, hard verbs, against the clock. */
export const ACTION_PACKED: GenreBook = {
  props: ["map", "compass", "stopwatch", "helmet", "toolbox"],
  titles: ["#hero#: No Way Back", "Run, #hero#", "#hero# Against the Clock", "The Last Minute"],
  brief: [
    ["Go! #hero#, #intro#.", "The clock stopped. Mission well done."],
    ["Move, #hero#! #intro#, at full speed.", "Engines off. And #hero# only grinned."],
  ],
  frames: [
    [
      "Ten seconds. That was all #hero#, #intro#, had.",
      "Ten seconds left on the clock, and #hero# was done.",
    ],
    [
      "Bang! The door flew open, and in burst #hero#, #intro#.",
      "Click. The door closed. #hero# put both feet up.",
    ],
    [
      "#hero# was #intro#, and already running.",
      "#hero# stopped running. There was nothing left to chase.",
    ],
    ["Go! #hero#, #intro#, did not wait to be told twice.", "Stop. Breathe. #hero# had earned it."],
    [
      "The alarm rang once. #hero#, #intro#, was up before it rang again.",
      "The alarm was silent. #hero# slept straight through the quiet.",
    ],
    [
      "Nobody outran #hero#, #intro#. Today somebody would try.",
      "Nobody outran #hero#. Not today.",
    ],
  ],
  opening: ["The clock was running.", "#hero# grabbed #aProp# and jumped.", "Three, two, one."],
  ending: [
    "The #prop# was dented, and so was the record.",
    "Dust settled. Engines cooled.",
    "“Same time tomorrow?” said #hero#.",
    "Somewhere, another alarm began to ring.",
  ],
  beats: {
    world: {
      core: [
        "#at#, standing still was never an option.",
        "Wheels, wings, feet: everything #at# moved.",
        "#place# was a racetrack with scenery.",
      ],
      more: [
        "Somebody was always late #at#, and never for long.",
        "The wind tried to keep up, and gave up.",
        "Left, right, duck, jump. Just a normal morning.",
        "You learn to tie your laces while running.",
        "Sparks hung in the air like midges.",
      ],
    },
    want: {
      core: [
        "One mission: #wish#. No second tries.",
        "The order was clear. #wish#, or lose it all.",
        "#hero# had until sundown to #wish#.",
      ],
      more: [
        "There was one way in, and every second made it narrower.",
        "Think later. Run first.",
        "Tick. Tick. Tick.",
        "Failure was on the list of options. #hero# tore up the list.",
        "It had never been done. Perfect.",
      ],
    },
    plan: {
      core: [
        "The plan: #aProp#, full speed, no brakes.",
        "Plan A lasted four words: go faster than that.",
      ],
      more: [
        "It would work, as long as nothing at all went wrong.",
        "There was no plan C, and no time to write one.",
        "Plan B was to run.",
        "Every second on paper was a second lost.",
      ],
    },
    journey: {
      core: [
        "#hero# tore through #away#, heart pounding.",
        "A leap, a roll, and #away# opened up ahead.",
        "Full tilt into #away#, no looking back.",
      ],
      more: [
        "The road dropped away, and #hero# dropped with it.",
        "Behind #them#, the dust had no time to settle.",
        "Stones flew. Leaves whipped past.",
        "In one hand, #aProp#. In the other, nothing but air.",
        "Corner. Corner. Straight. Faster.",
      ],
    },
    obstacle: {
      core: [
        "Then, wham: #came#.",
        "Too late to swerve. #came#, right across the track.",
        "Without warning #came#, and the ground gave way.",
      ],
      more: [
        "One blink later, the way ahead was gone.",
        "Brakes would have helped. There were no brakes.",
        "#trouble# hit like a wall.",
        "#hero# skidded, spun, stayed up.",
        "No room. No time.",
      ],
    },
    attempt: {
      core: [
        "#hero# charged, and bounced off.",
        "First try: too slow. Second try: too soon.",
        "#hero# jumped. Missed. Hung on by the fingertips.",
      ],
      more: [
        "A second run-up, harder than the first.",
        "So close that #their# sleeve brushed it, and gone again.",
        "Get up. Again.",
        "That one hurt.",
        "Half a metre short, and falling.",
      ],
    },
    helper: {
      core: [
        "Out of the dust shot #helperIntro#.",
        "“Hold on!” And there, at full speed, came #helperIntro#.",
        "A shadow swept in beside #them#: #helperIntro#.",
      ],
      more: [
        "Side by side, they hit top speed before the next corner.",
        "Whoever asks too many questions gets left behind.",
        "No time for names. They moved as one.",
        "One nod. It was a deal.",
        "Two against the clock, then.",
      ],
    },
    bond: {
      core: [
        "#hero# went high, #helper# went low.",
        "Back to back, #hero# and #helper# cut through.",
        "#helper# threw, #hero# caught, and on they went.",
      ],
      more: [
        "One pushed, one pulled, and neither of them slowed down.",
        "A glance to the left, a glance to the right, and go.",
        "Not a word. Not one wrong step.",
        "They had known each other for two minutes, and it was enough.",
        "Fast is good. Together is faster.",
      ],
    },
    setback: {
      core: [
        "Crack! The way ahead broke in two.",
        "Then everything blew up at once. Nearly everything.",
        "The line snapped. Down went #hero#.",
      ],
      more: [
        "Everything that could fall was falling, all at once.",
        "There went the head start. There went the map.",
        "Clock: ninety seconds.",
        "Smoke. Sirens. Think.",
        "The exit was on the wrong side of it.",
      ],
    },
    doubt: {
      core: [
        "For one heartbeat, #hero# did not move.",
        "Flat on the ground, #hero# stared at the sky.",
        "Lungs on fire. Legs like sand.",
      ],
      more: [
        "Somewhere far off the clock was still running, and it did not care.",
        "Every breath tasted of dust and of giving up.",
        "Stay down, said every muscle.",
        "It was quiet for the first time all day.",
        "One heartbeat is a long time.",
      ],
    },
    resolve: {
      core: [
        "#hero# spat dust and stood up.",
        "“Not like this,” said #hero#, and sprinted.",
        "Up. Now. #hero# launched.",
      ],
      more: [
        "There was one move left, and it was the risky one.",
        "Knees, hands, feet: up again, one after the other.",
        "Everything on one jump.",
        "If not now, when? Exactly.",
        "Fists closed. Eyes front.",
      ],
    },
    turn: {
      core: [
        "One second to go, and #hero# #won#.",
        "A flash, a shout, and it was over: #hero# #won#.",
        "With the very last push, #hero# #won#.",
      ],
      more: [
        "The ground shook, the smoke cleared, and there #they# stood.",
        "It had been close. It had been closer than close.",
        "The clock stopped at zero point one.",
        "Behind #them#, #trouble# crashed into nothing.",
        "Yes. Yes! Yes!",
      ],
    },
    celebration: {
      core: [
        "The roar could be heard three valleys away.",
        "Horns, whistles, arms in the air.",
        "#hero# was lifted up and thrown, twice.",
      ],
      more: [
        "Everybody told it at the same time, and everybody told it faster.",
        "They replayed the last second until the moon came up.",
        "Somebody lit the fireworks a day early.",
        "High five. Low five. Ouch.",
        "The dust itself seemed to dance.",
      ],
    },
    home: {
      core: [
        "The ride home was slow, on purpose.",
        "#hero# limped home, grinning.",
        "Home: bandage, soup, bed.",
      ],
      more: [
        "For once, no alarm was set for the morning.",
        "Even the stairs were taken one at a time tonight.",
        "Every bruise had a story.",
        "The bag hit the floor, still smoking.",
        "Quiet had never been so loud.",
      ],
    },
  },
};
