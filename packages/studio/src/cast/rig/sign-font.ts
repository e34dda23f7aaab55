import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";

const require = createRequire(import.meta.url);

/** Inter (SIL Open Font Licence) by script; together the files cover what `can-write.ts` allows. */
const files = () => [
  require.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  require.resolve("@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2"),
  require.resolve("@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2"),
  require.resolve("@fontsource-variable/inter/files/inter-greek-wght-normal.woff2"),
];

let families: readonly string[] | undefined;

/** Returns the CSS font at `size` pixels; the files are registered once. */
export function signFont(size: number): string {
  families ??= files().map((path, index) => {
    const family = `Kinora sign ${index}`;
    GlobalFonts.registerFromPath(path, family);
    return `"${family}"`;
  });
  return `800 ${size}px ${families.join(", ")}`;
}
