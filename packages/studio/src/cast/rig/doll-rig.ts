import { paintPattern } from "../paint/cloth-pattern.ts";
import { boxOf } from "../paint/load-icon.ts";
import { type Box, drawSprite, drawTurned } from "../paint/sprite.ts";
import { limb, modelled, traceEgg } from "./body-shapes.ts";
import { buildBrows } from "./brows.ts";
import { DOLL_TRAITS, PLAIN_DOLL } from "./doll-traits.ts";
import { buildGarments } from "./garments.ts";
import { buildLids } from "./lids.ts";
import { buildPedalling, RISE } from "./pedals.ts";
import type { BuildRig } from "./rig.ts";
import { buildTool, drawInHand } from "./tools.ts";

const HEAD_WIDTH = 21;
const HEAD_HEIGHT = 22;
const CHIN = -19.5;
const SHOULDER: readonly [number, number] = [6, -19.6];
const NO_EYES = [12, 20, 17.5, 0] as const;

/** Trousers under a shirt for figures that otherwise wear a dress. */
const TROUSERS = "#4f5a86";

/** Figures recognisable only by their clothes. */
const COSTUMED = /claus|kinora:|angel|turban/;

/** A person with a large head: shirt, trousers or skirt, hands and shoes in simple colours. */
export const buildDoll: BuildRig = ({ subject, painter, wears, action, emotion, tool }) => {
  const traits = DOLL_TRAITS[subject.icon] ?? PLAIN_DOLL;
  const icon = boxOf(subject.icon);
  const unit = Math.min(HEAD_WIDTH / icon.width, HEAD_HEIGHT / icon.height);
  const size = { width: icon.width * unit, height: icon.height * unit };
  const head = painter.icon(
    subject.icon,
    { x: -size.width / 2, y: CHIN - size.height, ...size },
    false,
  );
  const eyes = traits.eyes ?? NO_EYES;
  const lids =
    traits.eyes === undefined ? undefined : buildLids(head, icon, traits.eyes, "between");
  const brows = buildBrows(head, icon, eyes, emotion);
  const inHand = tool ? buildTool(painter, action) : undefined;
  const everyday = painter.skin !== undefined && !COSTUMED.test(subject.icon);
  const dress = (colour: string) => painter.tone(everyday ? painter.dye(colour) : colour);
  const cloth = wears.find(({ item }) => item === "dress" || item === "shirt" || item === "coat");
  const skirted = cloth === undefined ? traits.skirt === true : cloth.item !== "shirt";
  const shirt = cloth?.colour ?? dress(traits.shirt);
  const trousers =
    traits.skirt === true && cloth?.item === "shirt" ? TROUSERS : dress(traits.trousers);
  const bodyBox: Box = skirted
    ? { x: -8.4, y: -22.5, width: 16.8, height: 18 }
    : { x: -7.2, y: -22.5, width: 14.4, height: 16.5 };
  const body = painter.shape(bodyBox, (context) => {
    traceEgg(context, bodyBox, skirted ? 0.6 : 0.74);
    context.fillStyle = modelled(context, bodyBox, shirt);
    context.fill();
    context.clip();
    if (cloth?.pattern !== undefined) paintPattern(context, bodyBox, cloth.pattern, shirt);
    if (!skirted) {
      const hips = { x: -9, y: -9.4, width: 18, height: 6 };
      context.fillStyle = modelled(context, hips, trousers);
      context.fillRect(hips.x, hips.y, hips.width, hips.height);
    }
    if (traits.belt !== undefined) {
      context.fillStyle = modelled(context, { x: -9, y: -11, width: 18, height: 2.2 }, traits.belt);
      context.fillRect(-9, -11, 18, 2.2);
    }
    if (traits.chest !== undefined) {
      const badge = { x: -1.7, y: -17.2, width: 3.4, height: 3.4 };
      context.beginPath();
      context.roundRect(badge.x, badge.y, badge.width, badge.height, 1.5);
      context.fillStyle = modelled(context, badge, traits.chest);
      context.fill();
    }
  });
  const hands = painter.tone(traits.hands);
  const legColour = skirted && cloth?.item !== "coat" ? hands : trousers;
  const leg = limb(painter, { x: 0, top: -8.4, length: 8.4, width: 5.2 }, legColour, traits.shoes);
  const arm = limb(painter, { x: 0, top: 0, length: 9.6, width: 3.9 }, shirt, hands);
  const garments = buildGarments(painter, wears, { head, icon, eyes, neck: CHIN, width: 10.5 });
  const sits = action === "sit";
  const rides = action === "drive";
  const pedals = rides
    ? buildPedalling(painter, { apart: 2.4, y: -8 }, { leg: legColour, shoe: traits.shoes })
    : undefined;

  return {
    height: -CHIN + size.height + (rides ? RISE : 0),
    width: 22,
    draw: (context, motion, seconds) => {
      const drop = sits ? 4.6 : rides ? -RISE : 0;
      const armAt = (side: -1 | 1, raise: number) => {
        context.save();
        context.translate(side * SHOULDER[0], SHOULDER[1] + drop);
        // Both hands hold the bar in front of the rider.
        context.rotate(rides ? -0.95 : -side * (0.3 + raise * 2));
        drawSprite(context, arm);
        if (side === 1 && action !== "read") drawInHand(context, inHand, 8.8, 0.3 + raise * 2);
        context.restore();
      };
      pedals?.far(context, seconds);
      for (const side of rides ? [] : ([-1, 1] as const)) {
        const swing = motion.stride * side;
        context.save();
        if (sits) {
          context.translate(side * 4.2, 0.6);
          context.rotate(-side * 0.55);
          context.scale(1, 0.78);
        } else context.translate(side * 3.5 + swing * 1.9, -Math.max(0, swing) * 1.3);
        drawTurned(context, leg, [0, -8], -swing * 0.42);
        context.restore();
      }
      const high = motion.arms.map((raise) => raise > 0.5);
      if (high[0] === true) armAt(-1, motion.arms[0]);
      if (high[1] === true) armAt(1, motion.arms[1]);
      context.save();
      context.translate(0, drop);
      drawSprite(context, body);
      context.restore();
      pedals?.near(context, seconds);
      garments.neck(context, drop);
      if (high[0] !== true) armAt(-1, motion.arms[0]);
      if (high[1] !== true) armAt(1, motion.arms[1]);
      context.save();
      context.translate(0, CHIN + drop + motion.nod * 40);
      context.rotate(motion.tilt);
      context.translate(0, -CHIN);
      drawSprite(context, head);
      lids?.(context, motion.lids);
      brows(context, seconds);
      garments.head(context);
      context.restore();
      if (action === "read") drawInHand(context, inHand, -9 + drop, 0);
    },
  };
};
