import { OTHER_LANGUAGES } from "./other-languages.ts";

/** ISO 639 codes of widely written languages. */
const WIDELY_WRITTEN = [
  ...[
    "ar",
    "bg",
    "bn",
    "cs",
    "da",
    "de",
    "el",
    "en",
    "es",
    "fa",
    "fi",
    "fil",
    "fr",
    "he",
    "hi",
    "hr",
  ],
  ...[
    "hu",
    "id",
    "it",
    "ja",
    "ko",
    "ms",
    "nl",
    "no",
    "pl",
    "pt",
    "ro",
    "ru",
    "sk",
    "sr",
    "sv",
    "sw",
  ],
  ...["ta", "te", "th", "tr", "uk", "ur", "vi", "zh"],
];

/**
 * Those without a shipped list: text in them is checked only against the lists of other languages.
 */
export const UNLISTED_LANGUAGES: readonly string[] = WIDELY_WRITTEN.filter(
  (language) => language !== "en" && !OTHER_LANGUAGES.has(language),
);
