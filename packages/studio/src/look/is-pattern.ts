import type { PlaceBrush } from "../stage/stage.ts";

/**
 * Returns true for pictures made only of lines and strokes, which ink outlines or blur would
 * destroy.
 */
export const isPattern = ({ spec }: PlaceBrush): boolean => spec.place === "abstract";
