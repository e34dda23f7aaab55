import type { Model } from "@kinora/contracts/prompt/model";
import { VISUAL_STYLES, type VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { OptionList } from "../../ui/option-list.tsx";
import { isOwn, modelsFor } from "./choose-model.ts";
import { Look } from "./look.tsx";
import { mannerName, mannersOf } from "./manners.ts";
import { styleName } from "./style-name.ts";
import type { ComposerForm } from "./use-composer.ts";

/** How each style looks when rendered by the built-in engine: an illustrator, whatever the name. */
const OWN_HINTS: Readonly<Record<VisualStyle, MessageDescriptor>> = {
  photorealistic: msg`Soft light, depth, fine grain. The most lifelike look here, though still drawn.`,
  animation: msg`Round shapes, clear colours`,
  anime: msg`Strong sky, bright edges`,
  comics: msg`Ink lines and dots`,
  illustration: msg`Flat, quiet, printed`,
};

const HOSTED_HINTS: Readonly<Record<VisualStyle, MessageDescriptor>> = {
  ...OWN_HINTS,
  photorealistic: msg`Your words alone decide the style`,
};

export interface StyleListProps {
  readonly composer: ComposerForm;
  readonly model: Model;
  /** The model without its manner; the model itself when it has none. */
  readonly base: Model;
  /** A style or the key of a manner. */
  readonly chosen: string;
  readonly close: () => void;
}

/** The five styles of the form and the manners of the model, each with its look. */
export function StyleList({ composer, model, base, chosen, close }: StyleListProps) {
  const { mode, models, setModel, setParams } = composer;
  const hints = isOwn(model.key) ? OWN_HINTS : HOSTED_HINTS;
  const manners = mannersOf(base, modelsFor(models, mode)).filter(({ available }) => available);
  return (
    <OptionList
      label={t`Styles`}
      value={chosen}
      options={[
        ...VISUAL_STYLES.map((one) => ({
          value: one as string,
          label: styleName(one, model),
          hint: t(hints[one]),
          ...(isOwn(model.key) ? { icon: <Look about="style" name={one} /> } : {}),
        })),
        ...manners.map((one) => ({
          value: one.key,
          label: mannerName(one),
          hint: t`${{ description: one.description }} Model: ${{ name: one.name }}.`,
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
