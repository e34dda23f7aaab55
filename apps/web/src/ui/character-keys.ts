/** Whether keys that are one character do something here; whoever speaks to their computer may switch them off. */
export function areCharacterKeysOn(): boolean {
  return document.documentElement.dataset.characterKeys !== "off";
}

/** Space presses what has the focus, with or without us. */
export function isCharacterKey(key: string): boolean {
  return key.length === 1 && key !== " ";
}
