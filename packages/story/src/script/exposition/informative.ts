import type { StorySettings } from "@kinora/contracts/story/board";
import type { ExpositionBook } from "./exposition-book.ts";
import { LOOKS, QUESTIONS } from "./informative-questions.ts";

/** Explains without inventing: questions, pointers, and the words of the prompt. */
export const INFORMATIVE: ExpositionBook<StorySettings["genre"]> = {
  brief: {
    hooks: ["Today’s subject: #topic#.", "Let us wonder about #topic#."],
    closes: ["The rest is yours to find out.", "Now you ask the next question."],
  },
  titles: ["A Closer Look: #topic#", "Looking Into It: #topic#", "Let Us Find Out: #topic#"],
  framing: [
    "All we have is the question.",
    "All we were given is the question itself, so let us ask it well.",
    "You brought a question, not an answer. We will not make one up.",
    "Nobody has told us more than the question. That is where all knowing starts.",
  ],
  look: LOOKS,
  ask: QUESTIONS,
  voices: {
    basic: {
      frames: [
        [
          "Let us think about #topic#, one step at a time.",
          "So much for #topic#, as far as we know. The next step is yours.",
        ],
        [
          "Today there is one thing on the table: #topic#.",
          "The table is clear again. The question comes along in your pocket.",
        ],
        [
          "Here is something worth a closer look: #topic#.",
          "That was our closer look. Yours may see more.",
        ],
      ],
      leads: [
        "Here is what we know from you:",
        "You told us this:",
        "One thing is given:",
        "And we were told:",
      ],
      more: [
        "No hurry.",
        "Where we do not know, we will say so.",
        "Guesses are welcome, as long as they are called guesses.",
      ],
    },
    history: {
      frames: [
        [
          "Every question has its ancestors. Ours is about #topic#.",
          "One day somebody will look back at what we knew about #topic#. Let us leave them good notes.",
        ],
        [
          "Open the old drawer marked #topic#.",
          "Close the drawer gently. It is marked #topic#, and it is not full.",
        ],
        [
          "What remains, and who remembers? The subject is #topic#.",
          "What remains of #topic# is what we pass on with care.",
        ],
      ],
      leads: [
        "The record we were given says:",
        "This much has been handed to us:",
        "In the words of our source:",
        "The note reads:",
      ],
      more: [
        "Where the page is empty, we leave it empty.",
        "A careful chronicler marks what is not certain.",
        "Ask the oldest person you know; listen to the end.",
      ],
    },
    "sci-fi": {
      frames: [
        ["Input received: #topic#. Begin scan.", "Scan complete: #topic#. Unknowns remain. Good."],
        [
          "Suppose a visitor from far away asked about #topic#.",
          "The visitor nods, and flies home with better questions about #topic#.",
        ],
        ["All sensors on one subject: #topic#.", "Sensors off. Curiosity stays on."],
      ],
      leads: ["Data on file:", "Verified input:", "The transmission reads:", "Logged:"],
      more: [
        "Whatever is not logged is marked unknown.",
        "The probe reports what it sees, and nothing else.",
        "Unknown is not an error. It is a destination.",
      ],
    },
    funny: {
      frames: [
        [
          "Right. Who can explain about #topic#? Anyone? The hamster?",
          "And that, dear hamster, is as much as anybody has told us about #topic#.",
        ],
        [
          "This film about #topic# contains no elephants. Sorry.",
          "We promised no elephants, and we kept our word. More than that we do not claim.",
        ],
        [
          "Raise your hand if you know all about #topic#. Hands down, please, show-offs.",
          "Hands up again. Look at that: much more honest hands.",
        ],
      ],
      leads: [
        "Quiet at the back, this is the real part:",
        "Our expert, which is you, says:",
        "Pencils ready:",
        "No drum roll, just this:",
      ],
      more: [
        "We could make something up here. We shall have a biscuit instead.",
        "If you nodded just now, you may take a bow.",
        "The hamster has a follow-up question.",
      ],
    },
    extreme: {
      frames: [
        [
          "Go to the edge of what you know about #topic#. Now lean out.",
          "That was the edge, for today. Tomorrow it will lie farther out.",
        ],
        [
          "Most people stop thinking about #topic# after three seconds. Do not stop.",
          "You went past the three seconds. That is where #topic# gets interesting.",
        ],
        [
          "Deep breath. We are going straight into #topic#.",
          "And out again, breathing hard, with more questions than before.",
        ],
      ],
      leads: [
        "Solid ground, right here:",
        "Hold on to this:",
        "First fixed point:",
        "This one carries your weight:",
      ],
      more: [
        "Past the known there is open air, and honest guessing.",
        "Do not jump to a conclusion. Climb to it.",
        "Test every hold before you trust it.",
      ],
    },
    romantic: {
      frames: [
        [
          "Some things one only understands by loving them a little. Take #topic#.",
          "Stay a moment longer with #topic#. Understanding, too, takes its time.",
        ],
        [
          "Sit beside me, and let us wonder about #topic#.",
          "The evening is over, and #topic# still keeps a secret or two.",
        ],
        [
          "It is a tender thing, attention. Let us give some to #topic#.",
          "We gave #topic# our attention. That is never lost.",
        ],
      ],
      leads: [
        "You whispered to us:",
        "In your own words:",
        "You wrote, and we kept it:",
        "This line we know by heart:",
      ],
      more: [
        "We would not dream of making something up.",
        "Look again, the way one looks at a face.",
        "To ask gently is half of the answer.",
      ],
    },
    mysterious: {
      frames: [
        [
          "There is a riddle in plain sight. Its name is #topic#.",
          "The riddle of #topic# is still in plain sight. But now you see it.",
        ],
        [
          "What do we truly know about #topic#? Lower your voice.",
          "That is all we truly know about #topic#. The rest keeps still, and waits.",
        ],
        [
          "Three doors, and behind one of them: #topic#.",
          "One door is open now. Two are left for you.",
        ],
      ],
      leads: [
        "One clue, and it came from you:",
        "On the note stands, word for word:",
        "The only witness states:",
        "Remember this line:",
      ],
      more: [
        "We looked for more, and will not pretend.",
        "A clue is not yet an answer.",
        "What is missing here? Somebody knows.",
      ],
    },
    "action-packed": {
      frames: [
        [
          "Clock running. Subject: #topic#. Go!",
          "Time! The subject was #topic#. Your turn on the clock.",
        ],
        [
          "Eyes open, this is quick: #topic#.",
          "That was #topic# at full speed. Now play it again, slowly.",
        ],
        ["One question, no brakes: #topic#.", "Engines off. The question is still warm."],
      ],
      leads: ["Fact, incoming:", "Catch:", "Straight from you:", "Grab this one:"],
      more: ["Next!", "No guesses at this speed.", "Look left. Look right. Look closer."],
    },
  },
};
