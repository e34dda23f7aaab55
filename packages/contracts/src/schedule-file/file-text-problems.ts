import { checkText } from "../publication/check-text.ts";
import { type FileProblem, problemOfFinding } from "./file-problem.ts";
import type { FileAccount } from "./find-accounts.ts";

/** Returns what platforms would refuse in a row's words, each once. */
export function textProblems(
  { caption, title }: { readonly caption: string; readonly title: string | null },
  accounts: readonly FileAccount[],
): readonly FileProblem[] {
  const platforms = [...new Set(accounts.map(({ platform }) => platform))];
  return platforms.flatMap((platform) =>
    // Our own feed shows a work's title and prompt.
    platform === "kinora"
      ? []
      : checkText(platform, { caption, title, tags: [], firstComment: "" })
          .filter(({ blocks }) => blocks)
          .map((finding) => problemOfFinding(platform, finding)),
  );
}
