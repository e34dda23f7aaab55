import type { Model } from "@kinora/contracts/prompt/model";
import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import { t } from "@lingui/core/macro";
import { capital } from "../../ui/capital.ts";

/**
 * Returns whether a model draws a style as the prompt describes it. Our own always paints in one of
 * its styles; a hosted model is told one only when it isn't the default, which would contradict a
 * prompt about a watercolour.
 */
export const isByWords = (
  style: VisualStyle | undefined,
  { tellsStyle }: Pick<Model, "tellsStyle">,
): boolean => tellsStyle && style === PROMPT_DEFAULTS.additionalParams.style;

/** Returns the display name of a style for a model. */
export const styleName = (style: VisualStyle, model: Model): string =>
  isByWords(style, model) ? t`As described` : capital(style);
