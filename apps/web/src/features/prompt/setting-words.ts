import type { SettingSchema } from "@kinora/contracts/prompt/settings-schema";
import { capital } from "../../ui/capital.ts";

export interface SettingWords {
  readonly label: string;
  readonly hint?: string;
  /** Of words: an example of them. */
  readonly placeholder?: string;
  /** Of a number: by how much the handle moves it. */
  readonly step?: number;
  readonly say?: (value: number) => string;
}

const times = (value: number) => `×${value.toFixed(2)}`;
const shareOf = (usual: number) => (value: number) => `${Math.round((value / usual) * 100)}%`;
const sideways = (value: number) =>
  value === 0 ? "still" : `${Math.abs(value)}% ${value < 0 ? "left" : "right"}`;
const upDown = (value: number) =>
  value === 0 ? "still" : `${Math.abs(value)}% ${value < 0 ? "up" : "down"}`;

/** What people call the settings we have words for, in the order they are shown. */
const WORDS: Readonly<Record<string, SettingWords>> = {
  zoom: {
    ...{ label: "Camera nearer or farther", hint: "How much larger things are at the end." },
    ...{ step: 0.05, say: times },
  },
  translation_x: {
    ...{ label: "Camera left or right", hint: "How far the camera moves to the side." },
    ...{ step: 10, say: sideways },
  },
  translation_y: {
    ...{
      label: "Camera up or down",
      hint: "How far the camera rises or sinks.",
      step: 10,
      say: upDown,
    },
  },
  motion_field_strength_x: {
    ...{ label: "Side parallax", hint: "How much the foreground shifts against the background." },
    ...{ step: 1, say: shareOf(12) },
  },
  motion_field_strength_y: {
    ...{ label: "Vertical parallax", hint: "The same as the camera rises or sinks." },
    ...{ step: 1, say: shareOf(12) },
  },
  guidance_scale: {
    ...{ label: "Strength", hint: "How strong effect, camera and weather are." },
    ...{ step: 0.5, say: shareOf(7.5) },
  },
  last_prompt: {
    ...{ label: "Ends on", placeholder: "the same hill at night, in snow" },
    hint: "The film starts with your prompt and dissolves into this.",
  },
  loop: { label: "Loop", hint: "The end leads back into the beginning." },
};

/** Words of a setting; of one that we have none for, its own name. */
export function settingWords(name: string): SettingWords {
  return WORDS[name] ?? { label: capital(name.replaceAll("_", " ")) };
}

export const hasWords = (name: string): boolean => WORDS[name] !== undefined;

const ORDER = Object.keys(WORDS);

/** Those we have words for first, in their order, then the others as the model names them. */
export function inOrder(
  settings: readonly (readonly [name: string, schema: SettingSchema])[],
): readonly (readonly [name: string, schema: SettingSchema])[] {
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return [...settings].sort(([a], [b]) => place(a) - place(b));
}
