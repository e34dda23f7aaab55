import { placeOf } from "../scene/place/place-catalogue.ts";
import type { PlaceBrush } from "../stage/stage.ts";
import { soften } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";

/**
 * A film lens: what is in front of or far behind the figures is out of focus, with haze between the
 * distances.
 */
export function finishCinema(brush: PlaceBrush): FinishSheet {
  const { air: sky } = placeOf(brush.spec.place);
  const airless = sky === "closed" || sky === "weightless";
  return (picture, depth, back) => {
    if (depth > 1) return soften(picture, 7);
    const far = back ? 1.4 : depth < 0.2 ? 1.7 : 1;
    const sheet = far > 1 ? soften(picture, far) : picture;
    if (back || airless) return sheet;
    const ctx = sheet.getContext("2d");
    const air = ctx.createLinearGradient(0, 0, 0, sheet.height);
    air.addColorStop(0.25, `${brush.light.haze}00`);
    air.addColorStop(0.58, `${brush.light.haze}${depth < 0.5 ? "3c" : "20"}`);
    air.addColorStop(0.8, `${brush.light.haze}00`);
    ctx.save();
    ctx.globalCompositeOperation = "source-atop";
    ctx.fillStyle = air;
    ctx.fillRect(0, 0, sheet.width, sheet.height);
    ctx.restore();
    return sheet;
  };
}
