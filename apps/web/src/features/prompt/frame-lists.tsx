import type { Model } from "@kinora/contracts/prompt/model";
import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { OptionGrid } from "../../ui/option-grid.tsx";
import { OptionList } from "../../ui/option-list.tsx";
import { RatioGlyph } from "./ratio-glyph.tsx";

const HINTS: Readonly<Record<string, MessageDescriptor>> = {
  "16:9": msg`Wide`,
  "9:16": msg`Tall`,
  "1:1": msg`Square`,
};

interface ListProps<Value> {
  readonly model: Model;
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

export function ShapeList({ model, value, onChoose }: ListProps<AspectRatio>) {
  const options = model.aspectRatios.map((one) => {
    const hint = HINTS[one];
    return {
      value: one,
      label: one,
      ...(hint && { hint: t(hint) }),
      icon: <RatioGlyph ratio={one} />,
    };
  });
  return (
    <OptionList
      label={t`Shapes`}
      value={value ?? null}
      options={options}
      onChoose={(ratio) => ratio !== null && onChoose(ratio)}
    />
  );
}

export function LengthList({ model, value, onChoose }: ListProps<number>) {
  const options = model.durations.map((one) => ({
    value: one,
    label: t`${one} s`,
    name: plural(one, { one: "# second", other: "# seconds" }),
  }));
  return (
    <OptionGrid label={t`Lengths`} value={value ?? null} options={options} onChoose={onChoose} />
  );
}
