import type { Creation } from "@kinora/contracts/creation/creation";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { musicRows } from "./music-rows.ts";
import type { Made, RecipeRows } from "./recipe-rows.ts";

type ModelWords = { readonly name: string; readonly style: string | null } | null;

/** Looks up names in the features that own the chosen settings. */
export interface RecipeNames {
  /**
   * The name of the model with this key, and its style when the model brings its own; null when
   * unknown.
   */
  readonly modelWords: (key: string) => ModelWords;
  /** Rows for the settings specific to the model. */
  readonly settingRows: (creation: Made) => Promise<RecipeRows>;
}

/** Formats a value of the recipe for people. */
type Words = (value: unknown, model: ModelWords) => string;

const ROWS: readonly (readonly [key: string, label: MessageDescriptor, words: Words])[] = [
  // The engine "core" behind a model is not a user's choice; the row "Engine" names what rendered
  // the work.
  ["model", msg`Model`, (value, model) => model?.name ?? capital(String(value))],
  ["style", msg`Style`, (value, model) => model?.style ?? capital(String(value))],
  ["effect", msg`Effect`, (value) => capital(String(value))],
  ["last_prompt", msg`Ends on`, String],
  ["aspectRatio", msg`Shape`, String],
  ["duration", msg`Length`, (value) => t`${{ seconds: Math.round(Number(value)) }} s`],
  ["fps", msg`Frames per second`, String],
  ["seed", msg`Seed`, String],
  ["negative_prompt", msg`Without`, String],
  ["house_negative", msg`Also left out here`, String],
  ["engineVersion", msg`Engine`, engineWords],
];

/** Modes that begin with the user's own picture, whose look our engine keeps. */
const OF_PHOTOS = /^(?:photo|face|text-image)-to-video$/;

/** Settings that mean nothing for music, whatever the form contains. */
const OF_PICTURES = new Set(["style", "aspectRatio"]);

/** The only settings that apply to an uploaded film, which nothing rendered. */
const OF_UPLOADS = new Set(["aspectRatio", "duration"]);

/** Everything needed to make the work again, in words. */
export function RecipeTable({
  creation,
  modelWords,
  settingRows,
}: RecipeNames & {
  readonly creation: Made & Pick<Creation, "duration">;
}) {
  const { recipe } = creation;
  const own = useSettingRows(creation, settingRows);
  const model = modelWords(String(recipe.model));
  const music = recipe.type === "text-to-music";
  const settings = ROWS.flatMap(([key, label, words]) => {
    // A story is as long as its narration; its recipe holds only the requested length.
    const value = key === "duration" ? (creation.duration ?? recipe[key]) : recipe[key];
    if (key === "engineVersion" && typeof recipe.service === "string")
      return [{ label: t(label), value: recipe.service }];
    if (music && OF_PICTURES.has(key)) return [];
    if (key === "style" && recipe.engine === "studio" && OF_PHOTOS.test(String(recipe.type)))
      return [];
    if (recipe.type === "video-upload" && !OF_UPLOADS.has(key)) return [];
    if (value === null || value === undefined || value === "") return [];
    return [{ label: t(label), value: words(value, model) }];
  });
  const shown = [...(music ? musicRows(recipe) : []), ...settings, ...own];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-14">
      {shown.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-text-2">{label}</dt>
          <dd dir="auto" className="text-right nums [overflow-wrap:anywhere]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The rows of model-specific settings; their labels are loaded. */
function useSettingRows(
  { kind, recipe }: Made,
  settingRows: RecipeNames["settingRows"],
): RecipeRows {
  const [rows, setRows] = useState<RecipeRows>([]);
  const look = useEffectEvent((of: Made) => settingRows(of));
  useEffect(() => {
    let left = false;
    look({ kind, recipe }).then(
      (found) => !left && setRows(found),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [kind, recipe]);
  return rows;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats "studio-4" for people. */
function engineWords(value: unknown): string {
  const [, version] = /^studio-(\d+)$/.exec(String(value)) ?? [];
  return version === undefined ? capital(String(value)) : t`Built-in, version ${version}`;
}
