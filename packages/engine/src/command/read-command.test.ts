import { describe, expect, it } from "vitest";
import { resolveOrder } from "../create/order.ts";
import { readCommand } from "./read-command.ts";

/** Returns the recipe of a command line, or the message that rejects it. */
function read(...args: string[]): object | string {
  try {
    const command = readCommand(args);
    return "order" in command ? resolveOrder(command.order) : command;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe("readCommand", () => {
  it("shows help without arguments", () => {
    expect([readCommand([]), readCommand(["help"]), readCommand(["create", "-h"])]).toEqual([
      { do: "help" },
      { do: "help" },
      { do: "help" },
    ]);
  });

  it("infers the kind from the file name and defaults to a picture", () => {
    const kind = (...args: string[]) => {
      const command = readCommand(["create", "x", ...args]);
      return "order" in command ? command.order.kind : null;
    };
    expect([kind(), kind("-o", "a.webp"), kind("-o", "a.MP4"), kind("--kind", "video")]).toEqual([
      "image",
      "image",
      "video",
      "video",
    ]);
  });

  it("accepts every setting by its name in the specification, with negative values too", () => {
    const film = read(
      ...["create", "a fox", "--kind", "video", "--seed", "3", "--duration", "72", "--fps", "30"],
      ...[
        "--zoom",
        "0.8",
        "--translation-x",
        "-40",
        "--translation-y=5",
        "--loop",
        "--effect",
        "zoom",
      ],
      ...[
        "--motion-field-strength-x",
        "0",
        "--motion-field-strength-y",
        "20",
        "--guidance-scale",
        "9",
      ],
      ...["--negative-prompt", "birds", "--style", "anime", "--ratio", "9:16"],
    );
    expect(film).toMatchObject({
      ...{ seed: 3, duration: 72, fps: 30, effect: "zoom", negative_prompt: "birds" },
      ...{ style: "anime", aspectRatio: "9:16" },
      settings: {
        ...{ zoom: 0.8, translation_x: -40, translation_y: 5, guidance_scale: 9, loop: true },
        ...{ motion_field_strength_x: 0, motion_field_strength_y: 20 },
      },
    });
  });

  it("films a photo", () => {
    const photo = (...args: string[]) => {
      const command = readCommand(["create", "orbit", "--image", "a.jpg", ...args]);
      return "order" in command ? [command.order.kind, command.order.photo] : null;
    };
    expect(photo()).toEqual(["video", { path: "a.jpg", mode: "photo-to-video" }]);
    expect(photo("--mode", "face-to-video")?.[1]).toMatchObject({ mode: "face-to-video" });
    expect(read("create", "x", "--image", "a.jpg", "--effect", "morph")).toMatch(/effect morph/);
  });

  it("draws a seed when none is given", () => {
    expect(read("create", "a fox")).not.toEqual(read("create", "a fox"));
  });

  it.each([
    [
      ["draw", "x"],
      'There is no command "draw"; there are create, story, speak, inspect, key and verify-challenge.',
    ],
    [["inspect"], "Say one file: kinora inspect FILE."],
    [["create"], 'Say what to make: kinora create "a fox in the snow".'],
    [["create", "a", "fox"], 'Put the prompt in quotation marks: "a fox in the snow".'],
    [["create", "x", "--kind", "story"], /^--kind is one of image, video.*, not "story"\.$/],
    [["create", "x", "--colour", "red"], "Unknown option '--colour'. See kinora --help."],
    [["create", "x", "--mode", "face-to-video"], /name one with --image FILE/],
    [["create", "x", "--image", "a.jpg", "--kind", "image"], /A photo becomes a film/],
    [["create", "x", "--seed", "seven"], '--seed is a number, not "seven".'],
    [
      ["create", "x", "--zoom", "1.2"],
      "The model doesn't have this setting: zoom 1.2 (of kind image).",
    ],
    [
      ["create", "x", "--kind", "video", "--loop", "--effect", "morph"],
      "The model doesn't have this setting: loop true (with effect morph).",
    ],
    [
      ["create", "x", "--kind", "video", "--model", "majic", "--duration", "8"],
      "The model cannot do duration 8; allowed: 4.",
    ],
    [["create", "x", "--model", "nobody"], "There's no model with this name: model nobody."],
  ])("rejects %j in one sentence", (args, sentence) => {
    expect(read(...args)).toMatch(sentence);
  });
});
