import type { PaintPlace } from "../draw/stage.ts";
import { paintMountains } from "./paint-mountains.ts";
import { paintOcean } from "./paint-ocean.ts";
export const paintPlace: PaintPlace = (brush) => brush.spec.place === "ocean" ? paintOcean(brush) : paintMountains(brush);
