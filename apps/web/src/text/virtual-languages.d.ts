/** Written by build/screen-words.ts from the folders beside this file. */
declare module "virtual:languages" {
  export const LANGUAGES: Readonly<
    Record<string, () => Promise<{ readonly words: import("./reading.ts").ScreenWords }>>
  >;
}
