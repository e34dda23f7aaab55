import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { SettingSchema, SettingValue } from "@kinora/contracts/prompt/settings-schema";
import { t } from "@lingui/core/macro";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { ComposerMode } from "./choose-model.ts";
import { chooseSetting } from "./choose-setting.ts";
import { isOneWay, mayEndOnWords } from "./film-params.ts";
import { readSetting } from "./own-settings.ts";
import { SettingField } from "./setting-field.tsx";
import { hasWords, inOrder } from "./setting-words.ts";

export interface ModelSettingsProps {
  readonly model: Model;
  readonly mode: ComposerMode;
  readonly params: AdditionalParams;
  readonly setParams: (params: Partial<AdditionalParams>) => void;
}

/**
 * The model's settings beside the prompt, generated from its schema. Each keeps the model's default
 * until it is changed.
 */
export function ModelSettings({ model, mode, params, setParams }: ModelSettingsProps) {
  const own = inOrder(Object.entries(model.settingsSchemas.video ?? {})).filter(([name]) =>
    makesSense(name, params, model, mode),
  );
  const numbers = own.filter(([, { type }]) => type === "number" || type === "integer");
  // Initial state only, so that removing the last setting does not close the section.
  const [begunOpen] = useState(() =>
    numbers.some(([name]) => readSetting(params, name) !== undefined),
  );
  const title = numbers.some(([name]) => hasWords(name)) ? t`Camera and strength` : t`Fine tuning`;
  const draw = ([name, schema]: readonly [string, SettingSchema]) => (
    <SettingField
      key={name}
      name={name}
      schema={schema}
      value={readSetting(params, name)}
      onChange={(value: SettingValue | undefined) => setParams(chooseSetting(params, name, value))}
    />
  );
  return (
    <>
      {own.filter(([, { type }]) => type === "string").map(draw)}
      {numbers.length > 0 && (
        <details open={begunOpen}>
          <summary className="flex min-h-9 cursor-pointer items-center justify-between text-14 font-medium">
            {title}
            <ChevronDown size={16} className="text-text-2" />
          </summary>
          <div className="flex flex-col gap-4 pt-2">{numbers.map(draw)}</div>
        </details>
      )}
      {own.filter(([, { type }]) => type === "boolean").map(draw)}
    </>
  );
}

/**
 * A one-way effect cannot loop, and a film whose end is already decided cannot end on other words.
 */
function makesSense(
  name: string,
  params: AdditionalParams,
  model: Model,
  mode: ComposerMode,
): boolean {
  if (name === "loop") return !isOneWay(params.effect);
  return name !== "last_prompt" || mayEndOnWords(params, model, mode);
}
