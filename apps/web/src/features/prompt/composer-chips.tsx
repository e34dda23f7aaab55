import { t } from "@lingui/core/macro";
import { Clock3, MicOff, Repeat, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense } from "react";
import { Chip } from "../../ui/chip.tsx";
import { Picker } from "../../ui/picker.tsx";
import { changedSettings } from "./changed-settings.ts";
import { isFilm, keepsLook, MUSIC } from "./choose-model.ts";
import { chooseSetting } from "./choose-setting.ts";
import { fitToModel } from "./fit-form.ts";
import { ModelChip } from "./model-chip.tsx";
import { readSetting } from "./own-settings.ts";
import { RatioGlyph } from "./ratio-glyph.tsx";
import { StyleChip } from "./style-chip.tsx";
import type { ComposerForm } from "./use-composer.ts";

const MoreSettings = lazy(() =>
  import("./more-settings.tsx").then((m) => ({ default: m.MoreSettings })),
);

const ShapeList = lazy(() => import("./frame-lists.tsx").then((m) => ({ default: m.ShapeList })));

const WorksChip = lazy(() => import("./works-chip.tsx").then((m) => ({ default: m.WorksChip })));

const LengthList = lazy(() => import("./frame-lists.tsx").then((m) => ({ default: m.LengthList })));

export interface ComposerChipsProps {
  readonly composer: ComposerForm;
  /** True for users who could add a missing key and therefore see unavailable models. */
  readonly isAdmin: boolean;
}

/**
 * All settings of the result except the prompt. Each chip shows its value and offers only what the
 * model supports.
 */
export function ComposerChips({ composer, isAdmin }: ComposerChipsProps) {
  const { form, mode, model, setParams } = composer;
  if (!model) return null;
  const params = fitToModel(form.additionalParams, model, mode).params;
  const music = mode === MUSIC;
  const unsung = readSetting(params, "instrumental") === true;
  const ratio = composer.shape ?? "16:9";
  const changed = changedSettings(form, mode, model);
  const more = (
    <Picker
      label={t`More settings`}
      value={changed > 0 ? t`More · ${changed}` : t`More`}
      icon={<SlidersHorizontal size={16} />}
    >
      {() => (
        <Suspense fallback={null}>
          <MoreSettings composer={composer} model={model} />
        </Suspense>
      )}
    </Picker>
  );
  // The user's own clip is used unchanged.
  if (mode === "video-upload") {
    return more;
  }
  return (
    <>
      <ModelChip composer={composer} model={model} isAdmin={isAdmin} />
      {!music && (
        <Picker label={t`Shape`} value={ratio} icon={<RatioGlyph ratio={ratio} />}>
          {(close) => (
            <ShapeList
              model={model}
              value={ratio}
              onChoose={(aspectRatio) => {
                setParams({ aspectRatio });
                close();
              }}
            />
          )}
        </Picker>
      )}
      {(isFilm(mode) || music) && params.duration !== undefined && (
        <Picker label={t`Length`} value={`${params.duration} s`} icon={<Clock3 size={16} />}>
          {(close) => (
            <LengthList
              model={model}
              value={params.duration}
              onChoose={(duration) => {
                setParams({ duration });
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
          {t`Loop`}
        </Chip>
      )}
      {music && model.settings.includes("instrumental") && (
        <Chip
          icon={<MicOff size={16} aria-hidden="true" />}
          chosen={unsung}
          onClick={() =>
            setParams(chooseSetting(params, "instrumental", unsung ? undefined : true))
          }
        >
          {t`Instrumental`}
        </Chip>
      )}
      {!music && !keepsLook(mode, model) && <StyleChip composer={composer} model={model} />}
      <Suspense fallback={<span className="h-9 w-23 shrink-0 rounded-full bg-surface-2" />}>
        <WorksChip composer={composer} model={model} />
      </Suspense>
      {more}
    </>
  );
}
