import type { Creation } from "@kinora/contracts/creation/creation";
import { musicRows } from "./music-rows.ts";

const ROWS: readonly (readonly [key: string, label: string])[] = [
  ["generationModel", "Engine"],
  ["model", "Model"],
  ["style", "Style"],
  ["effect", "Effect"],
  ["last_prompt", "Ends on"],
  ["aspectRatio", "Shape"],
  ["duration", "Length"],
  ["fps", "Frames per second"],
  ["seed", "Seed"],
  ["negative_prompt", "Without"],
  ["engineVersion", "Version"],
];

/** Says nothing of music, whatever the form holds. */
const OF_PICTURES = new Set(["generationModel", "style", "aspectRatio"]);

/** All there is to say of a film that was brought along: nothing drew it. */
const OF_UPLOADS = new Set(["generationModel", "aspectRatio", "duration"]);

/** Everything needed to make it again, in words. */
export function RecipeTable({ recipe }: { readonly recipe: Creation["recipe"] }) {
  const music = recipe.type === "text-to-music";
  const settings = ROWS.flatMap(([key, label]) => {
    const value = recipe[key];
    if (music && OF_PICTURES.has(key)) return [];
    if (recipe.type === "video-upload" && !OF_UPLOADS.has(key)) return [];
    if (value === null || value === undefined || value === "") return [];
    // An engine of one model has its name.
    if (key === "model" && value === recipe.generationModel) return [];
    return [{ label, value: key === "duration" ? `${value} s` : String(value) }];
  });
  const shown = music ? [...musicRows(recipe), ...settings] : settings;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-14">
      {shown.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-text-2">{label}</dt>
          <dd className="text-right nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
