import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "./usage-error.ts";

/**
 * Parses arguments by a table of options.
 *
 * @throws UsageError, in one sentence, for an unknown option
 */
export function parseOptions<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new UsageError(`${sentence?.replace(/\.$/, "")}. See kinora --help.`);
  }
}
