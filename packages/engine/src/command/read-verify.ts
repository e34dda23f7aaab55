import { parseOptions } from "./parse-options.ts";
import type { VerifyCommand } from "./run-verify-challenge.ts";
import { UsageError } from "./usage-error.ts";

const OPTIONS = {
  key: { type: "string" },
  ballot: { type: "string", multiple: true },
} as const;

/**
 * Reads the arguments after `kinora verify-challenge`.
 *
 * @throws UsageError
 */
export function readVerify(args: readonly string[]): VerifyCommand {
  const { positionals, values } = parseOptions(args, OPTIONS);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new UsageError("Say one file: kinora verify-challenge FILE.");
  return { do: "verify-challenge", file, key: values.key ?? null, ballots: values.ballot ?? [] };
}
