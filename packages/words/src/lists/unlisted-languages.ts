import { OTHER_LANGUAGES } from "./other-languages.ts";

/** Languages that many people write, by their code of ISO 639. */
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

/** Those of which nothing ships: what is written in them is stopped by nothing but the words of other lists. */
export const UNLISTED_LANGUAGES: readonly string[] = WIDELY_WRITTEN.filter(
  (language) => language !== "en" && !OTHER_LANGUAGES.has(language),
);
