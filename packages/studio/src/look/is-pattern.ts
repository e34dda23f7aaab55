import type { PlaceBrush } from "../stage/stage.ts";

/** A picture of nothing but lines and strokes: ink around them or a lens out of focus would leave none of it. */
export const isPattern = ({ spec }: PlaceBrush): boolean => spec.place === "abstract";
