import { NEGATIVE_PROMPT_MAX } from "@kinora/contracts/limits";
import type { Model } from "@kinora/contracts/prompt/model";
import type { Effect } from "@kinora/contracts/prompt/vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { capital } from "../../ui/capital.ts";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { hasCamera, inputOf, isFilm, isOwn } from "./choose-model.ts";
import { effectsFor, isOneWay, isPassage, knows, ownEffect } from "./film-params.ts";
import { ModelSettings } from "./model-settings.tsx";
import { readSeed } from "./read-seed.ts";
import type { ComposerForm } from "./use-composer.ts";
import { VisibilityChoice } from "./visibility-choice.tsx";

const FRAME_RATES = [8, 12, 24, 25, 30] as const;

const EFFECT_HINTS: Readonly<Record<Effect | "none", MessageDescriptor>> = {
  none: msg`The camera moves to suit the scene.`,
  zoom: msg`The camera moves closer.`,
  morph: msg`One scene dissolves into another: name both (“a caterpillar turns into a butterfly”), or see the hours pass.`,
  action: msg`The figures move a lot and the camera follows.`,
  motion: msg`The camera pans past the scene.`,
  scope: msg`An iris opens to reveal the whole scene.`,
};

export interface MoreSettingsProps {
  readonly composer: ComposerForm;
  readonly model: Model;
}

export function MoreSettings({ composer, model }: MoreSettingsProps) {
  const { form, mode, setParams, setFields } = composer;
  const { seed = -1, fps, negative_prompt: negative = "" } = form.additionalParams;
  const effects = effectsFor(model, mode);
  const unasked = inputOf(mode) === null ? (ownEffect(model) ?? null) : null;
  const { effect = unasked } = form.additionalParams;
  const film = isFilm(mode);
  const camera = hasCamera(mode) && !isPassage(form.inputs, model, mode);
  const chooseEffect = (one: Effect) =>
    setParams({ effect: one, ...(isOneWay(one) ? { loop: undefined } : {}) });
  if (mode === "video-upload") {
    return <VisibilityChoice hidden={form.hidden} isPrivate={form.private} onChange={setFields} />;
  }
  return (
    <div className="flex flex-col gap-5 p-1">
      {camera && effects.length > 0 && (
        <ChipGroup label={t`Effect`}>
          <Chip chosen={!effect} onClick={() => setParams({ effect: null })}>
            {t`None`}
          </Chip>
          {effects.map((one) => (
            <Chip key={one} chosen={effect === one} onClick={() => chooseEffect(one)}>
              {capital(one)}
            </Chip>
          ))}
          <p className="w-full text-12 text-text-2">{t(EFFECT_HINTS[effect ?? "none"])}</p>
        </ChipGroup>
      )}
      {film && knows(model, "fps") && (
        <ChipGroup label={t`Frames per second`}>
          {FRAME_RATES.map((one) => (
            <Chip key={one} chosen={(fps ?? 24) === one} onClick={() => setParams({ fps: one })}>
              {one}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {camera && (
        <ModelSettings
          model={model}
          mode={mode}
          params={{ ...form.additionalParams, effect }}
          setParams={setParams}
        />
      )}
      {model.takesSeed && (
        <TextField
          label={t`Seed`}
          inputMode="numeric"
          placeholder={t`random`}
          hint={
            isOwn(model.key)
              ? t`The same seed and settings give the same result.`
              : t`The same seed may give a similar result; its service doesn't promise it.`
          }
          value={seed === -1 ? "" : String(seed)}
          onChange={({ target }) => setParams({ seed: readSeed(target.value, seed) })}
        />
      )}
      {knows(model, "negative_prompt") && (
        <TextArea
          label={t`Leave out`}
          rows={2}
          value={negative}
          placeholder={t`people, text, birds`}
          error={
            negative.length > NEGATIVE_PROMPT_MAX
              ? plural(
                  { over: negative.length - NEGATIVE_PROMPT_MAX },
                  { one: "# character too many", other: "# characters too many" },
                )
              : undefined
          }
          onChange={({ target }) => setParams({ negative_prompt: target.value })}
          className="min-h-16"
        />
      )}
      <VisibilityChoice hidden={form.hidden} isPrivate={form.private} onChange={setFields} />
    </div>
  );
}
