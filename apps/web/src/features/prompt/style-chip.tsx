import type { Model } from "@kinora/contracts/prompt/model";
import { VISUAL_STYLES, type VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import { Brush } from "lucide-react";
import { capital } from "../../ui/capital.ts";
import { OptionList } from "../../ui/option-list.tsx";
import { Picker } from "../../ui/picker.tsx";
import { isOwn, modelsFor } from "./choose-model.ts";
import { mannerName, mannersOf, withoutManner } from "./manners.ts";
import { Look } from "./model-chip.tsx";
import type { ComposerForm } from "./use-composer.ts";

/** What each looks like when the built-in engine draws it: an illustrator, whatever the name. */
const OWN_HINTS: Readonly<Record<VisualStyle, string>> = {
  photorealistic: "Soft light, depth, fine grain. The most lifelike look here, though still drawn.",
  animation: "Round shapes, clear colours",
  anime: "Strong sky, bright edges",
  comics: "Ink lines and dots",
  illustration: "Flat, quiet, printed",
};

const HOSTED_HINTS: Readonly<Record<VisualStyle, string>> = {
  ...OWN_HINTS,
  photorealistic: "Like a photograph",
};

/**
 * How it looks: the five styles of the form and, where the model has some, its own manners. A manner is
 * a model of its own on the wire; to choose by it is one more style.
 */
export function StyleChip({
  composer,
  model,
}: {
  readonly composer: ComposerForm;
  readonly model: Model;
}) {
  const { form, mode, models, setModel, setParams } = composer;
  const style = form.additionalParams.style ?? "photorealistic";
  const base = withoutManner(model, models);
  const isManner = base !== model;
  const hints = isOwn(model.key) ? OWN_HINTS : HOSTED_HINTS;
  const manners = mannersOf(base, modelsFor(models, mode)).filter(({ available }) => available);
  const chosen = isManner ? model.key : style;
  return (
    <Picker
      label="Style"
      value={isManner ? mannerName(model) : capital(style)}
      icon={<Brush size={16} aria-hidden="true" />}
      wide
    >
      {(close) => (
        <OptionList
          label="Styles"
          value={chosen}
          options={[
            ...VISUAL_STYLES.map((one) => ({
              value: one as string,
              label: capital(one),
              hint: hints[one],
              ...(isOwn(model.key) ? { icon: <Look about="style" name={one} /> } : {}),
            })),
            ...manners.map((one) => ({
              value: one.key,
              label: mannerName(one),
              hint: `${one.description} Model: ${one.name}.`,
              icon: <Look about="model" name={one.key} />,
            })),
          ]}
          onChoose={(next) => {
            const manner = manners.find(({ key }) => key === next);
            const visual = VISUAL_STYLES.find((one) => one === next);
            if (manner) setModel(manner);
            if (visual) {
              if (isManner) setModel(base);
              setParams({ style: visual });
            }
            close();
          }}
        />
      )}
    </Picker>
  );
}
