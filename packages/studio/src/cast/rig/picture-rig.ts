import { boxOf } from "../paint/load-icon.ts";
import { drawSprite, type Sprite } from "../paint/sprite.ts";
import { crownPicture } from "./crown-picture.ts";
import type { Rig, RigSetting } from "./rig.ts";

/** Stands a picture on its lower edge, mirrored if necessary to face right. */
export function standPicture({ subject, painter }: RigSetting): Sprite {
  const box = boxOf(subject.icon);
  return painter.icon(
    subject.icon,
    { x: -box.width / 2, y: -box.height, width: box.width, height: box.height },
    subject.faces === "left",
  );
}

/** A figure that is one picture; motion applies to the whole. */
export function buildPicture(setting: RigSetting): Rig {
  const sprite = standPicture(setting);
  const { painter, subject, wears } = setting;
  const worn = crownPicture(painter, subject.icon, wears, sprite, subject.faces === "left");
  return {
    height: sprite.height,
    width: sprite.width,
    draw: (context) => {
      drawSprite(context, sprite);
      for (const garment of worn) drawSprite(context, garment);
    },
  };
}
