import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Box, drawSprite } from "../paint/sprite.ts";
import { modelled } from "./body-shapes.ts";
import type { BuildRig } from "./rig.ts";
import { signFont } from "./sign-font.ts";

const HEIGHT = 30;
const WIDTH = 34;
const BOARD: Box = { x: -17, y: -30, width: 34, height: 18 };
const INNER = { width: 30, height: 14.4 };
const LARGEST_LETTER = 11;
const LINE = 1.14;
const WOOD = "#b97f45";
const PAPER = "#fff4dd";
const INK = "#3a2530";

/** Breaks a text into at most `most` lines of nearly equal length, never inside a word. */
function breakLines(text: string, most: number): string[] {
  const target = Math.ceil(text.length / most);
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + word.length < target + 2 || lines.length === most))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns the line breaks that allow the largest letters. */
function layOut(context: SKRSContext2D, text: string): { lines: string[]; size: number } {
  context.font = signFont(100);
  const options = [1, 2, 3, 4].map((most) => {
    const lines = breakLines(text, most);
    const widest = Math.max(...lines.map((line) => context.measureText(line).width));
    const size = Math.min(
      LARGEST_LETTER,
      (INNER.width / Math.max(1, widest)) * 100,
      INNER.height / (lines.length * LINE),
    );
    return { lines, size };
  });
  return options.toSorted((a, b) => b.size - a.size)[0] ?? { lines: [text], size: 4 };
}

/** A wooden board on two posts with the text of the prompt painted on it. */
export const buildSign: BuildRig = ({ painter, text }) => {
  const posts = painter.shape({ x: -11, y: -14, width: 22, height: 14 }, (context) => {
    for (const x of [-10.4, 7.6]) {
      const post = { x, y: -14, width: 2.8, height: 14 };
      context.fillStyle = modelled(context, post, painter.tone("#8a5a34"));
      context.beginPath();
      context.roundRect(post.x, post.y, post.width, post.height, 0.8);
      context.fill();
    }
  });
  const board = painter.shape(BOARD, (context) => {
    context.fillStyle = modelled(context, BOARD, painter.tone(WOOD));
    context.beginPath();
    context.roundRect(BOARD.x, BOARD.y, BOARD.width, BOARD.height, 2);
    context.fill();
    context.fillStyle = PAPER;
    context.beginPath();
    context.roundRect(BOARD.x + 1.1, BOARD.y + 1.1, BOARD.width - 2.2, BOARD.height - 2.2, 1.3);
    context.fill();
  });
  return {
    height: HEIGHT,
    width: WIDTH,
    draw: (context) => {
      drawSprite(context, posts);
      drawSprite(context, board);
      if (text === undefined) return;
      context.save();
      context.textAlign = "center";
      context.textBaseline = "alphabetic";
      const { lines, size } = layOut(context, text);
      context.font = signFont(100);
      context.fillStyle = INK;
      const middle = BOARD.y + BOARD.height / 2;
      lines.forEach((line, index) => {
        const y = middle + (index - (lines.length - 1) / 2) * size * LINE + size * 0.36;
        context.save();
        context.translate(0, y);
        context.scale(size / 100, size / 100);
        context.fillText(line, 0, 0);
        context.restore();
      });
      context.restore();
    },
  };
};
