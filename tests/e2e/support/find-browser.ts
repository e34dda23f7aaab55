import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** How Playwright starts the browser. */
export type Browser = {
  executablePath?: string;
  channel?: string;
  args: string[];
  env?: Record<string, string>;
};

const chromiumPackage = import.meta.resolve("@sparticuz/chromium");
const cache = fileURLToPath(new URL("../../../node_modules/.cache/kinora/", import.meta.url));

/**
 * The browser of the journeys: CHROME_PATH when set, else the Chromium that npm brings with its own
 * libraries and fonts (Linux x64), else the Chrome installed on this machine.
 */
export function findBrowser(): Browser {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args };
  if (process.platform !== "linux" || process.arch !== "x64") return { channel: "chrome", args };
  const home = unpackChromium();
  return {
    executablePath: join(home, "chromium"),
    // The package is the headless shell; its sandbox helper is not part of it.
    args: ["--no-sandbox", "--font-render-hinting=none"],
    env: {
      PATH: process.env.PATH ?? "",
      HOME: home,
      LD_LIBRARY_PATH: `${join(home, "al2023/lib")}:${home}`,
      FONTCONFIG_PATH: join(home, "fonts"),
    },
  };
}

/** Unpacked once per installed version; made beside and renamed, so that nobody sees half of it. */
function unpackChromium(): string {
  const { size, mtimeMs } = statSync(join(dirname(fileURLToPath(chromiumPackage)), "index.js"));
  const home = join(cache, `chromium-${size}-${Math.round(mtimeMs)}`);
  if (existsSync(join(home, "chromium"))) return home;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, "unpacking-"));
  const script = `
    const { default: chromium } = await import(${JSON.stringify(chromiumPackage)});
    await chromium.executablePath();`;
  execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    // The package unpacks into the temporary folder, and its libraries only for Amazon Linux.
    env: { TMPDIR: unfinished, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
  });
  writeFileSync(join(unfinished, "fonts/fonts.conf"), fontsConfiguration(home));
  try {
    renameSync(unfinished, home);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(home, "chromium"))) throw error;
  }
  return home;
}

/** The package's own names fixed folders of a cloud function; without this no text is drawn. */
function fontsConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts")}</dir>
  <cachedir>${join(home, "fonts-cache")}</cachedir>
</fontconfig>
`;
}
