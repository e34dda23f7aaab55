import { NEGATIVE_PROMPT_MAX, SEED_MAX } from "@kinora/contracts/limits";
import type { Model } from "@kinora/contracts/prompt/model";
import type { FormDraft } from "../../store/prompt-slice.ts";
import { Chip } from "../../ui/chip.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import type { ComposerMode } from "./choose-model.ts";
import { knows } from "./fit-form.ts";
import type { ComposerForm } from "./use-composer.ts";
import { VisibilityChoice } from "./visibility-choice.tsx";

const FRAME_RATES = [8, 12, 24, 25, 30] as const;

/** How many of these settings are not at their default. */
export function changedSettings(form: FormDraft, mode: ComposerMode): number {
  const { seed = -1, effect, fps, negative_prompt: negative } = form.additionalParams;
  const film = mode === "text-to-video";
  return [
    seed !== -1,
    film && Boolean(effect),
    film && fps !== undefined,
    Boolean(negative),
    form.hidden || form.private,
  ].filter(Boolean).length;
}

export interface MoreSettingsProps {
  readonly composer: ComposerForm;
  readonly model: Model;
}

export function MoreSettings({ composer, model }: MoreSettingsProps) {
  const { form, mode, setParams, setFields } = composer;
  const { seed = -1, effect = null, fps, negative_prompt: negative = "" } = form.additionalParams;
  const film = mode === "text-to-video";
  return (
    <div className="flex flex-col gap-5 p-1">
      {film && model.effects.length > 0 && (
        <Group label="Effect">
          <Chip chosen={!effect} onClick={() => setParams({ effect: null })}>
            none
          </Chip>
          {model.effects.map((one) => (
            <Chip key={one} chosen={effect === one} onClick={() => setParams({ effect: one })}>
              {one}
            </Chip>
          ))}
        </Group>
      )}
      {film && knows(model, "fps") && (
        <Group label="Frames a second">
          {FRAME_RATES.map((one) => (
            <Chip key={one} chosen={(fps ?? 24) === one} onClick={() => setParams({ fps: one })}>
              {one}
            </Chip>
          ))}
        </Group>
      )}
      <TextField
        label="Seed"
        inputMode="numeric"
        placeholder="random"
        hint="The same seed and settings give the same result."
        value={seed === -1 ? "" : String(seed)}
        onChange={({ target }) => setParams({ seed: readSeed(target.value, seed) })}
      />
      {knows(model, "negative_prompt") && (
        <TextArea
          label="Leave out"
          rows={2}
          value={negative}
          placeholder="people, text, birds"
          error={
            negative.length > NEGATIVE_PROMPT_MAX
              ? `${negative.length - NEGATIVE_PROMPT_MAX} characters too many`
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

/** What was typed as a seed: empty is random, what is no seed changes nothing. */
export function readSeed(text: string, before: number): number {
  const trimmed = text.trim();
  if (trimmed === "") return -1;
  const seed = Number(trimmed);
  return Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX ? seed : before;
}

function Group({
  label,
  children,
}: {
  readonly label: string;
  readonly children: React.ReactNode;
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}
