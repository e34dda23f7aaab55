import type { Package } from "./list-packages.ts";

const permissive =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|BSD|CC0-1\.0|CC-BY-4\.0|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib|PostgreSQL|LGPL-3\.0-or-later|WTFPL)$/;

const programs = /^@ffmpeg-(binary|installer)\//;

/**
 * Returns true for packages that contain a program which we start as a separate process, whatever
 * its licence.
 */
export function isOwnProgram({ name }: Package): boolean {
  return programs.test(name);
}

/** Returns true when we may link to all licences that apply; of "A OR B", one is enough. */
export function isLinkable({ licence }: Package): boolean {
  const words = licence.replaceAll(/[()]/g, "");
  return words
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => permissive.test(one.trim())));
}
