import type { Model } from "@kinora/contracts/prompt/model";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useAppStore } from "../../store/store.ts";
import { Chip } from "../../ui/chip.tsx";
import { ChooseForMe } from "./choose-for-me.tsx";
import { isOwn, modelsFor } from "./choose-model.ts";
import { fitToModel } from "./fit-form.ts";
import { frameChange, lendFrame, lentFrame, wantedParams } from "./lent-frame.ts";
import { withoutManner } from "./manners.ts";
import { type Input, inputsOf, needsPhoto } from "./model-facts.ts";
import { ModelOptions } from "./model-options.tsx";
import type { ComposerForm } from "./use-composer.ts";
import { WideChips } from "./wide-chips.tsx";

const FILTERS: Readonly<Record<Input, MessageDescriptor>> = {
  photo: msg`From a photo`,
  clip: msg`From a clip`,
  ends: msg`First and last picture`,
};
const NAMES = ["photo", "clip", "ends"] as const satisfies readonly Input[];

export interface ModelListProps {
  readonly composer: ComposerForm;
  readonly chosen: Model;
  /** True for users who could add a missing key and therefore see unavailable models. */
  readonly isAdmin: boolean;
  readonly close: () => void;
}

/** The models of a mode with strengths, price, duration and look, or a choice by wish. */
export function ModelList({ composer, chosen, isAdmin, close }: ModelListProps) {
  const { mode, models } = composer;
  const [filter, setFilter] = useState<Input | null>(null);
  const store = useAppStore();
  const wanted = wantedParams(composer.form.additionalParams, lentFrame(store));
  const form = { ...composer.form, additionalParams: wanted };
  const offered = modelsFor(models, mode).filter(
    (one) =>
      withoutManner(one, models) === one && (one.available || isAdmin || one.awayUntil !== null),
  );
  // Chosen, they turn the form into one for a photo and words.
  const ofPhotos = models.filter(
    (one) => one.list === "current" && one.available && !isOwn(one.key) && needsPhoto(one, mode),
  );
  // Omit filters that match all models or none.
  const filters = NAMES.filter((name) => {
    const kept = offered.filter((one) => inputsOf(one, mode).includes(name)).length;
    return kept > 0 && kept < offered.length;
  });
  const shown = [...offered, ...ofPhotos].filter(
    (one) => filter === null || inputsOf(one, mode).includes(filter),
  );
  const choose = (next: Model, seconds = wanted.duration) => {
    const asked = { ...wanted, ...(seconds === undefined ? {} : { duration: seconds }) };
    if (needsPhoto(next, mode)) composer.setMode("text-image-to-video");
    composer.setParams(frameChange(asked, composer.form.additionalParams));
    if (next !== chosen) composer.setModel(next);
    lendFrame(store, { wanted: asked, became: fitToModel(asked, next, mode).params });
  };
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <ChooseForMe models={offered} chosen={chosen} form={form} onChoose={choose} />
      {filters.length > 0 && (
        <WideChips label={t`Takes`}>
          {filters.map((name) => (
            <Chip
              key={name}
              chosen={filter === name}
              onClick={() => setFilter((now) => (now === name ? null : name))}
            >
              {t(FILTERS[name])}
            </Chip>
          ))}
        </WideChips>
      )}
      <ModelOptions
        models={shown}
        chosen={chosen}
        form={form}
        wanted={wanted}
        onChoose={(next) => {
          choose(next);
          close();
        }}
      />
      {isAdmin && shown.some(({ available, awayUntil }) => !available && awayUntil === null) && (
        <Link
          to="/settings/services"
          className="reach self-start px-3 text-14 font-medium underline underline-offset-4"
        >
          {t`Enter the key of a service`}
        </Link>
      )}
    </div>
  );
}
