import type { StorySettings } from "@kinora/contracts/story/board";
import type { ExpositionBook } from "./exposition-book.ts";
import { INVITATIONS, PICTURES } from "./invitations.ts";

/** Invites without boasting: merits are stated only if the prompt states them. */
export const PROMOTIONAL: ExpositionBook<StorySettings["genre"]> = {
  brief: {
    hooks: ["Have a look: #topic#.", "Have you seen #topic#?"],
    closes: ["Come and see for yourself.", "Come by, and bring a friend."],
  },
  titles: ["Come and See: #topic#", "An Invitation: #topic#", "#topic#"],
  framing: [
    "We could tell you a lot. We would rather you looked.",
    "No long speeches. A name, and an open door.",
    "What is it like? That is for you to say.",
  ],
  look: PICTURES,
  ask: INVITATIONS,
  voices: {
    basic: {
      frames: [
        ["May we introduce: #topic#.", "That was #topic#. Come and see for yourself."],
        [
          "Hello. We would like to show you #topic#.",
          "Now you have seen #topic#. Drop in and say hello back.",
        ],
        [
          "There is something new to look at: #topic#.",
          "Have a look at #topic#, today or tomorrow.",
        ],
      ],
      leads: ["In short:", "What you get:", "Plainly said:", "Good to know:"],
      more: ["That is all, and it is enough to start with.", "Simple as that.", "You decide."],
    },
    history: {
      frames: [
        [
          "Every beginning is remembered by somebody. This is the beginning of #topic#.",
          "One day you may say that you were there. Visit #topic#.",
        ],
        ["Hear ye, hear ye: #topic#!", "So ends the proclamation. Come in person to #topic#."],
        [
          "A new page, and on it in careful letters: #topic#.",
          "The page is open. Sign your name: come to #topic#.",
        ],
      ],
      leads: ["Let it be noted:", "Be it known:", "The crier calls:", "Written large on the door:"],
      more: ["The ink is still wet.", "Tell it in the market square.", "Bells are optional."],
    },
    "sci-fi": {
      frames: [
        ["Incoming message. Subject: #topic#.", "End of message. Set your course for #topic#."],
        [
          "New object on the screen: #topic#.",
          "Object confirmed: #topic#. You are cleared to approach.",
        ],
        [
          "Future calling. It says: #topic#.",
          "The future is holding the line. Answer it: #topic#.",
        ],
      ],
      leads: ["Specification:", "Confirmed:", "On the display:", "Loaded:"],
      more: ["All lamps green.", "No translation needed.", "Prepare for docking."],
    },
    funny: {
      frames: [
        [
          "We interrupt your scrolling for #topic#. You may blink.",
          "You may go back to scrolling now. Or come and see #topic#. We would.",
        ],
        [
          "Stop! This is not about socks. This is about #topic#.",
          "Still not about socks. Come and see #topic#, socks welcome.",
        ],
        [
          "Our duck said we should tell you about #topic#.",
          "The duck has nothing to add. Come and see #topic#.",
        ],
      ],
      leads: ["Ahem:", "The duck insists that we mention:", "In serious voice:", "Brace yourself:"],
      more: ["Gasp if you like.", "We practised this line in the shower.", "The duck nods."],
    },
    extreme: {
      frames: [
        [
          "Ready to leave the sofa? Then come to #topic#.",
          "Still on the sofa? #topic# is out there. Move.",
        ],
        ["Hold tight: #topic#.", "Let go now, and jump in: #topic#."],
        [
          "One push of the door, and there it is: #topic#.",
          "Push the door. #topic# is on the other side.",
        ],
      ],
      leads: ["Straight up:", "Full volume:", "Feel this:", "No filter:"],
      more: ["Heart rate: rising.", "Shoes on.", "Don’t just watch."],
    },
    romantic: {
      frames: [
        [
          "It could be the beginning of something. It is called #topic#.",
          "Let it be the beginning. Come to #topic#, perhaps not alone.",
        ],
        ["For you, with a bow around it: #topic#.", "Undo the bow. #topic# is waiting."],
        [
          "Do you believe in first looks? Here is #topic#.",
          "A second look, then? You know where to find #topic#.",
        ],
      ],
      leads: [
        "Softly said:",
        "From us to you:",
        "Between the lines, and on them:",
        "Here is our love letter:",
      ],
      more: ["Take somebody’s hand.", "There is room for two.", "We were hoping you would come."],
    },
    mysterious: {
      frames: [
        [
          "Someone left the door ajar. Behind it: #topic#.",
          "The door is still ajar. #topic#. You heard nothing from us.",
        ],
        [
          "You were not meant to see this yet: #topic#.",
          "Now that you have seen it, come after dark, or at noon: #topic#.",
        ],
        ["Psst. #topic#.", "Pass it on, very quietly: #topic#."],
      ],
      leads: ["A hint:", "What we may reveal:", "On a folded note:", "Between us:"],
      more: [
        "More would be telling.",
        "Look closer.",
        "The rest you will have to find out on the spot.",
      ],
    },
    "action-packed": {
      frames: [
        ["Three. Two. One. #topic#!", "Zero. That is your signal: #topic#. Go!"],
        ["Move, move, move: #topic# is here!", "You know the way. Be quick: #topic#!"],
        ["Breaking through the wall: #topic#!", "The wall is gone. Run to #topic#!"],
      ],
      leads: ["Boom:", "First hit:", "And now:", "Direct hit:"],
      more: ["Faster!", "Got it? Good.", "No time for the small talk."],
    },
  },
};
