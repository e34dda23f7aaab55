import type { Model } from "@kinora/contracts/prompt/model";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { SamplePicture } from "../../entities/prompt/sample-picture.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { OptionList } from "../../ui/option-list.tsx";
import { awayWords } from "./away-words.ts";
import { ChooseForMe } from "./choose-for-me.tsx";
import { isFilm, isOwn, modelsFor } from "./choose-model.ts";
import { withoutManner } from "./manners.ts";
import { type Input, inputsOf, modelFacts } from "./model-facts.ts";
import type { ComposerForm } from "./use-composer.ts";

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
  const { form, mode, models, setModel } = composer;
  const [filter, setFilter] = useState<Input | null>(null);
  const offered = modelsFor(models, mode).filter(
    (one) =>
      withoutManner(one, models) === one && (one.available || isAdmin || one.awayUntil !== null),
  );
  // Omit filters that match all models or none.
  const filters = NAMES.filter((name) => {
    const kept = offered.filter((one) => inputsOf(one, mode).includes(name)).length;
    return kept > 0 && kept < offered.length;
  });
  const shown = offered.filter((one) => filter === null || inputsOf(one, mode).includes(filter));
  const choose = (next: Model) => {
    if (next !== chosen) setModel(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <ChooseForMe models={offered} chosen={chosen} isFilm={isFilm(mode)} onChoose={choose} />
      {filters.length > 0 && (
        <ChipGroup label={t`Takes`}>
          {filters.map((name) => (
            <Chip
              key={name}
              chosen={filter === name}
              onClick={() => setFilter((now) => (now === name ? null : name))}
            >
              {t(FILTERS[name])}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <OptionList
        label={t`Models`}
        value={chosen.key}
        options={shown
          .toSorted((a, b) => Number(b.available) - Number(a.available))
          .map((one) => ({
            value: one.key,
            label: one.name,
            hint: modelFacts(one, form),
            ...lookOf(one),
            ...(one.available ? {} : { blocked: awayWords(one) }),
          }))}
        onChoose={(key) => {
          const next = models.find((one) => one.key === key);
          if (next) choose(next);
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

/** What the model has made: samples for our own, the owner's first trial for others. */
function lookOf({ key, example }: Model) {
  if (isOwn(key)) return { icon: <Look about="model" name={key} /> };
  if (example === null) return {};
  const look =
    "h-12 w-21 max-md:large-text:h-8 max-md:large-text:w-14 shrink-0 rounded-[8px] object-cover";
  return { icon: <img src={example} alt="" className={look} /> };
}

/** A sample picture in place of an icon. */
export function Look(props: { readonly about: "model" | "style"; readonly name: string }) {
  return (
    <SamplePicture
      {...props}
      className="h-12 w-21 max-md:large-text:h-8 max-md:large-text:w-14 shrink-0 rounded-[8px]"
    />
  );
}
