/** True when single-character shortcuts are enabled. Users of speech input may turn them off. */
export function areCharacterKeysOn(): boolean {
  return document.documentElement.dataset.characterKeys !== "off";
}

/** Space always activates the focused control, so it does not count. */
export function isCharacterKey(key: string): boolean {
  return key.length === 1 && key !== " ";
}
