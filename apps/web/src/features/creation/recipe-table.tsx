import type { Creation } from "@kinora/contracts/creation/creation";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { musicRows } from "./music-rows.ts";
import type { Made, RecipeRows } from "./recipe-rows.ts";

type ModelWords = { readonly name: string; readonly style: string | null } | null;

/** How those call it with whom it was chosen. */
export interface RecipeNames {
  /** The model of this key, and its style where that is its own; null: not known. */
  readonly modelWords: (key: string) => ModelWords;
  /** What was chosen of its model's own settings. */
  readonly settingRows: (creation: Made) => Promise<RecipeRows>;
}

/** A value of the recipe as people call it. */
type Words = (value: unknown, model: ModelWords) => string;

const ROWS: readonly (readonly [key: string, label: MessageDescriptor, words: Words])[] = [
  // The engine "core" behind a model is no choice of anybody's: the row "Engine" says what drew it.
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

/** Begins with a picture of one's own, whose look our engine keeps. */
const OF_PHOTOS = /^(?:photo|face|text-image)-to-video$/;

/** Says nothing of music, whatever the form holds. */
const OF_PICTURES = new Set(["style", "aspectRatio"]);

/** All there is to say of a film that was brought along: nothing drew it. */
const OF_UPLOADS = new Set(["aspectRatio", "duration"]);

/** Everything needed to make it again, in words. */
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
    // A story is as long as what is told in it: its recipe holds only what was wished for.
    const value = key === "duration" ? (creation.duration ?? recipe[key]) : recipe[key];
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

/** Those of the model's own; their words are fetched. */
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

/** "studio-4" as people say it. */
function engineWords(value: unknown): string {
  const [, version] = /^studio-(\d+)$/.exec(String(value)) ?? [];
  return version === undefined ? capital(String(value)) : t`Built-in, version ${version}`;
}
