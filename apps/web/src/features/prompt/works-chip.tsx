import { WORKS_MAX } from "@kinora/contracts/limits";
import type { Model } from "@kinora/contracts/prompt/model";
import { plural, t } from "@lingui/core/macro";
import { Layers } from "lucide-react";
import { useId } from "react";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { OptionGrid } from "../../ui/option-grid.tsx";
import { Picker } from "../../ui/picker.tsx";
import { modelsFor } from "./choose-model.ts";
import type { ComposerForm } from "./use-composer.ts";
import { modelsOfPress } from "./wire-order.ts";

const COUNTS = Array.from({ length: WORKS_MAX }, (_, index) => index + 1);

const countOf = (works: number) => plural(works, { one: "# work", other: "# works" });

/** How many one press makes: one model several times, or several models side by side. */
export function WorksChip({
  composer,
  model,
}: {
  readonly composer: ComposerForm;
  readonly model: Model;
}) {
  const { form, models, setFields } = composer;
  const together = modelsOfPress(form, model, models);
  const isCompared = together.some((one) => one !== model);
  return (
    <Picker label={t`How many`} value={countOf(together.length)} icon={<Layers size={16} />}>
      {() => (
        <div className="flex flex-col gap-5 p-1">
          <OptionGrid
            label={t`Works of one press`}
            value={isCompared ? null : together.length}
            options={COUNTS.map((one) => ({
              value: one,
              label: String(one),
              name: countOf(one),
            }))}
            onChoose={(works) => setFields({ works, beside: [] })}
          />
          <p className="text-12 text-text-2">
            {t`Each comes from another seed. What arrives is paid for; the rest comes back.`}
          </p>
          <SideBySide composer={composer} model={model} together={together} />
        </div>
      )}
    </Picker>
  );
}

/** The other models there are for the mode; those that cannot be had say why. */
function SideBySide({
  composer: { form, mode, models, setFields },
  model,
  together,
}: {
  readonly composer: ComposerForm;
  readonly model: Model;
  readonly together: readonly Model[];
}) {
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
              {one.name}
            </Chip>
          );
        })}
      <p id={reasonId} className="w-full text-12 text-text-2">
        {full
          ? t`Four at most.`
          : t`Each makes one of the same words, with its own settings fitted.`}
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
