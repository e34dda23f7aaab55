/**
 * Pages of settings and staff, texts that are read once, and pages that are seldom reached from
 * within the app: a first visit to them gets their files from the server's page.
 */
export const SELDOM =
  /routes\/(?:_app\/(?:settings|admin|campaigns|challenges)\/|(?:_app\/)?(?:collections|terms|rules|privacy|imprint|transparency|agree|checkout|publish|review|verify|challenges|gems|board|login|u|story)\.)/;

/** Parts of nearly every page, and tiny ones, whose names in the list of preloads weigh as much. */
export const UNLISTED =
  /assets\/(?:rolldown-runtime|beginning|vendor|core|icons|parts|wall|text|use-is-admin|models-api|profile-api|clock-text|moment-text|useBaseUiId|reauthentication-header|flag-reasons|report|opening-focus|own-works|lazy-upload-field|picker|more-icons|order|take-focus|option-keys|labels|measure-span|repeat|circle-question-mark|unsafe-categories|sign-in-providers|refused-words|unshown|menu-panel|refusal-words|comment|ask-to-go-on|reauthentication|skip-forward|one-sound|player-state|use-back-closes|members-only|key-list|claim-button|notification-api|legal-page|calendar-clock|item-icons|act-icons|words|swipe|ban|page|closed-words|progress-bar|megaphone|use-platform-name|platform-name|change-words|put-in-form)-/;
