import { buildBeast } from "./beast-rig.ts";
import { buildBird } from "./bird-rig.ts";
import { buildBust } from "./bust-rig.ts";
import { buildDoll } from "./doll-rig.ts";
import { buildFlutter } from "./flutter-rig.ts";
import { buildPicture } from "./picture-rig.ts";
import { buildPlant } from "./plant-rig.ts";
import { buildPony } from "./pony-rig.ts";
import { buildQuad } from "./quad-rig.ts";
import type { Rig, RigSetting } from "./rig.ts";
import { hasFoldedWings } from "./shoulders.ts";
import { buildSign } from "./sign-rig.ts";
import { buildSupple } from "./supple-rig.ts";
import { buildSwimmer } from "./swimmer-rig.ts";
import { buildToy } from "./toy-rig.ts";

/** Builds the rig of a subject. */
export function buildRig(setting: RigSetting): Rig {
  switch (setting.subject.rig) {
    case "toy":
      return setting.onFours ? buildQuad(setting) : buildToy(setting);
    case "doll":
      return buildDoll(setting);
    case "bust":
      return buildBust(setting);
    case "pony":
      return buildPony(setting);
    case "beast":
      return buildBeast(setting);
    case "swimmer":
      return buildSwimmer(setting);
    case "flutter":
      return buildFlutter(setting);
    case "sign":
      return buildSign(setting);
    case "plant":
      return buildPlant(setting);
    case "spirit":
      return setting.subject.tags.includes("supple") ? buildSupple(setting) : buildPicture(setting);
    case "hopper":
      return setting.action === "fly" && hasFoldedWings(setting.subject.icon)
        ? buildBird(setting)
        : buildPicture(setting);
    default:
      return buildPicture(setting);
  }
}
