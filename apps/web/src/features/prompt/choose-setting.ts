import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { isSettingField } from "@kinora/contracts/prompt/setting-fields";
import type { SettingValue } from "@kinora/contracts/prompt/settings-schema";

/** Returns the form change that selects a value; undefined selects none. */
export function chooseSetting(
  params: AdditionalParams,
  name: string,
  value: SettingValue | undefined,
): Partial<AdditionalParams> {
  if (isSettingField(name)) return { [name]: value };
  const { [name]: _before, ...others } = params.settings ?? {};
  return { settings: value === undefined ? others : { ...others, [name]: value } };
}
