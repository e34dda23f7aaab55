import { fileURLToPath } from "node:url";
import { errorMessage } from "../error-code.ts";
import { type LocalSettings, readSettings } from "../settings.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Runs one of the `npm run db:…` commands; an error prints one sentence and exits with code 1. */
export async function runCommand(
  command: (settings: LocalSettings, parameters: string[]) => Promise<void>,
): Promise<void> {
  const parameters = process.argv.slice(2);
  try {
    await command(readSettings(process.env, root, parameters), parameters);
  } catch (error) {
    console.error(errorMessage(error));
    process.exitCode = 1;
  }
}
