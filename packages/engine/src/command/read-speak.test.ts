import { expect, it } from "vitest";
import { readCommand } from "./read-command.ts";

it("reads a text, a voice and a pace", () => {
  expect(readCommand(["speak", "Hello.", "--voice", "george", "--speed", "0.9"])).toEqual({
    ...{ do: "speak", text: "Hello.", voice: "george", speed: 0.9 },
    ...{ out: "speech.wav", force: false, quiet: false },
  });
});

it.each([
  [["speak"], /^Say one text in quotation marks/],
  [["speak", "a", "b"], /^Say one text in quotation marks/],
  [["speak", "a", "--speed", "fast"], '--speed is a number, not "fast".'],
  [["speak", "a", "-o", "a.mp3"], "Speech is written as .wav."],
  [["speak", "a", "--pitch", "1"], "Unknown option '--pitch'. See kinora --help."],
])("rejects %j in one sentence", (args, sentence) => {
  expect(() => readCommand(args)).toThrow(sentence);
});
