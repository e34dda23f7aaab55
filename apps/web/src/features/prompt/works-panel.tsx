import { WORKS_MAX } from "@kinora/contracts/limits";
import type { Model } from "@kinora/contracts/prompt/model";
import { t } from "@lingui/core/macro";
import { useId } from "react";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { OptionGrid } from "../../ui/option-grid.tsx";
import { modelsFor } from "./choose-model.ts";
import { gemWords } from "./press-list.tsx";
import type { ComposerForm } from "./use-composer.ts";

const COUNTS = Array.from({ length: WORKS_MAX }, (_, index) => index + 1);

interface WorksPanelProps {
  readonly composer: ComposerForm;
  readonly model: Model;
  /** The models of the press as currently configured. */
  readonly together: readonly Model[];
  readonly countOf: (works: number) => string;
}

/** Number of works a press makes, and the models in addition to the chosen one. */
export function WorksPanel({ composer, model, together, countOf }: WorksPanelProps) {
  const isCompared = together.some((one) => one !== model);
  return (
    <div className="flex flex-col gap-5 p-1">
      <OptionGrid
        label={t`Works per order`}
        value={isCompared ? null : together.length}
        options={COUNTS.map((one) => ({
          value: one,
          label: String(one),
          name: countOf(one),
        }))}
        onChoose={(works) => composer.setFields({ works, beside: [] })}
      />
      <p className="text-12 text-text-2">
        {t`Each one comes out different. You pay for what's delivered; the rest is returned.`}
      </p>
      <SideBySide composer={composer} model={model} together={together} />
    </div>
  );
}

/** The other models of the mode; unavailable ones give the reason. */
function SideBySide({
  composer: { form, mode, models, setFields },
  model,
  together,
}: Omit<WorksPanelProps, "countOf">) {
  const reasonId = useId();
  const others = modelsFor(models, mode).filter((one) => one !== model);
  if (!others.some(({ available }) => available)) return null;
  const absent = others.filter(({ available }) => !available);
  const full = together.length >= WORKS_MAX && together.some((one) => one !== model);
  const choose = (key: string) => {
    const chosen = together.filter((one) => one !== model).map((one) => one.key);
    const beside = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
    setFields({ beside, works: 1 });
  };
  return (
    <ChipGroup label={t`Side by side with ${{ model: model.name }}`}>
      {others
        .filter(({ available }) => available)
        .map((one) => {
          const chosen = together.includes(one);
          return (
            <Chip
              key={one.key}
              chosen={chosen}
              disabled={full && !chosen}
              onClick={() => choose(one.key)}
            >
              {[one.name, gemWords(form, one)].filter(Boolean).join(" · ")}
            </Chip>
          );
        })}
      <p id={reasonId} className="w-full text-12 text-text-2">
        {full
          ? t`Up to four.`
          : t`Each makes one from the same words, with settings adjusted to fit.`}
      </p>
      {form.beside.length > 0 &&
        absent
          .filter(({ key }) => form.beside.includes(key))
          .map((one) => (
            <p key={one.key} className="w-full text-12 text-text-2">
              {one.name}: {one.unavailableReason ?? t`Not available.`}
            </p>
          ))}
    </ChipGroup>
  );
}
