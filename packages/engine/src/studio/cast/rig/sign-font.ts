import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";

const FAMILY = "Kinora sign";
const FILES = ["latin", "latin-ext", "cyrillic", "greek"];
const require = createRequire(import.meta.url);
let registered = false;

/** CSS font of `size` pixels; the files are registered once (Inter, SIL Open Font Licence). */
export function signFont(size: number): string {
  if (!registered) {
    for (const file of FILES) {
      const path = require.resolve(
        `@fontsource-variable/inter/files/inter-${file}-wght-normal.woff2`,
      );
      GlobalFonts.registerFromPath(path, `${FAMILY} ${file}`);
    }
    registered = true;
  }
  return `800 ${size}px ${FILES.map((file) => `"${FAMILY} ${file}"`).join(", ")}`;
}
