import { VISUAL_STYLES, type VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import { Brush, Clock3, Repeat, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense } from "react";
import { Chip } from "../../ui/chip.tsx";
import { OptionList } from "../../ui/option-list.tsx";
import { Picker } from "../../ui/picker.tsx";
import { changedSettings } from "./changed-settings.ts";
import { type ComposerMode, isFilm, MUSIC, modelsFor } from "./choose-model.ts";
import { fitToModel } from "./fit-form.ts";
import { ModeSegments } from "./mode-segments.tsx";
import { RatioGlyph } from "./ratio-glyph.tsx";
import type { ComposerForm } from "./use-composer.ts";

const MoreSettings = lazy(() =>
  import("./more-settings.tsx").then((m) => ({ default: m.MoreSettings })),
);

const STYLE_HINTS: Readonly<Record<VisualStyle, string>> = {
  photorealistic: "Soft light, depth, fine grain",
  animation: "Round shapes, clear colours",
  anime: "Strong sky, bright edges",
  comics: "Ink lines and dots",
  illustration: "Flat, quiet, printed",
};

/** The rule of this mode out of "1 gem a picture; 1 gem a second, at least 4". */
function priceFor(mode: ComposerMode, price: string): string {
  const rules = price.split("; ");
  const ofPictures = (rule: string) => rule.includes("picture");
  const wanted = rules.filter((rule) => ofPictures(rule) === (mode === "text-to-image"));
  return (wanted.length > 0 ? wanted : rules).join("; ");
}

export interface ComposerChipsProps {
  readonly composer: ComposerForm;
  /** People who could add a key see what is missing. */
  readonly isAdmin: boolean;
}

/** Everything about the result but its words. Each chip shows its value and offers only what the model can do. */
export function ComposerChips({ composer, isAdmin }: ComposerChipsProps) {
  const { form, mode, model, models, setModel, setParams } = composer;
  if (!model) return null;
  const params = fitToModel(form.additionalParams, model, mode).params;
  const music = mode === MUSIC;
  const ratio = params.aspectRatio ?? "16:9";
  const style = params.style ?? "photorealistic";
  const changed = changedSettings(form, mode, model);
  const more = (
    <Picker
      label="More settings"
      value={changed > 0 ? `More · ${changed}` : "More"}
      icon={<SlidersHorizontal size={16} />}
    >
      {() => (
        <Suspense fallback={null}>
          <MoreSettings composer={composer} model={model} />
        </Suspense>
      )}
    </Picker>
  );
  // A clip of one's own is what it is.
  if (mode === "video-upload") {
    return (
      <>
        <ModeSegments composer={composer} />
        {more}
      </>
    );
  }
  return (
    <>
      <ModeSegments composer={composer} />
      <Picker label="Model" value={model.name}>
        {(close) => (
          <OptionList
            label="Models"
            value={model.key}
            options={modelsFor(models, mode)
              .filter(({ available }) => available || isAdmin)
              .toSorted((a, b) => Number(b.available) - Number(a.available))
              .map((one) => ({
                value: one.key,
                label: one.name,
                hint: `${one.description} ${priceFor(mode, one.price)}.`,
                ...(one.available
                  ? {}
                  : {
                      blocked: `${one.unavailableReason ?? "Not available."} Add a key to offer it.`,
                    }),
              }))}
            onChoose={(key) => {
              const next = models.find((one) => one.key === key);
              if (next) setModel(next);
              close();
            }}
          />
        )}
      </Picker>
      {!music && (
        <Picker label="Shape" value={ratio} icon={<RatioGlyph ratio={ratio} />}>
          {(close) => (
            <OptionList
              label="Shapes"
              value={ratio}
              options={model.aspectRatios.map((one) => ({
                value: one,
                label: one,
                hint: { "16:9": "Wide", "9:16": "Tall", "1:1": "Square" }[one],
                icon: <RatioGlyph ratio={one} />,
              }))}
              onChoose={(aspectRatio) => {
                setParams({ aspectRatio });
                close();
              }}
            />
          )}
        </Picker>
      )}
      {(isFilm(mode) || music) && params.duration !== undefined && (
        <Picker label="Length" value={`${params.duration} s`} icon={<Clock3 size={16} />}>
          {(close) => (
            <OptionList
              label="Lengths"
              value={params.duration ?? null}
              options={model.durations.map((one) => ({ value: one, label: `${one} seconds` }))}
              onChoose={(duration) => {
                if (duration !== null) setParams({ duration });
                close();
              }}
            />
          )}
        </Picker>
      )}
      {music && model.settings.includes("loop") && (
        <Chip
          icon={<Repeat size={16} aria-hidden="true" />}
          chosen={params.loop === true}
          onClick={() => setParams({ loop: !params.loop })}
        >
          Loop
        </Chip>
      )}
      {!music && (
        <Picker label="Style" value={style} icon={<Brush size={16} />}>
          {(close) => (
            <OptionList
              label="Styles"
              value={style}
              options={VISUAL_STYLES.map((one) => ({
                value: one,
                label: one,
                hint: STYLE_HINTS[one],
              }))}
              onChoose={(next) => {
                setParams({ style: next });
                close();
              }}
            />
          )}
        </Picker>
      )}
      {more}
    </>
  );
}
