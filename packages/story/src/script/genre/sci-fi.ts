import type { GenreBook } from "./book.ts";

/** Clear and wide: instruments, signals, the loneliness of distances. */
export const SCI_FI: GenreBook = {
  props: ["telescope", "radio", "battery", "robot arm", "satellite dish"],
  titles: ["Signal from #hero#", "#hero#, Come In", "The Last Light Year", "Mission Log: #hero#"],
  brief: [
    ["Signal found: #hero#, #intro#.", "The signal is clear. Over and out."],
    ["Online: #hero#, #intro#.", "All systems are now at peace."],
  ],
  frames: [
    [
      "Log entry one. Subject: #hero#, #intro#.",
      "Log entry, last page. Subject: #hero#. Status: home.",
    ],
    [
      "The signal was weak, but it had a name: #hero#, #intro#.",
      "The signal is strong now. It still says the same name.",
    ],
    [
      "On the sensors, #hero# was a single dot: #intro#.",
      "On the sensors there was one dot, and it was shining.",
    ],
    [
      "Long after the maps had run out, there was #hero#, #intro#.",
      "The maps have a new line now, drawn by #hero#.",
    ],
    [
      "The machines had calculated everything, except #hero#, #intro#.",
      "The machines ran the numbers again. #hero# was not in them, and smiled.",
    ],
    [
      "Systems online. Lights green. And #hero#, #intro#, wide awake.",
      "Systems resting. Lights low. #hero#, for once, asleep.",
    ],
  ],
  opening: [
    "The clock counted, and no one else did.",
    "Far off, a beacon blinked its only word.",
    "On the console lay #aProp#, switched off and waiting.",
  ],
  ending: [
    "The #prop# is still sending.",
    "Somewhere out there, another small light answered.",
    "Distance, it turned out, was just a number.",
    "End of transmission.",
  ],
  beats: {
    world: {
      core: [
        "#at#, every day was measured in kilowatts and silence.",
        "The air #at# came with a faint electric hum.",
        "Everything #at# had a switch, except the quiet.",
      ],
      more: [
        "A green lamp said that all was well. It always said so.",
        "Outside, the stars kept their distance.",
        "The coffee came in cubes.",
      ],
    },
    want: {
      core: [
        "The mission was not in any file: to #wish#.",
        "One directive burned brighter than the rest: #wish#.",
        "#hero# had computed the odds, and still wanted to #wish#.",
      ],
      more: [
        "Odds are only arithmetic.",
        "No protocol covered it, so #hero# wrote one.",
        "The idea would not be deleted.",
      ],
    },
    plan: {
      core: [
        "#hero# charged #aProp# and plotted a course.",
        "Route locked, reserves at half, courage at maximum.",
      ],
      more: [
        "The margin for error was thinner than paint.",
        "Three checks, then one more for luck.",
      ],
    },
    journey: {
      core: [
        "Coordinates set: #away#. #hero# did not look back.",
        "The hatch sighed open, and #away# lay ahead.",
        "Step by measured step, #hero# crossed over to #away#.",
      ],
      more: [
        "The home signal grew thin as thread.",
        "The instruments had no name for that colour.",
        "In the hold, #aProp# rattled softly.",
      ],
    },
    obstacle: {
      core: [
        "Warning: #came#.",
        "Every gauge jumped at once. Outside, #came#.",
        "Then #came#, and contact was lost.",
      ],
      more: [
        "No model had predicted #trouble#.",
        "Red light. Then no light.",
        "The readings made no sense, which was a reading, too.",
      ],
    },
    attempt: {
      core: [
        "#hero# rerouted everything. It held for four seconds.",
        "A restart failed. So did the next.",
        "#hero# tried every frequency, and heard only #themself#.",
      ],
      more: [
        "Four seconds can be a beginning.",
        "A fuse went, with a small blue sigh.",
        "The manual ended on this page.",
      ],
    },
    helper: {
      core: [
        "An unknown contact came into range: #helperIntro#.",
        "The scanner chirped. Life form detected: #helperIntro#.",
        "Out of the static stepped #helperIntro#.",
      ],
      more: [
        "Neither of them spoke the other’s language. They pointed, and it was enough.",
        "“Friendly,” said the display, after a pause.",
        "First contact, and it came with a wave.",
      ],
    },
    bond: {
      core: [
        "#hero# and #helper# shared power, and then stories.",
        "Two minds ran better in parallel: #hero# and #helper#.",
        "#helper# read the sky; #hero# read the dials.",
      ],
      more: [
        "They built a common word out of clicks. It meant “again”.",
        "The batteries were low, the company excellent.",
        "For the first time in many cycles, somebody laughed.",
      ],
    },
    setback: {
      core: [
        "At ninety-nine percent, the power died.",
        "Then the ground shook, and the numbers fell to zero.",
        "The link broke, clean as glass.",
      ],
      more: [
        "The last percent is the heaviest.",
        "Silence on all channels.",
        "A single spark drifted down, and went out.",
      ],
    },
    doubt: {
      core: [
        "In the dark, #hero# asked a question no computer could answer.",
        "Perhaps the universe was simply too large for this.",
        "#hero# switched off the lamp to save power, and hope with it.",
      ],
      more: [
        "The stars gave no advice.",
        "Home was eleven minutes away, at the speed of light.",
        "There is no setting for loneliness.",
      ],
    },
    resolve: {
      core: [
        "“Override,” said #hero#.",
        "#hero# closed one circuit by hand. It would have to do.",
        "One light still worked. #hero# followed it.",
      ],
      more: [
        "There was one more thing to try, and it was not in the manual.",
        "Somewhere deep, an engine cleared its throat.",
        "Probability is not destiny.",
      ],
    },
    turn: {
      core: [
        "Then the dials swung round as one: #hero# #won#.",
        "Against every forecast, #hero# #won#.",
        "Confirmed. Repeat, confirmed: #hero# #won#.",
      ],
      more: [
        "Light poured in on every channel.",
        "The universe, briefly, felt like a small room.",
        "Even #trouble# fell silent.",
      ],
    },
    celebration: {
      core: [
        "Every lamp on board blinked in celebration.",
        "They toasted with recycled water, and it tasted of comets.",
        "Across the void, the good news travelled at the speed of light.",
      ],
      more: [
        "The robots applauded, exactly in time.",
        "Somebody played music, and the dust began to dance.",
        "Gravity was turned down for the occasion.",
      ],
    },
    home: {
      core: [
        "Course reversed: home.",
        "The beacon of home rose over the rim of the dark.",
        "Re-entry was gentle, like a hand on a shoulder.",
      ],
      more: [
        "It looked smaller than before, and dearer.",
        "The airlock opened with the best sound in the galaxy.",
        "#hero# left a light on for whoever came next.",
      ],
    },
  },
};
