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

/** Options for launching the browser with Playwright. */
export type Browser = {
  executablePath?: string;
  channel?: string;
  args: string[];
  env?: Record<string, string>;
};

const chromiumPackage = import.meta.resolve("@sparticuz/chromium");
const cache = fileURLToPath(new URL("../../../node_modules/.cache/kinora/", import.meta.url));

/**
 * Returns the browser of the journeys: CHROME_PATH when set, else the Chromium from npm with its
 * own libraries and fonts (Linux x64), else the Chrome installed on this machine.
 */
export function findBrowser(): Browser {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args };
  if (process.platform !== "linux" || process.arch !== "x64") return { channel: "chrome", args };
  const home = unpackChromium();
  return {
    executablePath: join(home, "chromium"),
    // The package contains the headless shell without its sandbox helper.
    args: ["--no-sandbox", "--font-render-hinting=none"],
    env: {
      PATH: process.env.PATH ?? "",
      HOME: home,
      LD_LIBRARY_PATH: `${join(home, "al2023/lib")}:${home}`,
      FONTCONFIG_PATH: join(home, "fonts"),
    },
  };
}

/**
 * Unpacked once per installed version, into a temporary folder that is renamed, so that it is never
 * seen incomplete.
 */
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
    // The package unpacks into the temporary folder, and adds its libraries only on Amazon Linux.
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

/**
 * The package's own configuration names fixed folders of a cloud function; without this one, no
 * text is drawn.
 */
function fontsConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts")}</dir>
  <cachedir>${join(home, "fonts-cache")}</cachedir>
</fontconfig>
`;
}
