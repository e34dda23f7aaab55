/** Is there something a person can see: not only spaces and signs without width? */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}]/u.test(text);
}
