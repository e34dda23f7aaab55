import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { isSettingField } from "@kinora/contracts/prompt/setting-fields";
import type { SettingValue } from "@kinora/contracts/prompt/settings-schema";

/** The change of the form that chooses a value; undefined chooses none. */
export function chooseSetting(
  params: AdditionalParams,
  name: string,
  value: SettingValue | undefined,
): Partial<AdditionalParams> {
  if (isSettingField(name)) return { [name]: value };
  const { [name]: _before, ...others } = params.settings ?? {};
  return { settings: value === undefined ? others : { ...others, [name]: value } };
}
