import type { Model } from "@kinora/contracts/prompt/model";
import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";

/** One thing that a service can be asked for, as the api offers it. */
export interface Combination {
  readonly service: string;
  readonly model: string;
  readonly mode: Model["modes"][number];
  readonly ratio: Model["aspectRatios"][number];
  /** Null: a picture. */
  readonly seconds: number | null;
  /** Pictures that it begins with, and ends on. */
  readonly inputs: readonly ("initialImage" | "lastImage")[];
}

const FROM_PICTURE: readonly Model["modes"][number][] = [
  "photo-to-video",
  "face-to-video",
  "text-image-to-video",
];

/** Everything that a service offers of a model. */
export function combinationsOf(service: string, model: Model): Combination[] {
  return model.modes.flatMap((mode) => {
    const lengths = mode === "text-to-image" ? [null] : model.durations;
    return lengths.flatMap((seconds) =>
      model.aspectRatios.flatMap((ratio) =>
        inputsOf(model, mode).map((inputs) => {
          return { service, model: model.key, mode, ratio, seconds, inputs };
        }),
      ),
    );
  });
}

function inputsOf(model: Model, mode: Model["modes"][number]): Combination["inputs"][] {
  if (!FROM_PICTURE.includes(mode)) return [[]];
  const ends = model.endsOnPicture && mode !== "face-to-video";
  return ends ? [["initialImage"], ["initialImage", "lastImage"]] : [["initialImage"]];
}

/** @param picture id of an upload */
export function formOf(
  { model, mode, ratio, seconds, inputs }: Combination,
  picture: string,
): PromptForm {
  const named = mode === "text-to-image" ? { model } : { generationModel: model };
  const length = seconds === null ? {} : { duration: seconds };
  const files = Object.fromEntries(inputs.map((name) => [name, picture]));
  return {
    ...{ type: mode, prompt: "a fox in the snow", ...named },
    additionalParams: { aspectRatio: ratio, ...length },
    ...(inputs.length > 0 ? { inputs: files } : {}),
  };
}

export const nameOf = ({ service, model, mode, ratio, seconds, inputs }: Combination): string =>
  [service, model, mode, ratio, seconds === null ? "picture" : `${seconds} s`, ...inputs].join(
    " · ",
  );
