import type { Model } from "@kinora/contracts/prompt/model";
import { VISUAL_STYLES, type VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import { capital } from "../../ui/capital.ts";
import { OptionList } from "../../ui/option-list.tsx";
import { isOwn, modelsFor } from "./choose-model.ts";
import { mannerName, mannersOf } from "./manners.ts";
import { Look } from "./model-list.tsx";
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

export interface StyleListProps {
  readonly composer: ComposerForm;
  readonly model: Model;
  /** The model without its manner; the model itself where it has none. */
  readonly base: Model;
  /** A style, or the key of a manner. */
  readonly chosen: string;
  readonly close: () => void;
}

/** The five styles of the form and the manners of the model, each with what it looks like. */
export function StyleList({ composer, model, base, chosen, close }: StyleListProps) {
  const { mode, models, setModel, setParams } = composer;
  const hints = isOwn(model.key) ? OWN_HINTS : HOSTED_HINTS;
  const manners = mannersOf(base, modelsFor(models, mode)).filter(({ available }) => available);
  return (
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
          if (base !== model) setModel(base);
          setParams({ style: visual });
        }
        close();
      }}
    />
  );
}
