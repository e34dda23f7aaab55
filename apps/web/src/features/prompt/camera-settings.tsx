import { PROMPT_MAX } from "@kinora/contracts/limits";
import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Switch } from "../../ui/switch.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import type { ComposerMode } from "./choose-model.ts";
import { CAMERA_PARAMS, isOneWay, knows, mayEndOnWords } from "./film-params.ts";
import { RangeField, type RangeFieldProps } from "./range-field.tsx";

type Name = Exclude<keyof AdditionalParams & string, "effect" | "loop" | "last_prompt"> &
  (
    | "zoom"
    | "translation_x"
    | "translation_y"
    | "guidance_scale"
    | "motion_field_strength_x"
    | "motion_field_strength_y"
  );

interface Field
  extends Pick<RangeFieldProps, "label" | "hint" | "min" | "max" | "step" | "usual" | "say"> {
  readonly name: Name;
}

const times = (value: number) => `×${value.toFixed(2)}`;
const share = (value: number) => `${Math.round((value / 12) * 100)} %`;
const sideways = (value: number) =>
  value === 0 ? "still" : `${Math.abs(value)} % ${value < 0 ? "left" : "right"}`;
const upDown = (value: number) =>
  value === 0 ? "still" : `${Math.abs(value)} % ${value < 0 ? "up" : "down"}`;

const FIELDS: readonly Field[] = [
  {
    ...{ name: "zoom", label: "Camera nearer or farther", min: 0.6, max: 1.7, step: 0.05 },
    ...{ usual: 1, say: times, hint: "How much larger things are at the end." },
  },
  {
    ...{ name: "translation_x", label: "Camera left or right", min: -100, max: 100, step: 10 },
    ...{ usual: 0, say: sideways, hint: "Share of the full range." },
  },
  {
    ...{ name: "translation_y", label: "Camera up or down", min: -100, max: 100, step: 10 },
    ...{ usual: 0, say: upDown, hint: "Share of the full range." },
  },
  {
    ...{ name: "motion_field_strength_x", label: "Side parallax", min: 0, max: 24, step: 1 },
    ...{ usual: 12, say: share, hint: "How far near things pass far ones." },
  },
  {
    ...{ name: "motion_field_strength_y", label: "Vertical parallax", min: 0, max: 24, step: 1 },
    ...{ usual: 12, say: share, hint: "The same when the camera rises." },
  },
  {
    ...{ name: "guidance_scale", label: "Strength", min: 1, max: 15, step: 0.5 },
    ...{ usual: 7.5, hint: "How strong effect, camera and weather are." },
    say: (value) => `${Math.round((value / 7.5) * 100)} %`,
  },
];

export interface CameraSettingsProps {
  readonly model: Model;
  readonly mode: ComposerMode;
  readonly params: AdditionalParams;
  readonly setParams: (params: Partial<AdditionalParams>) => void;
}

/** How a film is filmed: only what the model honours, each left to the scene until it is touched. */
export function CameraSettings({ model, mode, params, setParams }: CameraSettingsProps) {
  const fields = FIELDS.filter(({ name }) => knows(model, name));
  // Only at first: it does not shut under the hand that takes the last setting off.
  const [begunOpen] = useState(() => CAMERA_PARAMS.some((name) => params[name] !== undefined));
  const loop = knows(model, "loop") && !isOneWay(params.effect);
  const ends = mayEndOnWords(params, model, mode);
  if (fields.length === 0 && !loop && !ends) return null;
  return (
    <>
      {ends && <EndsOn value={params.last_prompt ?? ""} setParams={setParams} />}
      {fields.length > 0 && (
        <details open={begunOpen}>
          <summary className="flex min-h-9 cursor-pointer items-center justify-between text-14 font-medium">
            Camera and strength
            <ChevronDown size={16} className="text-text-2" />
          </summary>
          <div className="flex flex-col gap-4 pt-2">
            {fields.map(({ name, min, max, ...field }) => (
              <RangeField
                key={name}
                {...field}
                min={model.settingRanges[name]?.min ?? min}
                max={model.settingRanges[name]?.max ?? max}
                value={params[name]}
                onChange={(value) => setParams({ [name]: value })}
              />
            ))}
          </div>
        </details>
      )}
      {loop && (
        <Switch
          label="Loop"
          hint="The end leads back into the beginning."
          checked={params.loop ?? false}
          onChange={(on) => setParams({ loop: on || undefined })}
        />
      )}
    </>
  );
}

/** What a film of words ends on, in words. */
function EndsOn({
  value,
  setParams,
}: Pick<CameraSettingsProps, "setParams"> & { readonly value: string }) {
  const over = value.trim().length - PROMPT_MAX;
  return (
    <TextArea
      label="Ends on"
      rows={2}
      value={value}
      placeholder="the same hill at night, in snow"
      hint="The film starts with your prompt and dissolves into this."
      error={over > 0 ? `${over} characters too many` : undefined}
      onChange={({ target }) => setParams({ last_prompt: target.value || undefined })}
      className="min-h-16"
    />
  );
}
