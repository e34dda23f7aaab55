import type { SettingSchema } from "@kinora/contracts/prompt/settings-schema";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { capital } from "../../ui/capital.ts";

export interface SettingWords {
  readonly label: string;
  readonly hint?: string;
  /** For text, an example. */
  readonly placeholder?: string;
  /** For a number, the step of the handle. */
  readonly step?: number;
  readonly say?: (value: number) => string;
}

const times = (value: number) => `×${value.toFixed(2)}`;
const shareOf = (usual: number) => (value: number) => `${Math.round((value / usual) * 100)}%`;
const sideways = (value: number) =>
  value === 0
    ? t`still`
    : value < 0
      ? t`${{ percent: -value }}% left`
      : t`${{ percent: value }}% right`;
const upDown = (value: number) =>
  value === 0
    ? t`still`
    : value < 0
      ? t`${{ percent: -value }}% up`
      : t`${{ percent: value }}% down`;

type Known = Pick<SettingWords, "step" | "say"> & {
  readonly [part in "label" | "hint"]: MessageDescriptor;
} & { readonly placeholder?: MessageDescriptor };

/** Labels of the known settings, in display order. */
const WORDS: Readonly<Record<string, Known>> = {
  zoom: {
    ...{ label: msg`Camera closer or farther`, hint: msg`How much larger things are at the end.` },
    ...{ step: 0.05, say: times },
  },
  translation_x: {
    ...{ label: msg`Camera left or right`, hint: msg`How far the camera moves to the side.` },
    ...{ step: 10, say: sideways },
  },
  translation_y: {
    ...{
      label: msg`Camera up or down`,
      hint: msg`How far the camera rises or sinks.`,
      step: 10,
      say: upDown,
    },
  },
  motion_field_strength_x: {
    ...{
      label: msg`Side parallax`,
      hint: msg`How much the foreground shifts against the background.`,
    },
    ...{ step: 1, say: shareOf(12) },
  },
  motion_field_strength_y: {
    ...{ label: msg`Vertical parallax`, hint: msg`The same when the camera rises or sinks.` },
    ...{ step: 1, say: shareOf(12) },
  },
  guidance_scale: {
    ...{ label: msg`Strength`, hint: msg`How strong the effect, camera and weather are.` },
    ...{ step: 0.5, say: shareOf(7.5) },
  },
  last_prompt: {
    ...{ label: msg`Ends on`, placeholder: msg`the same hill at night, in snow` },
    hint: msg`The film starts with your prompt and dissolves into this.`,
  },
  loop: { label: msg`Loop`, hint: msg`The end leads back to the start.` },
};

/** Returns the labels of a setting; an unknown one keeps its own name. */
export function settingWords(name: string): SettingWords {
  const known = WORDS[name];
  if (!known) return { label: capital(name.replaceAll("_", " ")) };
  const { label, hint, placeholder, ...rest } = known;
  return {
    ...rest,
    label: t(label),
    hint: t(hint),
    ...(placeholder && { placeholder: t(placeholder) }),
  };
}

export const hasWords = (name: string): boolean => WORDS[name] !== undefined;

const ORDER = Object.keys(WORDS);

/** Sorts settings: known ones first, in their order, then the others as the model lists them. */
export function inOrder(
  settings: readonly (readonly [name: string, schema: SettingSchema])[],
): readonly (readonly [name: string, schema: SettingSchema])[] {
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return [...settings].sort(([a], [b]) => place(a) - place(b));
}
