import { t } from "@lingui/core/macro";
import { Brush } from "lucide-react";
import type { ReactNode } from "react";
import { type Option, OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";

/** The choice of the model that makes pictures or clips. */
export function MakerPicker({
  label,
  icon = <Brush size={16} aria-hidden="true" />,
  shown,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly icon?: ReactNode;
  /** The current choice, in words. */
  readonly shown: string;
  readonly value: string;
  readonly options: readonly Option<string>[];
  readonly onChoose: (value: string) => void;
}) {
  return (
    <Picker label={label} value={shown} icon={icon}>
      {(close) => (
        <div className="flex flex-col gap-2">
          <OptionList
            label={label}
            value={value}
            options={options}
            onChoose={(chosen) => {
              onChoose(chosen);
              close();
            }}
          />
          <p className="px-3 text-12 text-text-2">
            {t`Nothing is made until you update the scene, at the price shown there.`}
          </p>
        </div>
      )}
    </Picker>
  );
}
