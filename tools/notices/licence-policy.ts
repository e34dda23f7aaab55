import type { Package } from "./list-packages.ts";

const permissive =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|BSD|CC0-1\.0|CC-BY-4\.0|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib|PostgreSQL|LGPL-3\.0-or-later|WTFPL)$/;

const programs = /^@ffmpeg-(binary|installer)\//;

/** Packages that carry a program which we start as a process of its own, whatever its licence. */
export function isOwnProgram({ name }: Package): boolean {
  return programs.test(name);
}

/** True when every licence that applies is one we may link; of "A OR B" one is enough. */
export function isLinkable({ licence }: Package): boolean {
  const words = licence.replaceAll(/[()]/g, "");
  return words
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => permissive.test(one.trim())));
}
