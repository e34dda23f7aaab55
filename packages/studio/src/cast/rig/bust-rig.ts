import { boxOf } from "../paint/load-icon.ts";
import { SKIN_COLOURS } from "../paint/skin.ts";
import { drawSprite, drawTurned } from "../paint/sprite.ts";
import { limb } from "./body-shapes.ts";
import { HIP, paintBelt, paintForearm, paintRobe, paintTrunk, readHem } from "./bust-body.ts";
import { crownPicture } from "./crown-picture.ts";
import { buildPedalling, RISE } from "./pedals.ts";
import type { BuildRig } from "./rig.ts";
import { buildTool, drawInHand } from "./tools.ts";

/** Pictures whose long robes hide the legs down to the shoes. */
const ROBED =
  /mage|elf|judge|student|princess|headscarf|veil|genie|vampire|breast-feeding|supervillain/;
/** Portraits that already show a right hand holding something, or both hands. */
const HAND_SHOWN =
  /cook|detective|farmer|firefighter|judge|mechanic|scientist|singer|mage|troll|factory/;
const HANDS_SHOWN = /artist|zombie|juggling|teacher|technologist|veil|feeding/;
const GLOVES: Readonly<Record<string, string>> = {
  astronaut: "#d9d2ea",
  "woman-astronaut": "#d9d2ea",
  ninja: "#3c3356",
  "person-superhero": "#d92f45",
  "woman-superhero": "#d92f45",
  "man-genie": "#2f9ae0",
  "woman-genie": "#2f9ae0",
  troll: "#9bb83f",
};
/** The board of a teacher, in units: its position beside the coat, and its size. */
const BOARD = { left: 7.6, width: 13, height: 17.95 } as const;
/** Units by which the hand in the picture extends beyond the sleeve. */
const HAND_REACH = 2.6;
const YELLOW = "#fcc02e";
/** Fraction of a portrait taken by the head and what is worn on it; below are clothes. */
const CHEST = { plain: 0.6, high: 0.7 } as const;
const HIGH = /crown|prince|cook|mage|officer|pilot|guard/;

/**
 * A half-length portrait, completed by forearms, a coat in its own colour, legs and shoes, or by a
 * robe.
 */
export const buildBust: BuildRig = ({ subject, painter, action, wears, tool }) => {
  const icon = boxOf(subject.icon);
  const hem = readHem(subject.icon);
  const shown = HAND_SHOWN.test(subject.icon);
  const right = hem.right - (shown ? HAND_REACH : 0);
  const middle = (hem.left + right) / 2;
  const half = Math.min(11, (right - hem.left) / 2);
  const garment = wears.find(({ item }) => item === "dress" || item === "shirt" || item === "coat");
  const place = { x: -middle, y: HIP - icon.height, width: icon.width, height: icon.height };
  const bust =
    garment?.colour === undefined && garment?.pattern === undefined
      ? painter.icon(subject.icon, place, false)
      : painter.clothed(subject.icon, place, {
          own: hem.colour,
          colour: garment.colour ?? hem.colour,
          pattern: garment.pattern,
          top: icon.height * CHEST[HIGH.test(subject.icon) ? "high" : "plain"],
        });
  const worn = crownPicture(painter, subject.icon, wears, bust, false);
  const held = tool ? buildTool(painter, action) : undefined;
  const robed = garment?.item === "dress" || ROBED.test(subject.icon);
  const cloth = garment?.colour ?? painter.tone(hem.colour);
  const lower = robed ? paintRobe(painter, half, cloth) : paintTrunk(painter, half * 0.7, cloth);
  const belt = robed ? undefined : paintBelt(painter, half * 0.71);
  const skin = painter.skin === undefined ? YELLOW : (SKIN_COLOURS[painter.skin] ?? YELLOW);
  const arm = paintForearm(painter, cloth, GLOVES[subject.icon] ?? painter.tone(skin));
  const bare = HANDS_SHOWN.test(subject.icon) ? [] : shown ? ([-1] as const) : ([-1, 1] as const);
  const leg = limb(
    painter,
    { x: 0, top: -7.4, length: 7.4, width: 5.6 },
    robed ? "#322748" : "#3f3a5e",
    "#322748",
  );
  const board = /teacher/.test(subject.icon)
    ? painter.accessory(
        "kinora:chalkboard",
        { x: BOARD.left, y: -BOARD.height, width: BOARD.width, height: BOARD.height },
        undefined,
      )
    : undefined;
  /** A figure with a board is centred on the two together. */
  const aside = board === undefined ? 0 : (BOARD.left + BOARD.width - icon.width / 2) / 2;
  const sits = action === "sit";
  const rides = action === "drive";
  const pedals = rides
    ? buildPedalling(
        painter,
        { apart: 2.6, y: -7 },
        { leg: robed ? "#322748" : "#3f3a5e", shoe: "#322748" },
      )
    : undefined;

  return {
    height: -HIP + icon.height + (rides ? RISE : 0),
    width: icon.width + aside * 2,
    draw: (context, motion, seconds) => {
      const drop = sits ? 3.4 : rides ? -RISE : 0;
      context.translate(-aside, 0);
      if (board !== undefined && !rides) drawSprite(context, board);
      pedals?.far(context, seconds);
      for (const side of rides ? [] : ([-1, 1] as const)) {
        const swing = motion.stride * side;
        context.save();
        if (sits) {
          context.translate(side * 5.4, 0.4);
          context.rotate(-side * 0.5);
          context.scale(1, 0.75);
        } else context.translate(side * half * 0.36 + swing * 1.9, -Math.max(0, swing) * 1.3);
        drawTurned(context, leg, [0, -7], -swing * 0.36);
        context.restore();
      }
      context.save();
      context.translate(0, drop);
      // The coat swings slightly behind the step, and with the weight shift.
      const swing = -motion.stride * 0.05 - motion.tilt * 0.4;
      context.transform(1, 0, swing, 1, -swing * HIP, 0);
      drawSprite(context, lower);
      context.restore();
      pedals?.near(context, seconds);
      context.save();
      context.translate(0, HIP + drop + motion.nod * 30);
      context.rotate(motion.tilt * 0.9);
      context.translate(0, -HIP);
      for (const side of bare) {
        const raise = rides ? 0.5 : motion.arms[side === -1 ? 0 : 1];
        context.save();
        context.translate(side * (half - 2.1), 0);
        drawTurned(
          context,
          arm,
          [0, HIP - 1.6],
          -side * (0.1 + raise * 0.6 + (1 + motion.wag * side) * 0.05),
        );
        context.restore();
      }
      drawSprite(context, bust);
      for (const garment of worn) drawSprite(context, garment);
      if (belt !== undefined) drawSprite(context, belt);
      if (action === "read") drawInHand(context, held, HIP + 2, 0);
      context.restore();
      if (action !== "read" && bare.length === 2) {
        context.save();
        context.translate(half - 2.1, HIP - 1.6 + drop);
        context.rotate(-(0.1 + motion.arms[1] * 0.6));
        drawInHand(context, held, 6, 0.1);
        context.restore();
      }
    },
  };
};
